import { z } from 'zod';
import { type FieldErrors, invalid } from '#errors/app-error.ts';
import { checkInput } from '#errors/validate.ts';
import type { DocumentTextField } from '../documents/document-field.ts';
import { isValues } from '../documents/document-values.ts';
import { judgeFormat } from '../documents/text-formats.ts';
import { cleanHtml, isTooDeep, textOfHtml } from '../kit/clean-html.ts';
import type { Field } from '../kit/field.ts';
import { valueSchema } from '../kit/input-schema.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import { maxSlugLength } from '../kit/slug.ts';
import { maxEntryLength, tooLong } from '../kit/value-messages.ts';
import { findUploadUrls } from '../picture/upload-urls.ts';
import type { TranslatedField } from './translated-fields.ts';
import type { Source } from './translation-sources.ts';

export type SaidText = string | string[];
type Sent = { name: string; field: TranslatedField; value: unknown };
export type Reading = {
  fields: unknown;
  /** What the client may have read, by the names of the API. */
  shown: Readonly<Record<string, SaidText>>;
  /** Names that a translation has to keep. */
  keptNames: readonly string[];
  publicUrl: string | undefined;
};

/** The texts that are sent, by their fields; an empty one is none. @throws AppError `invalid` by the names that were sent */
export function readTranslation(source: Source, reading: Reading): Map<TranslatedField, SaidText> {
  if (!isValues(reading.fields)) throw invalid({ fields: 'Send the texts as one object of fields' });
  const errors: FieldErrors = {};
  const texts = new Map<TranslatedField, SaidText>();
  const names = new Map<string, string>();
  for (const { name, field, value } of chooseSent(source, reading, errors)) {
    if (value === null || value === '') continue;
    const result = checkInput(schemaOf(field, reading.publicUrl), value);
    const text = result.success ? result.data : '';
    if (!result.success) errors[name] = result.issues[0]?.message ?? '';
    if ([text].flat().every((part) => part === '')) continue;
    texts.set(field, text);
    names.set(field.names[0], name);
    const lost = findLostName(field, text, reading.keptNames);
    if (lost !== undefined) errors[name] = `Keep the name "${lost}" in this text`;
    const added = findAddedUpload(field, text, reading.shown[name]);
    if (added !== undefined) errors[name] = `Add "${added}" to the text that this is a translation of first`;
  }
  const said = new Map(
    [...texts].map(
      ([
        {
          names: [path],
        },
        text,
      ]) => [path, text],
    ),
  );
  for (const [path, message] of Object.entries(source.judge?.(said) ?? {})) {
    errors[names.get(path) ?? path] ??= message;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return texts;
}

/** Of two spellings of one field, the one that was changed. */
function chooseSent({ fields }: Source, { fields: sent, shown }: Reading, errors: FieldErrors): Sent[] {
  const byName = new Map(fields.flatMap((field) => field.names.map((name) => [name, field] as const)));
  const chosen = new Map<TranslatedField, Sent>();
  for (const [name, value] of Object.entries(sent as object)) {
    const field = byName.get(name);
    const before = field && chosen.get(field);
    if (!field) errors[name] = `There is no text named "${name}" to translate`;
    else if (!before || isSameValue(before.value, shown[before.name]))
      chosen.set(field, { name, field, value });
    else if (!isSameValue(value, shown[name]) && !isSameValue(value, before.value)) {
      errors[name] = `"${before.name}" and "${name}" say different things`;
    }
  }
  return [...chosen.values()];
}

/** As the field's own, but that no text is needed. */
function schemaOf({ field, source }: TranslatedField, publicUrl: string | undefined): z.ZodType<SaidText> {
  switch (field.kind) {
    case 'text':
      return lineSchema(field);
    case 'html':
      return optionalSchema(field)
        .refine(
          (html) => !isTooDeep(html),
          'More than 100 tags are within each other. Simplify its formatting',
        )
        .transform((html) => cleanHtml(html, publicUrl));
    case 'slug':
      return slugSchema;
    default: {
      const { label } = field;
      const entry =
        field.kind === 'list' ? field.item : ({ kind: 'text', label, maxLength: maxEntryLength } as const);
      return z
        .array(lineSchema(entry), `${label} is a list of texts`)
        .length(
          source.length,
          `Give ${source.length} texts, one for each entry; an empty one is not translated`,
        );
    }
  }
}

function lineSchema(field: DocumentTextField): z.ZodType<string> {
  return optionalSchema(field).superRefine((text, context) => {
    const message = judgeFormat(field.format, text);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

function optionalSchema({
  required,
  ...field
}: Extract<Field, { kind: 'text' | 'html' }>): z.ZodType<string> {
  return valueSchema(field) as z.ZodType<string>;
}

const slugMessage = 'Use lower-case letters of any script, digits and single hyphens';
const slugSchema = z
  .string('Address is text')
  .trim()
  .normalize()
  .max(maxSlugLength, tooLong(maxSlugLength))
  .refine(
    (slug) => slug === slug.toLowerCase() && /^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u.test(slug),
    slugMessage,
  );

/** The name that the source has and the text does not. */
function findLostName(
  { field, source }: TranslatedField,
  text: SaidText,
  names: readonly string[],
): string | undefined {
  if (field.kind === 'slug') return undefined;
  const wordsOf = field.kind === 'html' ? textOfHtml : String;
  const said = [text].flat().map(wordsOf);
  return [source]
    .flat()
    .map(wordsOf)
    .flatMap((words, index) =>
      names.filter((name) => words.includes(name) && said[index] && !said[index].includes(name)),
    )
    .at(0);
}

/** The file that neither the source names nor the translation did: pictures are the same in all languages. */
function findAddedUpload(
  { source }: TranslatedField,
  text: SaidText,
  shown: SaidText | undefined,
): string | undefined {
  const pathsIn = (said: string | readonly string[] = '') =>
    [said].flat().flatMap((part) => findUploadUrls(part));
  const known = new Set([...pathsIn(source), ...pathsIn(shown)].map(({ path }) => path));
  const added = pathsIn(text).find(({ path }) => !known.has(path));
  return added?.path.slice(added.path.lastIndexOf('/') + 1);
}
