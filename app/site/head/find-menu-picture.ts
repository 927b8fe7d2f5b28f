import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services/services.ts';

/**
 * The menu's picture of a page, for the link previews of pages without a picture of their own.
 * @param path of the page in the menu
 */
export async function findMenuPicture(
  services: Pick<Services, 'siteDocuments' | 'media'>,
  path: string,
): Promise<Picture | undefined> {
  const { menu } = await services.siteDocuments.get('navigation');
  const image = menu.find((link) => link.path === path)?.image || (menu[0]?.image ?? '');
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures([image]);
  return pictures[image];
}
