import { z } from 'zod';

/** A time as it is stored: ISO 8601 in UTC, so that it sorts as text. */
const storedForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** A time with its offset, or a day, which begins in UTC; stored in UTC. Empty means none. */
export function timeSchema(label: string): z.ZodType<string> {
  const message = `${label} is a date, or a date and time with its offset, such as 2026-03-01T09:30:00+05:30`;
  const inputForm = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
  return z
    .string(message)
    .trim()
    .refine(
      (text) => text === '' || (inputForm.safeParse(text).success && storedForm.test(inUtc(text))),
      message,
    )
    .overwrite((text) => (text === '' ? text : inUtc(text)));
}

/** @returns a text that does not fit where the moment is none, or is outside the years that four digits tell */
function inUtc(text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
