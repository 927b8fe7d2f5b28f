import { loadSharp } from './picture-codec.ts';

export type LogoShape = {
  /** What it may take of a page, in CSS pixels. */
  maxWidth: number;
  maxHeight: number;
  /** Left free around it, in CSS pixels. */
  margin: number;
  /** `#rrggbb`. */
  ground: string;
};

/** For fine screens. */
const density = 2;
const maxPixels = 100_000_000;

/** A logo on a ground of its own. @returns a PNG of twice the size that it is to be shown in */
export async function drawLogo(source: Uint8Array, { maxWidth, maxHeight, margin, ground }: LogoShape) {
  const sharp = await loadSharp();
  const space = Math.round(margin * density);
  const { data, info } = await sharp(source, { limitInputPixels: maxPixels })
    .resize(maxWidth * density, maxHeight * density, { fit: 'inside' })
    .flatten({ background: ground })
    .extend({ top: space, bottom: space, left: space, right: space, background: ground })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: Math.ceil(info.width / density), height: Math.ceil(info.height / density) };
}
