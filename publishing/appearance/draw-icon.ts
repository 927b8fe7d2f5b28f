import { failOn, loadSharp } from '#media/pictures/picture-codec.ts';

export type IconShape = {
  side: number;
  /** The share of the side that is left free on every edge. */
  margin: number;
  /** `#rrggbb`; left out it stays transparent. */
  ground?: string;
  /** Cut to a square around its middle; what is opaque then fills the whole side, without margin. */
  isCropped?: boolean;
};

const maxPixels = 100_000_000;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A drawing or picture in a square, by itself as large as it fits into it. @returns a PNG */
export async function drawIcon(source: Uint8Array, shape: IconShape): Promise<Buffer> {
  const { side, margin, ground, isCropped = false } = shape;
  const sharp = await loadSharp();
  const fit = isCropped ? 'cover' : 'contain';
  const drawAt = (size: number) =>
    sharp(source, { limitInputPixels: maxPixels, failOn })
      .resize(size, size, { fit, background: clear })
      .png()
      .toBuffer();
  if (isCropped) {
    const whole = await drawAt(side);
    if ((await sharp(whole).stats()).isOpaque) return whole;
  }
  const inner = await drawAt(Math.max(Math.round(side * (1 - 2 * margin)), 1));
  const canvas = { width: side, height: side, channels: 4 as const, background: ground ?? clear };
  return sharp({ create: canvas })
    .composite([{ input: inner, gravity: 'centre' }])
    .png()
    .toBuffer();
}

const headerBytes = 22;

/** A PNG in the frame that browsers look for at `/favicon.ico`. */
export function toIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}
