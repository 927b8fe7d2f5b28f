import { z } from 'zod';
import { isArea, lineLengths, maxAreaIn, readArea } from '#content/facts/shortlist-line.shared.ts';
import { currentLanguage } from '#messages/language.ts';
import { say } from '#messages/say.ts';
import { fieldLengths } from './field-lengths.shared.ts';
import { optionalText, textIn } from './fields.schema.ts';
import { type Order, quantityUnits } from './order-fields.shared.ts';
import { saying } from './saying.ts';
import { areaUnitNames } from './stone-lines.schema.ts';

const quantityMessage = {
  error: () => say('answers:quantity', { most: maxAreaIn(currentLanguage() ?? 'en') }),
};
const unitMessage = saying('answers:choice', { choices: quantityUnits.join(', ') });
const dayMessage = saying('answers:day', { example: '2026-03-01' });
const unitNames = new Map<string, string>([
  ...areaUnitNames,
  ...quantityUnits.map((unit) => [unit, unit] as const),
  ['', ''],
]);

/** What a request says of the order. @param incoterms those that the company offers */
export function orderFieldsOf(incoterms: readonly string[]) {
  const incotermMessage = saying('answers:choice', { choices: incoterms.join(', ') });
  return {
    company: optionalText({ maxLength: fieldLengths.name }),
    quantity: z
      .union([z.number(), z.string()], quantityMessage)
      .nullish()
      .transform(readArea)
      .refine(isArea, quantityMessage)
      .transform((quantity) => (quantity === null ? '' : String(quantity)))
      .describe('A number, such as 300'),
    unit: z
      .string(unitMessage)
      .nullish()
      .transform((unit) => unitNames.get((unit ?? '').trim().toLowerCase()))
      .refine((unit) => unit !== undefined, unitMessage)
      .describe(`One of ${quantityUnits.join(', ')}`),
    thickness: optionalText({ maxLength: lineLengths.thickness }),
    finish: optionalText({ maxLength: lineLengths.finish }),
    destination: optionalText({ maxLength: fieldLengths.destination }),
    incoterm: z
      .string(incotermMessage)
      .nullish()
      .transform((term) => (term ?? '').trim().toUpperCase())
      .refine((term) => term === '' || incoterms.includes(term), incotermMessage)
      .describe('One of those that the document "trade" offers'),
    needed_by: z
      .string(dayMessage)
      .nullish()
      .transform((day) => (day ?? '').trim())
      .refine((day) => day === '' || z.iso.date().safeParse(day).success, dayMessage)
      .describe('A day, such as 2026-03-01'),
    address: optionalText({ maxLength: fieldLengths.address }),
  };
}

type OrderInput = { [Field in keyof ReturnType<typeof orderFieldsOf>]: string };

export function orderOf({ needed_by: neededBy, ...input }: OrderInput): Order {
  const { company, quantity, unit, thickness, finish, destination, incoterm, address } = input;
  return { company, quantity, unit, thickness, finish, destination, incoterm, neededBy, address };
}

type Issues = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

/** Whoever was asked where samples go has to say it. */
export function sampleHasAddress(form: unknown, issues: Issues): void {
  if (textIn(form, 'form_type') !== 'sample' || textIn(form, 'address') !== '') return;
  issues.addIssue({ code: 'custom', path: ['address'], message: say('answers:address') });
}
