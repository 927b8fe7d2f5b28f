import { z } from 'zod';
import { spellingsOf } from '#content/kit/spellings.shared.ts';

/** A record under its camelCase names and under the snake_case ones as well (specification/api.md, "Field names"). */
export function inBothSpellings(record: object): Record<string, unknown> {
  const entries = Object.entries(record);
  return Object.fromEntries(entries.flatMap(([name, value]) => spellingsOf(name).map((one) => [one, value])));
}

/** The schema of such a record. */
export function bothSpellingsSchema(fields: Record<string, z.ZodType>) {
  const entries = Object.entries(fields);
  const shape: Record<string, z.ZodType> = Object.fromEntries(
    entries.flatMap(([name, schema]) => spellingsOf(name).map((one) => [one, schema])),
  );
  return z.object(shape);
}
