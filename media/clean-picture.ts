import type { Sharp } from 'sharp';
import { AppError } from '#errors/app-error.ts';
import { inspectPicture, loadSharp, type PictureFacts } from './picture-codec.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';
import { formatMessage } from './upload-limits.shared.ts';

export type CleanPicture = { bytes: Buffer; facts: PictureFacts };

const strippers: Record<string, (bytes: Buffer) => Buffer | undefined> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
};

/** Each picture, or each frame of an animation. A larger one is more likely an attack than a photograph of a slab. */
const maxPixels = 100_000_000;
/** The longer side, so that a picture of one pixel's height cannot be extremely long. */
const maxSide = 30_000;
/** All frames of an animation together. */
const maxAnimationPixels = 400_000_000;

/** Rotating a photograph compresses it once more; at these qualities the loss is invisible. */
const jpegQuality = 94;
const webpQuality = 94;

/**
 * Removes everything but the visible content of a picture (docs/decisions/0008-uploads.md): it is rotated where the
 * camera was on its side, its colour profile stays, and all other metadata is removed. It is decoded completely.
 * @throws AppError `wrong-type` for a damaged picture, `too-large` for one of too many pixels
 */
export async function cleanPicture(bytes: Buffer, mime: string): Promise<CleanPicture> {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes, { pages: -1, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata?.width || !metadata.height || `image/${metadata.format}` !== mime) throw damaged();
  const frames = metadata.pages ?? 1;
  checkExtent({ width: metadata.width, height: metadata.pageHeight ?? metadata.height, frames });
  const isUpright = (metadata.orientation ?? 1) === 1;
  const stripped = isUpright ? strippers[mime]?.(bytes) : undefined;
  const open = (source: Buffer) =>
    sharp(source, { animated: frames > 1, failOn: 'error', limitInputPixels: maxAnimationPixels });
  try {
    const clean = stripped ?? (await encode(open(bytes).autoOrient().keepIccProfile(), mime));
    await decodeWhole(open(clean));
    const facts = await inspectPicture(clean);
    if (!facts) throw damaged();
    return { bytes: clean, facts };
  } catch (cause) {
    throw damaged(cause);
  }
}

function encode(picture: Sharp, mime: string): Promise<Buffer> {
  switch (mime) {
    case 'image/jpeg':
      return picture.jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'image/webp':
      return picture.webp({ quality: webpQuality, smartSubsample: true }).toBuffer();
    case 'image/gif':
      return picture.gif().toBuffer();
    default:
      return picture.png().toBuffer();
  }
}

/** @throws AppError `too-large` */
function checkExtent(extent: { width: number; height: number; frames: number }): void {
  const { width, height, frames } = extent;
  const pixels = width * height;
  if (pixels > maxPixels || pixels * frames > maxAnimationPixels)
    throw tooLarge(`A picture has at most ${maxPixels / 1_000_000} megapixels`);
  if (Math.max(width, height) > maxSide)
    throw tooLarge(`A picture is at most ${maxSide.toLocaleString('en')} pixels wide and high`);
}

/** Decodes all of it, which fails for a truncated or damaged file. Formats that can are scaled down while being read. */
async function decodeWhole(picture: Sharp): Promise<void> {
  await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
}

function tooLarge(message: string): AppError {
  return new AppError('too-large', message, { fields: { file: message } });
}

function damaged(cause?: unknown): AppError {
  return new AppError('wrong-type', `This picture is damaged. ${formatMessage('image')}`, { cause });
}
