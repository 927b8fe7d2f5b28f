import type { Sharp } from 'sharp';
import { formatMessage } from '#content/picture/upload-limits.shared.ts';
import { AppError } from '#errors/app-error.ts';
import {
  decodeWhole,
  inspectPicture,
  isCutOff,
  loadSharp,
  maxAnimationPixels,
  type PictureFacts,
} from './picture-codec.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripWebp } from './strip-webp.ts';

export type CleanPicture = { bytes: Buffer; facts: PictureFacts };

const signatureBytes = 8;
/** Length, type and checksum around a chunk's content. */
const frameBytes = 12;

/** What makes up the picture, its colours and its animation; texts, times and camera data are not among them. */
const pictureChunks: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['iCCP', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'cICP', 'mDCV', 'cLLI'],
]);

const strippers = new Map(
  Object.entries<(bytes: Buffer) => Buffer | undefined>({
    'image/jpeg': stripJpeg,
    'image/png': stripPng,
    'image/webp': stripWebp,
    'image/gif': stripGif,
  }),
);

/** Each picture, or each frame of an animation. A larger one is more likely an attack than a photograph of a slab. */
const maxPixels = 100_000_000;
/** The longer side, so that a picture of one pixel's height cannot be extremely long. */
const maxSide = 30_000;

/** Rotating a photograph compresses it once more; at these qualities the loss is invisible. */
const jpegQuality = 94;
const webpQuality = 94;

/**
 * Removes everything but the visible content of a picture (docs/decisions/0008-uploads.md): it is rotated where the
 * camera was on its side, its colour profile stays, and all other metadata is removed. It is decoded completely.
 * @throws AppError `wrong-type` for a picture that is damaged or incomplete, `too-large` for one of too many pixels
 */
export async function cleanPicture(bytes: Buffer, mime: string): Promise<CleanPicture> {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes, { pages: -1, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw refusal(cause);
    });
  if (!metadata.width || !metadata.height || `image/${metadata.format}` !== mime) throw refusal();
  const frames = metadata.pages ?? 1;
  checkExtent({ width: metadata.width, height: metadata.pageHeight ?? metadata.height, frames });
  const isUpright = (metadata.orientation ?? 1) === 1;
  const stripped = isUpright ? strippers.get(mime)?.(bytes) : undefined;
  try {
    const { state, fault } = await decodeWhole(stripped ?? bytes);
    if (state === 'damaged') throw fault;
    const options = { animated: frames > 1, failOn: 'error', limitInputPixels: maxAnimationPixels } as const;
    // What breaks a small rule of its format is written anew, so that every program can show it.
    const clean =
      stripped && state === 'sound'
        ? stripped
        : await encode(sharp(bytes, options).autoOrient().keepIccProfile(), mime);
    const facts = await inspectPicture(clean);
    if (!facts) throw refusal();
    return { bytes: clean, facts };
  } catch (cause) {
    throw refusal(cause);
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

function tooLarge(message: string): AppError {
  return new AppError('too-large', message, { fields: { file: message } });
}

/** Names the fault, where the decoder does. */
function refusal(cause?: unknown): AppError {
  const fault = isCutOff(cause) ? 'incomplete: its data ends early' : "damaged and can't be read";
  const message = `This picture is ${fault}. Copy or export it again. ${formatMessage('image')}`;
  return new AppError('wrong-type', message, { cause });
}

/** Takes out of a PNG everything that is not its picture. @returns undefined when it is not built as a PNG should be */
function stripPng(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + frameBytes <= bytes.length) {
    const end = at + frameBytes + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (pictureChunks.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}
