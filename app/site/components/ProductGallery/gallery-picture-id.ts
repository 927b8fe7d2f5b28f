/** The anchor of a picture, by its index. */
export function galleryPictureId(index: number): string {
  return `picture-${index + 1}`;
}
