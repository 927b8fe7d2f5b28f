import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { StoneLine } from '#content/facts/shortlist-line.shared.ts';
import { areaOf, sumsOf, weightOf } from '#content/facts/slab-size.shared.ts';
import { readStoredJson } from '#database/stored-json.ts';
import { fieldLengths } from '../submit/field-lengths.shared.ts';
import { emailField, honeypotField, requiredLine } from '../submit/fields.schema.ts';
import type { AskedSlab, FindSlabs } from '../submit/lines-of-slabs.ts';
import { saying } from '../submit/saying.ts';

/** What somebody sends who approves a shared list. */
export const approvalSchema = z.object(
  {
    name: requiredLine({ required: saying('answers:name'), maxLength: fieldLengths.name }),
    email: emailField,
    company_website: honeypotField,
  },
  'Send the approval as one object of fields',
);

const approvedSlab = z.object({
  number: z.string(),
  lengthMm: z.int(),
  heightMm: z.int(),
  thicknessMm: z.int(),
  areaM2: z.number(),
  weightKg: z.number().nullable(),
});

/** A line as it was approved, with the sizes that its slabs had then. */
const approvedLine = z.object({
  product: z.string(),
  name: z.string(),
  finish: z.string(),
  thickness: z.string(),
  area: z.number().nullable(),
  unit: z.enum(['m2', 'ft2']),
  room: z.string(),
  note: z.string(),
  slabs: z.array(approvedSlab),
});

const sums = z.object({
  slabs: z.int().describe('How many'),
  areaM2: z.number().describe('Of all slabs'),
  weightKg: z.number().nullable().describe('Of all slabs; null where the weight of one is not known'),
});

/** Who approved a list, when, and exactly what. */
export const approvalOf = { name: z.string(), at: z.iso.datetime(), lines: z.array(approvedLine), sums };
/** As it is kept, and as the staff reads it. */
export const storedApproval = z.object({ ...approvalOf, email: z.string() });
export type Approval = z.output<typeof storedApproval>;

export function readApprovals(stored: string, of: string): Approval[] {
  return readStoredJson(stored, { schema: z.array(storedApproval), instead: [], of: `approvals of ${of}` });
}

/** The lines of a list with the sizes of their slabs as they are now, and the sums. */
export async function snapshotOf(
  lines: readonly StoneLine[],
  findSlabs: FindSlabs,
): Promise<Pick<Approval, 'lines' | 'sums'>> {
  const found = await findSlabs(lines.flatMap((line) => line.slabs));
  const slabsOf = (line: StoneLine) => line.slabs.flatMap((number) => found.get(number.toLowerCase()) ?? []);
  return {
    lines: lines.map((line) => {
      const { view: _view, ...kept } = line;
      return { ...kept, slabs: slabsOf(line).map(measure) };
    }),
    sums: sumsOf(lines.flatMap(slabsOf)),
  };
}

function measure(slab: AskedSlab) {
  const { number, lengthMm, heightMm, thicknessMm } = slab;
  return { number, lengthMm, heightMm, thicknessMm, areaM2: areaOf(slab), weightKg: weightOf(slab) };
}

/** What the log keeps of an approval: whatever is changed of it later has another digest. */
export function digestOf(approval: Approval): string {
  return createHash('sha256').update(JSON.stringify(approval)).digest('hex');
}
