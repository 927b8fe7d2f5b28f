import { z } from 'zod';
import type { RecordMeta } from '../../kit/entity.ts';
import { technicalFields } from './technical-fields.shared.ts';

/** What reading a product gives beside its fields (specification/api.md, "Field names"). Writing ignores it. */
export const productApi = {
  names: ['technicalSpecs'],
  /** What it is read from. */
  fields: technicalFields,
  schema: {
    technicalSpecs: z
      .partialRecord(z.enum(technicalFields), z.string())
      .describe('The technical texts that are not empty, by name'),
  },
  read: (record: RecordMeta & object) => ({ technicalSpecs: technicalSpecsOf(record) }),
};

function technicalSpecsOf(record: object): Record<string, string> {
  const texts = technicalFields.map((name) => [name, String(Reflect.get(record, name) ?? '')]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
