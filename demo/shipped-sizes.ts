import { createHash } from 'node:crypto';
import type { PictureFormat, PictureWidth } from '#content/picture/picture.ts';
import { listFiles, readBytes } from './demo-files.ts';

/** Below `demo/`. */
export const sizesFolder = 'sizes';

/** What lists and openings show, and what is looked at closely on the page of a stone. */
const widths: readonly PictureWidth[] = [320, 480, 768, 960, 1280, 1600];
const widthsOfDetails: readonly PictureWidth[] = [480, 768, 960];

/** A size of a picture that comes with the demo, by the picture's content; undefined where it has to be made. */
export async function readShippedSize(
  { sha256 }: { sha256: string },
  { width, format }: { width: PictureWidth; format: PictureFormat },
): Promise<Buffer | undefined> {
  if (format !== 'avif') return undefined;
  return readBytes(sizesFolder, nameOf(sha256, width)).catch(() => undefined);
}

/** The file of every size that belongs here, with what it is made of. */
export async function listNeededSizes(): Promise<Map<string, { picture: string; width: PictureWidth }>> {
  const needed = new Map<string, { picture: string; width: PictureWidth }>();
  for (const picture of await listFiles('pictures', '.webp')) {
    const sha256 = createHash('sha256')
      .update(await readBytes('pictures', picture))
      .digest('hex');
    const isDetail = /-(?:detail|bookmatch)\.webp$/.test(picture);
    for (const width of isDetail ? widthsOfDetails : widths)
      needed.set(nameOf(sha256, width), { picture, width });
  }
  return needed;
}

/** Shortened: pictures of one site are told apart by less. */
function nameOf(sha256: string, width: PictureWidth): string {
  return `${width}/${sha256.slice(0, 16)}.avif`;
}
