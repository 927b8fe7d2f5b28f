import { failOn, loadSharp } from './picture-codec.ts';

type Crop = { width: number; height: number; focalX: number; focalY: number };

const jpeg = { quality: 82, mozjpeg: true } as const;

/**
 * A picture as JPEG for a document, cropped to a shape around the point that crops keep in view. One smaller than the
 * shape is not enlarged.
 */
export async function renderPrint(
  source: Uint8Array,
  { width, height, focalX, focalY }: Crop,
): Promise<Buffer> {
  const open = await loadSharp();
  // As points: written in the source's own format in between, it takes four times as long and loses detail.
  const upright = open(source, { animated: false, failOn })
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw();
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const scale = Math.min(info.width / width, info.height / height);
  const box = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.min(Math.max(0, Math.round(info.width * focalX - box.width / 2)), info.width - box.width);
  const top = Math.min(
    Math.max(0, Math.round(info.height * focalY - box.height / 2)),
    info.height - box.height,
  );
  return open(data, { raw })
    .extract({ left, top, ...box })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg(jpeg)
    .toBuffer();
}
