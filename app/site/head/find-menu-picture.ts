import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services.ts';

/**
 * The picture that the menu shows of a page, for the link previews of pages that show none themselves.
 * @param path of the page in the menu
 */
export async function findMenuPicture(
  services: Pick<Services, 'siteContent' | 'media'>,
  path: string,
): Promise<Picture | undefined> {
  const { previews } = await services.siteContent.get('menu');
  const image = previews.find((preview) => preview.path === path)?.image ?? previews[0]?.image ?? '';
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures([image]);
  return pictures[image];
}
