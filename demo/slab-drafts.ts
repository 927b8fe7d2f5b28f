import { z } from 'zod';
import { slabEntity } from '#content/entities/slab/slab.entity.ts';
import { listContent, readContent } from './demo-files.ts';

const side = z.int().positive();
const slabSchema = z.strictObject({
  lengthMm: side,
  heightMm: side,
  remnant: z.boolean().default(false),
  status: z.enum(['available', 'sold']).default('available'),
  /** Ends so many days after it was loaded. */
  hold: z.strictObject({ for: z.string(), days: z.int().positive(), note: z.string() }).optional(),
  defects: z.array(z.record(z.string(), z.unknown())).default([]),
  remark: z.string().default(''),
});
const blockSchema = z.strictObject({
  block: z.string(),
  product: z.string(),
  thicknessMm: side,
  finish: z.string(),
  location: z.string(),
  slabs: z.array(slabSchema),
});
const stonesSchema = z.array(z.object({ slug: z.string(), name: z.string() }));

const slabsInBundle = 4;

/** Below `demo/`: the pictures of slabs, made by make-slabs.ts. */
export const slabsFolder = slabEntity.path;

export type SlabDraft = Awaited<ReturnType<typeof readSlabs>>[number];

/** The slabs of the demo company, block after block, in the order that they were sawn in. */
export async function readSlabs() {
  const blocks = z.array(blockSchema).parse(await readContent('slabs.json'));
  const names = await readStoneNames();
  return blocks.flatMap(({ slabs, ...shared }) =>
    slabs.map((slab, index) => {
      const position = index + 1;
      const bundle = `${shared.block}-${'AB'[Math.floor(index / slabsInBundle)]}`;
      const slug = `${shared.block}/${String(position).padStart(2, '0')}`;
      const alt = `${names.get(shared.product)}, ${slug}`;
      return { ...shared, ...slab, slug, bundle, position, picture: pictureOf(slug), alt };
    }),
  );
}

function pictureOf(number: string): string {
  return `${number.replace('/', '-').toLowerCase()}.webp`;
}

async function readStoneNames(): Promise<Map<string, string>> {
  const files = await listContent('products');
  const stones = await Promise.all(files.map((name) => readContent(`products/${name}.json`)));
  return new Map(stones.flatMap((some) => stonesSchema.parse(some)).map(({ slug, name }) => [slug, name]));
}
