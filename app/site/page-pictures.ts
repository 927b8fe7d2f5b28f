import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services/services.ts';

export type PagePictures = {
  /** At the top of the page. */
  picture: Picture | undefined;
  /** Those of the gallery that exist. */
  gallery: Picture[];
};

export async function findPagePictures(
  services: Services,
  paths: { picture: string; gallery: readonly string[] },
): Promise<PagePictures> {
  const pictures = await services.media.findPictures([paths.picture, ...paths.gallery]);
  return {
    picture: pictures[paths.picture],
    gallery: paths.gallery.flatMap((path) => pictures[path] ?? []),
  };
}
