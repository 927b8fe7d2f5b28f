import type { z } from 'zod';
import { type FieldErrors, invalid } from '#errors/app-error.ts';
import { lineFields, readLinesText } from '#inbox/submit/stone-lines.schema.ts';

/** What the site's own pages send with any of their forms. */
const sentByPages = [
  ...['open_ms', 'intent', 'terms', 'source_page', 'form_type', 'company_website', 'language'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
];
/** What a list shows of its lines beside what was sent: one that was read can be sent back. */
const shownOfLines = ['name', 'quantity', 'path', 'image'];

/**
 * Pages may send their forms with whatever browsers add; a program is told of a field that is misspelt.
 * @throws AppError `invalid` naming every field that the form, or a line of it, does not have
 */
export function refuseUnknownFields(form: z.ZodObject, body: unknown): void {
  if (!isObject(body)) return;
  const errors = unknownIn(body, [...Object.keys(form.shape), ...sentByPages]);
  const lines = 'lines' in form.shape ? readLinesText(Reflect.get(body, 'lines')) : undefined;
  for (const [index, line] of Array.isArray(lines) ? lines.entries() : []) {
    if (isObject(line))
      Object.assign(errors, unknownIn(line, [...lineFields, ...shownOfLines], `lines.${index}.`));
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function unknownIn(sent: object, known: readonly string[], place = ''): FieldErrors {
  const unknown = Object.keys(sent).filter((name) => !known.includes(name));
  return Object.fromEntries(unknown.map((name) => [place + name, `There is no field named "${name}"`]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
