/**
 * Makes the pictures of the demo's slabs, `demo/slabs/{number}.webp`, of the pictures of their stones.
 *
 *   node demo/make-slabs.ts
 *
 * The veins of a block move and lean a little from slab to slab, and every other one is mirrored, as polished faces that
 * lie against each other are. All are drawn at one scale. The result depends on the stones' pictures alone.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readSlabs, type SlabDraft, slabsFolder } from './slab-drafts.ts';

/** The picture of a stone shows 3 by 1.875 metres; taken for 3.2 by 2, so that there is room for what leans. */
const source = { width: 2880, height: 1800, pxPerMm: 0.9 };
const madePxPerMm = 0.4;
const leanPerSlab = 0.008;
const maxBytes = 70_000;
/** Tried in turn until the file is small enough; less than a pixel of blur takes the grain, not the veins. */
const attempts = [
  ...[72, 60, 48].map((quality) => ({ quality, blurPx: 0 })),
  ...[56, 44, 34, 26].map((quality) => ({ quality, blurPx: 0.6 })),
];

const slabs = await readSlabs();
await mkdir(join(import.meta.dirname, slabsFolder), { recursive: true });
let total = 0;
for (const slab of slabs) {
  const bytes = await encode(await draw(slab));
  await writeFile(join(import.meta.dirname, slabsFolder, slab.picture), bytes);
  total += bytes.length;
}
console.log(`${slabs.length} slabs, ${Math.round(total / 1000)} kB`);

async function draw({ product, position, lengthMm, heightMm }: SlabDraft): Promise<Buffer> {
  const stone = join(import.meta.dirname, 'pictures/products', `${product}.webp`);
  const [width, height] = [lengthMm, heightMm].map((mm) => Math.round(mm * source.pxPerMm)) as [
    number,
    number,
  ];
  const inBlock = slabs.filter((slab) => slab.product === product).length;
  const lean = (position - (inBlock + 1) / 2) * leanPerSlab;
  const sheared = await sharp(stone)
    .affine([
      [1, lean],
      [0, 1],
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  // What leans leaves a wedge empty at both ends.
  const wedge = Math.ceil(Math.abs(lean) * source.height) + 2;
  const share = (position - 1) / (inBlock - 1);
  const left = wedge + Math.floor((source.width - wedge - width) * share);
  const top = Math.floor((source.height - height) * (1 - share));
  const face = sharp(sheared).extract({ left, top, width, height });
  const turned = position % 2 === 0 ? face.flop() : face;
  const cut = await turned.png({ compressionLevel: 1 }).toBuffer();
  return sharp(cut)
    .resize({ width: Math.round(lengthMm * madePxPerMm) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function encode(png: Buffer): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const { quality, blurPx } of attempts) {
    const picture = blurPx > 0 ? sharp(png).blur(blurPx) : sharp(png);
    bytes = await picture.webp({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}
