/**
 * Makes `{slug}-bookmatch.webp` of every slab in demo/pictures/products: 16:10, the half of it with most to mirror, opened
 * like a book about a vertical joint. The result depends on the slabs alone.
 *
 *   node demo/make-bookmatches.ts [folder of slabs]
 */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

type Side = 'left' | 'right';
interface Attempt {
  quality: number;
  blurPx: number;
}
/** The half of a slab, in its pixels, and the side of it that lies at the joint. */
interface Leaf {
  left: number;
  width: number;
  height: number;
  seam: Side;
}

const bookmatch = { width: 1920, height: 1200, maxBytes: 160_000 };
/**
 * Tried in turn until the file is small enough. Blurring by less than a pixel removes the noise in a grainy
 * stone, which costs more bytes than its veins and is not missed.
 */
const attempts: Attempt[] = [
  ...[80, 72, 64, 56, 48].map((quality) => ({ quality, blurPx: 0 })),
  ...[60, 50, 40, 32, 26].map((quality) => ({ quality, blurPx: 0.6 })),
];
/** Activity is measured on a slab this many pixels wide: veins survive, the grain does not. */
const scanWidth = 240;
/** Share of a leaf beside the joint that decides how well it opens. */
const seamShare = 0.35;
const jointPx = 2;
/** Opened at the other side of the leaf: at the better one they make a face. */
const openedElsewhere = ['fantastico-onyx', 'patagonia'];

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'pictures/products'));

for (const slug of await findSlabs(folder)) {
  const slab = path.join(folder, `${slug}.webp`);
  const { width, height } = await sharp(slab).metadata();
  const leaf = chooseLeaf(await measureColumns(slab), width);
  if (openedElsewhere.includes(slug)) leaf.seam = leaf.seam === 'left' ? 'right' : 'left';
  const bytes = await save(await openBook(slab, { ...leaf, width: width / 2, height }), `${slug}-bookmatch`);
  console.log(slug, `${Math.round(bytes / 1024)} kB`);
}

async function findSlabs(from: string): Promise<string[]> {
  const names = await readdir(from);
  return names
    .filter((name) => name.endsWith('.webp') && !/-(detail|bookmatch)\.webp$/.test(name))
    .map((name) => path.basename(name, '.webp'))
    .sort();
}

/** One figure a column of the scan: how much the colour changes across and down it. */
async function measureColumns(slab: string): Promise<number[]> {
  const { data, info } = await sharp(slab)
    .resize({ width: scanWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  const changeFrom = (at: number, step: number): number => Math.abs((data[at] ?? 0) - (data[at + step] ?? 0));
  const measure = (column: number): number => {
    let change = 0;
    for (let top = 0; top < data.length - row; top += row) {
      for (let channel = 0; channel < info.channels; channel += 1) {
        const at = top + column * info.channels + channel;
        change += changeFrom(at, info.channels) + changeFrom(at, row);
      }
    }
    return change;
  };
  // The last column has no neighbour to differ from.
  return Array.from({ length: info.width - 1 }, (_, column) => measure(column));
}

/** The leaf whose edge at the joint has most to mirror, so the pair reads as one figure. */
function chooseLeaf(activity: number[], slabWidth: number): Pick<Leaf, 'left' | 'seam'> {
  const span = Math.round(activity.length / 2);
  const strip = Math.round(span * seamShare);
  const starts = activity.slice(0, activity.length - span + 1).map((_, start) => start);
  const scoreOf = (from: number, seam: Side): number =>
    sum(activity, from, from + span) / span +
    (seam === 'left' ? sum(activity, from, from + strip) : sum(activity, from + span - strip, from + span)) /
      strip;
  const sides: Side[] = ['left', 'right'];
  const leaves = sides.flatMap((seam) => starts.map((start) => ({ start, seam })));
  const best = findBest(leaves, ({ start, seam }) => scoreOf(start, seam));
  return { left: toPixels(best.start, activity.length, slabWidth), seam: best.seam };
}

/** Two polished faces of consecutive slabs: the leaf and its mirror, with a fine joint between. */
async function openBook(slab: string, leaf: Leaf): Promise<Sharp> {
  const half = { width: bookmatch.width / 2, height: bookmatch.height };
  const scaled = await sharp(slab)
    .extract({ left: leaf.left, top: 0, width: leaf.width, height: leaf.height })
    .resize(half)
    .png()
    .toBuffer();
  const mirrored = await sharp(scaled).flop().png().toBuffer();
  const [first, second] = leaf.seam === 'right' ? [scaled, mirrored] : [mirrored, scaled];
  const joint = { width: jointPx, height: half.height, channels: 4 as const };
  return sharp({
    create: { width: bookmatch.width, height: half.height, channels: 3, background: '#000' },
  }).composite([
    { input: first, left: 0, top: 0 },
    { input: second, left: half.width, top: 0 },
    {
      input: { create: { ...joint, background: { r: 60, g: 54, b: 46, alpha: 0.4 } } },
      left: half.width - jointPx / 2,
      top: 0,
    },
  ]);
}

/** Writes the first attempt that fits, or the last one; returns its size in bytes. */
async function save(picture: Sharp, name: string): Promise<number> {
  const raw = await picture.png({ compressionLevel: 1 }).toBuffer();
  let bytes: Buffer = Buffer.alloc(0);
  for (const attempt of attempts) {
    bytes = await encode(raw, attempt);
    if (bytes.length <= bookmatch.maxBytes) break;
  }
  await writeFile(path.join(folder, `${name}.webp`), bytes);
  return bytes.length;
}

function encode(png: Buffer, { quality, blurPx }: Attempt): Promise<Buffer> {
  const picture = blurPx > 0 ? sharp(png).blur(blurPx) : sharp(png);
  return picture.webp({ quality, effort: 4 }).toBuffer();
}

function toPixels(column: number, columns: number, slabWidth: number): number {
  return Math.min(Math.round((column / columns) * slabWidth), slabWidth / 2);
}

function sum(values: number[], from: number, to: number): number {
  return values.slice(from, to).reduce((total, value) => total + value, 0);
}

function findBest<T>(candidates: T[], scoreOf: (candidate: T) => number): T {
  return candidates.reduce((best, candidate) => (scoreOf(candidate) > scoreOf(best) ? candidate : best));
}
