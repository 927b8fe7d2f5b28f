import { z } from 'zod';
import { say } from '#messages/say.ts';
import { isSlabNumber } from '../entities/slab/slab-number.shared.ts';

const maxPlanLines = 200;
const maxPlanPieces = 5_000;
const maxSideMm = 10_000;
const maxThicknessMm = 1_000;

const whole = (most: number, wrong: 'container:wrong.number' | 'container:wrong.size') => {
  const message = { error: () => say(wrong, { most }) };
  return z.int(message).min(1, message).max(most, message).nullish();
};

const lineSchema = z
  .object(
    {
      slab: z.string().trim().refine(isSlabNumber, 'Name the slab by its number').nullish(),
      product: z
        .union([z.string().trim().min(1).max(200), z.int()], 'Name the product by its slug')
        .nullish()
        .describe("The product's slug; its id or name is understood as well"),
      thickness_mm: whole(maxThicknessMm, 'container:wrong.size'),
      length_mm: whole(maxSideMm, 'container:wrong.size'),
      height_mm: whole(maxSideMm, 'container:wrong.size'),
      pieces: whole(maxPlanPieces, 'container:wrong.number'),
    },
    'A line is an object of fields',
  )
  .superRefine((line, context) => {
    if (line.slab) return;
    for (const name of ['product', 'thickness_mm', 'length_mm', 'height_mm', 'pieces'] as const) {
      if (line[name] === undefined || line[name] === null)
        context.addIssue({ code: 'custom', path: [name], message: say('container:wrong.needed') });
    }
  })
  .describe('A slab by its number, or pieces of a product by their size');

export const containerPlanSchema = z.object(
  {
    lines: z
      .array(lineSchema, 'Send the lines as a list')
      .min(1, 'Give at least one line')
      .max(maxPlanLines, `At most ${maxPlanLines} lines`)
      .refine((lines) => lines.reduce((sum, { pieces }) => sum + (pieces ?? 1), 0) <= maxPlanPieces, {
        error: () => say('container:wrong.pieces', { most: maxPlanPieces }),
      }),
    country: z
      .string()
      .max(100)
      .nullish()
      .describe('Whose roads the container takes: two letters, such as DE, or the English name'),
  },
  'Send what to plan as one object of fields',
);

export type PlanInput = z.output<typeof containerPlanSchema>;
