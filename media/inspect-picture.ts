import { loadSharp } from './load-sharp.ts';

export type PictureFacts = { mime: string; width: number; height: number; preview: string };

const mimeOf: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

const previewPixels = 16;

/**
 * Reads what a picture is from its bytes. Width and height are as shown, after the camera's rotation.
 * @returns undefined when the bytes are not a picture of a kind that the site takes (PNG, JPEG, GIF, WEBP)
 */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts | undefined> {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const mime = metadata && mimeOf[metadata.format];
  if (!metadata || !mime) return undefined;
  const isTurned = (metadata.orientation ?? 1) >= 5;
  const height = metadata.pageHeight ?? metadata.height;
  return {
    mime,
    width: isTurned ? height : metadata.width,
    height: isTurned ? metadata.width : height,
    preview: await makePreview(bytes),
  };
}

/** A few pixels as a data URI of about 150 characters, to be stretched and blurred while the picture loads. */
async function makePreview(bytes: Uint8Array): Promise<string> {
  // Pictures of cameras that break small rules of their format can be shown all the same.
  const sharp = await loadSharp();
  const pixels = await sharp(bytes, { failOn: 'error' })
    .rotate()
    .resize(previewPixels, previewPixels, { fit: 'inside' })
    .webp({ quality: 30, smartSubsample: false, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${pixels.toString('base64')}`;
}
