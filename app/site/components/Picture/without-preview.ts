import type { Picture } from '#content/picture/picture.ts';

/** For a picture that is loaded before it can be seen, or whose preview the page shows elsewhere already. */
export function withoutPreview(picture: Picture): Picture;
export function withoutPreview(picture: Picture | undefined): Picture | undefined;
export function withoutPreview(picture: Picture | undefined): Picture | undefined {
  return picture && { ...picture, preview: '' };
}
