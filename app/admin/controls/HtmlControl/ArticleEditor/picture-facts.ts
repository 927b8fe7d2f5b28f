import { requestApi } from '../../../api/request-api.ts';

/** What the library says that a picture shows; empty when it doesn't say, or cannot be asked. */
export async function findAltOf(path: string): Promise<string> {
  try {
    const { data } = await requestApi<{ path: string; alt: string }[]>('/images');
    return data.find((image) => image.path === path)?.alt ?? '';
  } catch {
    return '';
  }
}

/** The picture's size in pixels, so that the page keeps room for it; none when it cannot be loaded. */
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
