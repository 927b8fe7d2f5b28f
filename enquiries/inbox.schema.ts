import { z } from 'zod';
import { handlingStatuses } from './handling.shared.ts';

export type InboxOrder = 'asc' | 'desc';

const maxNotesLength = 5000;

/** What the staff changes of an enquiry or a message; fields that are absent stay. */
export const entryChangeSchema = z.strictObject(
  {
    status: z.enum(handlingStatuses, `status is one of: ${handlingStatuses.join(', ')}`).optional(),
    notes: z
      .string('Enter text')
      .overwrite((text) =>
        text
          .toWellFormed()
          .replace(/\r\n?/g, '\n')
          .replace(/(?![\n\t])\p{Cc}/gu, ''),
      )
      .max(maxNotesLength, `At most ${maxNotesLength} characters`)
      .optional(),
    is_read: z.boolean('is_read is true or false').optional(),
  },
  {
    error: (issue) =>
      issue.code === 'invalid_type' ? 'Send the changes as one object of fields' : undefined,
  },
);
