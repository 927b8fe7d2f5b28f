import { hasVariants, variantPath } from '#content/picture/picture.ts';
import type { RoomMedia } from '../room-media.ts';
import type { RoomPictures } from './room-renderer.ts';

/** Sharp on the nearest tiles of every room. */
const slabWidth = 1600;

export async function fetchRoom(media: RoomMedia): Promise<RoomPictures> {
  const names = ['base', 'light', 'gloss', 'mask'] as const;
  const pictures = await Promise.all(
    names.map(async (name) => [name, await fetchPicture(media[name])] as const),
  );
  return Object.fromEntries(pictures) as RoomPictures;
}

/** @param image path of the stone's main picture */
export async function fetchSlab(image: string): Promise<ImageBitmap> {
  if (!hasVariants(image)) return fetchPicture(image);
  const pathOf = (format: 'avif' | 'webp') => variantPath(image, { width: slabWidth, format });
  return fetchPicture(pathOf('avif')).catch(() => fetchPicture(pathOf('webp')));
}

async function fetchPicture(url: string): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return createImageBitmap(await response.blob());
}
