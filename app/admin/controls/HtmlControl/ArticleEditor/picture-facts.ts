import { fetchImage } from '../../../media/image-record.ts';

/** The alternative text of an image in the library; empty if it has none or could not be fetched. */
export async function findAltOf(path: string): Promise<string> {
  try {
    return (await fetchImage(path)).alt;
  } catch {
    return '';
  }
}

/** The picture's size in pixels, which avoids layout shifts; empty if it could not be loaded. */
export async function measurePicture(path: string): Promise<{ width?: string; height?: string }> {
  const image = new Image();
  image.src = path;
  try {
    await image.decode();
    return { width: String(image.naturalWidth), height: String(image.naturalHeight) };
  } catch {
    return {};
  }
}
