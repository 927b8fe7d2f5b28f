import { z } from 'zod';
import { areaOf, type MeasuredSlab, weightOf } from '#content/facts/slab-size.shared.ts';
import type { RecordMeta } from '#content/kit/entity.ts';

const names = [
  ...['productName', 'product_name', 'areaM2', 'area_m2', 'weightKg', 'weight_kg'],
  ...['heldUntil', 'held_until', 'holds'],
];

/** A hold as the staff reads it. */
export const holdSchema = z.object({
  id: z.int(),
  position: z.int().describe('0 holds the slab, 1 is next'),
  for: z.string().describe('The customer'),
  until: z.iso.datetime(),
  note: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
});

export const holdOfSlabSchema = holdSchema.extend({
  slab: z.object({ id: z.int(), number: z.string(), bundle: z.string() }),
});

const productName = z.string().describe('Name of its stone, also of one that is deleted');
const area = z.number().describe('Area in m², worked out');
const weight = z
  .number()
  .nullable()
  .describe('Weight in kg, worked out; null where the density is not known');
const heldUntil = z.iso.datetime().nullable().describe('When its hold ends by itself');

/** What reading a slab gives beside its fields. Writing ignores it. */
export const slabApi = {
  names,
  fields: ['product', 'status', 'lengthMm', 'heightMm', 'thicknessMm'],
  schema: {
    ...{ productName, product_name: productName },
    ...{ areaM2: area, area_m2: area, weightKg: weight, weight_kg: weight },
    ...{ heldUntil, held_until: heldUntil },
    holds: z.array(holdSchema).optional().describe('Who holds it and who waits; administrators only'),
  },
  read: (record: RecordMeta & object) => readSlab(record as RecordMeta & ReadSlab),
};

type Hold = z.infer<typeof holdSchema> & { slabId?: number };
type ReadSlab = MeasuredSlab & {
  product?: { name: string };
  stone?: { name: string };
  heldUntil?: string | null;
  holds?: Hold[];
};

function readSlab(slab: ReadSlab): Record<string, unknown> {
  const [squareMetres, weightKg] = [areaOf(slab), weightOf(slab)];
  const until = slab.heldUntil ?? null;
  const name = slab.product?.name || (slab.stone?.name ?? '');
  return {
    ...{ productName: name, product_name: name },
    ...{ areaM2: squareMetres, area_m2: squareMetres, weightKg, weight_kg: weightKg },
    ...{ heldUntil: until, held_until: until },
    holds: slab.holds?.map(({ slabId, ...hold }) => hold),
  };
}
