import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Size = { width: number; height: number };

const small: Size = { width: 60, height: 40 };

/** A picture whose left half is dark and whose right half is light, so that a turn shows. */
export function drawHalves(size: Size = small): Sharp {
  const half = {
    width: Math.ceil(size.width / 2),
    height: size.height,
    channels: 3,
    background: '#eee',
  } as const;
  return sharp({ create: { ...size, channels: 3, background: '#111' } }).composite([
    { input: { create: half }, left: Math.floor(size.width / 2), top: 0 },
  ]);
}

/** A photograph as a telephone takes it: lying on its side, with its position, its maker and a colour profile. */
export async function makePhotograph(options: { orientation: number; size?: Size }): Promise<Buffer> {
  return drawHalves(options.size)
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Phonemaker', Orientation: String(options.orientation) },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '26/1 54/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '75/1 48/1 0/1',
      },
    })
    .withMetadata({ orientation: options.orientation, icc: 'p3' })
    .jpeg()
    .toBuffer();
}

/** Pixels that do not compress, for files of a wanted weight. */
export async function makeNoise(size: Size): Promise<Buffer> {
  const pixels = Buffer.alloc(size.width * size.height * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = state >> 16;
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A PNG of one colour: a few kilobytes that unfold to as many pixels as wanted. */
export function makeBomb({ width, height }: Size): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG, e.g. a comment or a picture's header. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

export const squarePixels = 20;

/** Squares of many colours, by which any point of a large picture is told from any other. */
export function drawSquares({ width, height }: Size): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(colourOfSquare(x, y), (y * width + x) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The colour of a point of such a picture. */
export function colourOfSquare(x: number, y: number): [number, number, number] {
  const [column, row] = [Math.floor(x / squarePixels), Math.floor(y / squarePixels)];
  return [(column * 67) % 256, (row * 101) % 256, (column * 29 + row * 53) % 256];
}
