/** The address within the page of a picture, by its place. */
export function mosaicImageId(index: number): string {
  return `picture-${index + 1}`;
}
