import { z } from 'zod';
import { maxStoredInteger } from '#errors/storable.ts';
import { itemStatuses } from '../submit/handling.shared.ts';

export type InboxOrder = 'asc' | 'desc';

const maxNotesLength = 5000;
const maxItems = 1000;

const isRead = z.boolean('is_read is true or false').optional();
const status = z.enum(itemStatuses, `status is one of: ${itemStatuses.join(', ')}`).optional();
const notes = z
  .string('Enter text')
  .overwrite((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, ''),
  )
  .max(maxNotesLength, `At most ${maxNotesLength} characters`)
  .optional();
const assignee = z
  .string('Name an administrator, or null for nobody')
  .max(200, 'At most 200 characters')
  // PostgreSQL refuses null bytes in a query.
  .regex(/^\P{Cc}*$/u, 'There are characters in it that cannot be used')
  .nullable()
  .describe('The name of an administrator, or null for nobody')
  .optional();
const followUpOn = z
  .string('Enter a day, such as 2026-03-01')
  .refine((day) => day === '' || z.iso.date().safeParse(day).success, 'Enter a day, such as 2026-03-01')
  .nullable()
  .transform((day) => day || null)
  .describe('A day that has not passed, such as 2026-03-01, or null for none')
  .optional();

const handling = { status, assignee, follow_up_on: followUpOn, is_read: isRead };
const notOneObject = {
  error: (issue: { code?: string }) =>
    issue.code === 'invalid_type' ? 'Send the changes as one object of fields' : undefined,
};

/** What the staff changes of an enquiry or a message; fields that are absent stay. */
export const entryChangeSchema = z.strictObject({ status, notes, is_read: isRead }, notOneObject);

/** What the staff changes of an inbox item; fields that are absent stay. */
export const itemChangeSchema = z.strictObject({ ...handling, notes }, notOneObject);
export type ItemChangeInput = z.output<typeof itemChangeSchema>;

/** The same change of many items. */
export const itemChangesSchema = z.strictObject(
  {
    items: z
      .array(
        z.strictObject({
          id: z.int('id is a number').min(1, 'id is a number').max(maxStoredInteger),
          version: z.int().min(1).max(maxStoredInteger).optional(),
        }),
        'items is a list of { id, version }',
      )
      .min(1, 'Choose at least one')
      .max(maxItems, `At most ${maxItems} at once`)
      .describe('An item that has another version by now is left as it is'),
    ...handling,
  },
  notOneObject,
);
