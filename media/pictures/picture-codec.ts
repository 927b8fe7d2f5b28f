import type { Sharp, default as sharp } from 'sharp';
import { measureColours, measuredSide, type Pixels } from '#content/colours/measure-colours.shared.ts';
import type { PictureColours } from '#content/colours/picture-colours.shared.ts';
import { type PictureFormat, type PictureWidth, pictureWidths } from '#content/picture/picture.ts';

export type PictureFacts = {
  mime: string;
  width: number;
  height: number;
  preview: string;
  colours?: PictureColours | undefined;
  condition: PictureCondition;
};

/**
 * Whether a picture can be shown: `animated`, it moves by itself and its sizes stand still; `damaged`, a part of it is
 * missing; `unreadable`, nothing can be made of it.
 */
export type PictureCondition = 'whole' | 'animated' | 'damaged' | 'unreadable';

/** All frames of an animation together. */
export const maxAnimationPixels = 400_000_000;

const mimeOf = new Map(
  Object.entries({
    png: 'image/png',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
  }),
);

const previewPixels = 16;

/** AVIF at effort 4 takes six times as long for the same size (measured on slabs); 52 keeps fine veins. */
const avif = { quality: 52, effort: 2 } as const;
const webp = { quality: 76, effort: 4 } as const;
/** Variants are made from it, so it must not lose detail to an extra compression. */
const masterJpeg = { quality: 95, chromaSubsampling: '4:4:4' } as const;
const masterPng = { compressionLevel: 3 } as const;

/** What was stored before uploads were looked at so closely is shown as far as it goes, as browsers do. */
export const failOn = 'none';

/** A very tall picture becomes narrower than requested rather than taking gigabytes; it is shown at its own shape. */
const maxVariantPixels = 16_000_000;
/** The largest side that WebP supports. */
const maxVariantHeight = 16_383;

/**
 * Loads the picture library with the first picture: it would double the time of every start. One picture takes one
 * core, and nothing of it stays in memory for another: the files made of it are kept instead.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: open } = await import('sharp');
  open.concurrency(1);
  open.cache(false);
  return open;
}

/**
 * Reads what a picture is from its bytes. Width and height are as shown, after the camera's rotation.
 * @returns undefined when the bytes are not a picture of a kind that the site takes (PNG, JPEG, GIF, WEBP)
 */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts | undefined> {
  const open = await loadSharp();
  const metadata = await open(bytes, { failOn })
    .metadata()
    .catch(() => undefined);
  const mime = metadata && mimeOf.get(metadata.format);
  if (!metadata || !mime) return undefined;
  const isTurned = (metadata.orientation ?? 1) >= 5;
  const height = metadata.pageHeight ?? metadata.height;
  const reduced = await reduce(bytes);
  return {
    mime,
    condition: isAnimated(metadata.pages, bytes) ? 'animated' : 'whole',
    width: isTurned ? height : metadata.width,
    height: isTurned ? metadata.width : height,
    preview: await renderPreview(reduced),
    colours: measureColours(reduced),
  };
}

/** What is asked of a picture that is stored already: its colours, of its first frame, and whether it can be shown. */
export async function measurePicture(
  bytes: Uint8Array,
): Promise<Pick<PictureFacts, 'colours' | 'condition'>> {
  const facts = await inspectPicture(bytes).catch(() => undefined);
  if (!facts) return { condition: 'unreadable', colours: undefined };
  const { state } = await decodeWhole(bytes);
  return { condition: state === 'damaged' ? 'damaged' : facts.condition, colours: facts.colours };
}

/**
 * Decodes all of a picture, with every frame. @returns `odd` where it breaks small rules of its format, as cameras do, and
 * `damaged` with what the decoder says where something of it is missing
 */
export async function decodeWhole(
  bytes: Uint8Array,
): Promise<{ state: 'sound' | 'odd' | 'damaged'; fault?: unknown }> {
  const fault = await findFault(bytes, 'warning');
  if (!fault) return { state: 'sound' };
  const isDamaged = isCutOff(fault) || (await findFault(bytes, 'error'));
  return { state: isDamaged ? 'damaged' : 'odd', fault };
}

async function findFault(bytes: Uint8Array, level: 'warning' | 'error'): Promise<unknown> {
  const open = await loadSharp();
  // Formats that can are scaled down while being read.
  return open(bytes, { animated: true, failOn: level, limitInputPixels: maxAnimationPixels })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      (fault: unknown) => fault,
    );
}

/** Whether a decoder complains, in its own words, that data ends early. */
export function isCutOff(fault: unknown): boolean {
  return /premature end|unexpected end/i.test(String(fault));
}

/** The picture library reads the first frame alone of a PNG that moves; its mark stands among the first chunks. */
function isAnimated(frames: number | undefined, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  return (frames ?? 1) > 1 || head.includes('acTL');
}

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

/** A few pixels as a data URI of about 150 characters, to be stretched and blurred while the picture loads. */
async function renderPreview({ data, width, height }: Pixels): Promise<string> {
  const open = await loadSharp();
  const pixels = await open(data, { raw: { width, height, channels: 4 } })
    .resize(previewPixels, previewPixels, { fit: 'inside' })
    .webp({ quality: 30, smartSubsample: false, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${pixels.toString('base64')}`;
}

/** The points of a small copy, upright: decoding takes longer than all that is made of it. */
async function reduce(bytes: Uint8Array): Promise<Pixels> {
  const open = await loadSharp();
  const { data, info } = await open(bytes, { failOn })
    .rotate()
    .resize(measuredSide, measuredSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Reads from top to bottom and holds a strip at a time where the format allows it; JPEG and WebP shrink as they load. */
async function shrink(source: Buffer, width: PictureWidth): Promise<Sharp> {
  const open = await loadSharp();
  const height = Math.min(maxVariantHeight, Math.floor(maxVariantPixels / width));
  return open(source, { animated: false, sequentialRead: true, failOn })
    .rotate()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true });
}
