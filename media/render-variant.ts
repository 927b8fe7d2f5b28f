import type { Sharp } from 'sharp';
import { type PictureFormat, type PictureWidth, pictureWidths } from '#content/picture/picture.ts';
import { loadSharp } from './load-sharp.ts';

/** AVIF at effort 4 takes six times as long for the same size (measured on slabs); 52 keeps fine veins. */
const avif = { quality: 52, effort: 2 } as const;
const webp = { quality: 76, effort: 4 } as const;
/** What is scaled down from is not seen itself: it keeps what a second compression would lose. */
const masterJpeg = { quality: 95, chromaSubsampling: '4:4:4' } as const;
const masterPng = { compressionLevel: 3 } as const;

/** A very tall picture becomes narrower than asked rather than taking gigabytes; it is shown at its own shape. */
const maxVariantPixels = 16_000_000;
/** WebP knows no larger number. */
const maxVariantHeight = 16_383;

/** One size and format of a picture. */
export async function renderVariant(
  source: Buffer,
  variant: { width: PictureWidth; format: PictureFormat },
): Promise<Buffer> {
  const resized = await shrink(source, variant.width);
  return variant.format === 'avif' ? resized.avif(avif).toBuffer() : resized.webp(webp).toBuffer();
}

/** A picture at the largest width that is ever shown, in a format that is quick to read. */
export async function renderMaster(original: Buffer): Promise<Buffer> {
  const largest = Math.max(...pictureWidths) as PictureWidth;
  const shrunk = await shrink(original, largest);
  const { hasAlpha } = await shrunk.metadata();
  return hasAlpha ? shrunk.png(masterPng).toBuffer() : shrunk.jpeg(masterJpeg).toBuffer();
}

/** Reads from top to bottom and holds a strip at a time where the format allows it; JPEG and WebP shrink as they load. */
async function shrink(source: Buffer, width: PictureWidth): Promise<Sharp> {
  const open = await loadSharp();
  const height = Math.min(maxVariantHeight, Math.floor(maxVariantPixels / width));
  return open(source, { animated: false, sequentialRead: true })
    .rotate()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true });
}
