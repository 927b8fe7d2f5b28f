import { z } from 'zod';
import { isSlabNumber } from '#content/entities/slab/slab-number.shared.ts';
import {
  type AreaUnit,
  isArea,
  lineLengths,
  maxAreaIn,
  readArea,
} from '#content/facts/shortlist-line.shared.ts';
import { currentLanguage } from '#messages/language.ts';
import { say } from '#messages/say.ts';
import { optionalText } from './fields.schema.ts';
import { saying } from './saying.ts';
import { maxShortlistLines } from './shortlist-size.shared.ts';

const maxSlabs = 100;
const numberMessage = saying('answers:slabs.number', { example: 'C-2041/07' });
const unitMessage = 'The unit is m2 or ft2';
const tooMany = saying('answers:list.full', { most: maxShortlistLines });
const areaMessage = { error: () => say('answers:area', { most: maxAreaIn(currentLanguage() ?? 'en') }) };

/** What people and programs write for the two. */
export const areaUnitNames = new Map(
  Object.entries<AreaUnit>({
    ...{ m2: 'm2', 'm²': 'm2', sqm: 'm2', 'sq m': 'm2', metric: 'm2' },
    ...{ ft2: 'ft2', 'ft²': 'ft2', sqft: 'ft2', 'sq ft': 'ft2', imperial: 'ft2' },
  }),
);

const productField = z
  .union([z.string(), z.int()], 'Name the product by its slug')
  .transform((key) => String(key).trim())
  .refine((key) => key.length > 0 && key.length <= lineLengths.product, 'Name the product by its slug')
  .describe("The product's slug; its id or name is understood as well");

const areaField = z
  .union([z.number(), z.string()], areaMessage)
  .nullish()
  .transform((value) => readArea(value))
  .refine(isArea, areaMessage);

const unitField = z
  .string(unitMessage)
  .nullish()
  .transform((unit) => (unit ? areaUnitNames.get(unit.trim().toLowerCase()) : 'm2'))
  .refine((unit): unit is AreaUnit => unit !== undefined, unitMessage)
  .describe('`m2` or `ft2`; square metres if it is left out');

const viewField = z
  .string()
  .max(lineLengths.view)
  .regex(/^\/room\/[^\s<>"']*$/)
  .or(z.literal(''))
  .catch('')
  .describe('The path of a view in a room, `/room/?…`')
  .optional()
  .transform((path) => path ?? '');

/** The numbers of slabs, each once. */
export const slabsField = z
  .array(z.string().trim().refine(isSlabNumber, numberMessage), 'Send the numbers of slabs as a list')
  .max(maxSlabs, saying('answers:slabs.tooMany', { most: maxSlabs }))
  .transform((numbers) => [...new Map(numbers.map((number) => [number.toLowerCase(), number])).values()])
  .describe(`The numbers of up to ${maxSlabs} slabs`);

const lineSchema = z.object(
  {
    product: productField,
    finish: optionalText({ maxLength: lineLengths.finish }),
    thickness: optionalText({ maxLength: lineLengths.thickness }),
    area: areaField,
    unit: unitField,
    room: optionalText({ maxLength: lineLengths.room }),
    note: optionalText({ maxLength: lineLengths.note }),
    view: viewField,
    slabs: slabsField.nullish().transform((slabs) => slabs ?? []),
  },
  'A line is an object of fields',
);

/** The API's names of what a line says. */
export const lineFields = Object.keys(lineSchema.shape);

const linesMessage = 'Send the lines as a list';

/** The stones that something is about. A form sends them as JSON in one field. */
export const linesField = z
  .preprocess(readLinesText, z.array(lineSchema, linesMessage).max(maxShortlistLines, tooMany).nullish())
  .transform((lines) => lines ?? [])
  .describe(`Up to ${maxShortlistLines} products, with what is wanted of each`);

/** What a list is made of that others shall see. */
export const shortlistSchema = z.object({
  lines: z.preprocess(
    readLinesText,
    z.array(lineSchema, linesMessage).min(1, saying('answers:list.empty')).max(maxShortlistLines, tooMany),
  ),
});

export type LineInput = z.output<typeof lineSchema>;

/** A list that a form sends as JSON in one field; anything else as it is. */
export function readLinesText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
