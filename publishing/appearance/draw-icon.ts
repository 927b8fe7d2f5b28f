import { failOn, loadSharp } from '#media/pictures/picture-codec.ts';

export type IconShape = {
  side: number;
  /** The share of the side that is left free on every edge. */
  margin: number;
  /** `#rrggbb`; left out it stays transparent. */
  ground?: string;
};

const maxPixels = 100_000_000;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A drawing or picture as large as it fits into a square. @returns a PNG */
export async function drawIcon(source: Uint8Array, { side, margin, ground }: IconShape): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = Math.max(Math.round(side * (1 - 2 * margin)), 1);
  const shape = await sharp(source, { limitInputPixels: maxPixels, failOn })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const canvas = { width: side, height: side, channels: 4 as const, background: ground ?? clear };
  return sharp({ create: canvas })
    .composite([{ input: shape, gravity: 'centre' }])
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
