import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services/services.ts';
import { menuImagesOf } from '../components/FullScreenMenu/menu-links.ts';

/**
 * The menu's picture of a page, for the link previews of pages without a picture of their own.
 * @param path of the page in the menu
 */
export async function findMenuPicture(
  services: Pick<Services, 'siteDocuments' | 'media'>,
  path: string,
): Promise<Picture | undefined> {
  const images = menuImagesOf(await services.siteDocuments.get('menu'));
  const image = images.find((preview) => preview.path === path)?.image || (images[0]?.image ?? '');
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures([image]);
  return pictures[image];
}
