import { z } from 'zod';

/** A time as it is stored: ISO 8601 in UTC, so that it sorts as text. */
const storedForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const withOffset = z.iso.datetime({ offset: true });
const orDay = z.union([withOffset, z.iso.date()]);

/** A time with its offset, or a day; stored in UTC. Empty means none. */
export function timeSchema(label: string): z.ZodType<string> {
  const message = `${label} is a date, or a date and time with its offset, such as 2026-03-01T09:30:00+05:30`;
  return storedTime(orDay, message);
}

/** A time with its offset; stored in UTC. Null or empty means none: a day alone would leave open when it is due. */
export function dueTimeSchema(label: string): z.ZodType<string | null> {
  const message = `${label} is a date and time with its offset, such as 2026-03-01T09:30:00+05:30`;
  return storedTime(withOffset, message)
    .nullable()
    .transform((text) => text || null);
}

function storedTime(inputForm: z.ZodType, message: string): z.ZodString {
  return z
    .string(message)
    .trim()
    .refine(
      (text) => text === '' || (inputForm.safeParse(text).success && storedForm.test(inUtc(text))),
      message,
    )
    .overwrite((text) => (text === '' ? text : inUtc(text)));
}

/** Of a day alone the time at which it is that day from Hawaii to New Zealand: each company reads the day that was given. */
const timeOfDays = 'T10:00:00.000Z';

/** @returns a text that does not fit where the moment is none, or is outside the years that four digits tell */
function inUtc(text: string): string {
  const time = new Date(text.includes('T') ? text : text + timeOfDays);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
