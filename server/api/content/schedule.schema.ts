import { z } from 'zod';
import type { PlannedChange } from '#content/editorial/schedule/schedule.repository.ts';
import { kindOf } from '#content/kit/nouns.shared.ts';
import { dueTimeSchema } from '#content/kit/time-schema.ts';

/** What happens to a record by itself. */
export const plannedChangeSchema = z.object({
  path: z.string().describe("The API's path of its entity"),
  kind: z.string().describe('What it is, in a word'),
  id: z.int(),
  title: z.string(),
  action: z.enum(['publish', 'unpublish']),
  at: z.iso.datetime(),
});

export function showPlanned({ entity, id, title, action, at }: PlannedChange) {
  return { path: entity.path, kind: kindOf(entity), id, title, action, at };
}

/** A time that has to be given, in UTC afterwards. */
export function timeParameter(name: string) {
  return dueTimeSchema(name)
    .refine((time) => time !== null, `${name} is a date and time with its offset`)
    .transform(String);
}
