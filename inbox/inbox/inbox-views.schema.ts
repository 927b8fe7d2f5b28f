import { z } from 'zod';
import { dueFilters, inboxItemSorts, inboxKinds, itemStatuses } from '../submit/handling.shared.ts';

const maxNameLength = 60;
const text = z
  .string()
  .max(200, 'At most 200 characters')
  .regex(/^\P{Cc}*$/u, 'There are characters in it that cannot be used');
const listOf = (known: readonly string[]) =>
  text.refine(
    (values) => values.split(',').every((value) => known.includes(value)),
    `Known are: ${known.join(', ')}`,
  );

/** What a view asks for, under the names of the list's parameters. */
export const viewSchema = z.strictObject({
  name: z
    .string('Enter a name')
    .overwrite((name) =>
      name
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .min(1, 'Enter a name')
    .max(maxNameLength, `At most ${maxNameLength} characters`),
  query: z.strictObject({
    search: text.optional(),
    kind: listOf(inboxKinds).optional(),
    status: listOf(itemStatuses).optional(),
    assignee: text.optional(),
    due: z.enum(dueFilters).optional(),
    language: text.optional(),
    product: text.optional(),
    sort: z.enum(inboxItemSorts).optional(),
    order: z.enum(['asc', 'desc']).optional(),
  }),
});
