/** The anchor of a picture, by its index. */
export function mosaicImageId(index: number): string {
  return `picture-${index + 1}`;
}
