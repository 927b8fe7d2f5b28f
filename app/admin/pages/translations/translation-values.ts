import type { Translation } from '#content/translations/show-translation.ts';
import type { TranslatedField } from '#content/translations/translated-fields.ts';
import type { ApiRecord, FormValue, FormValues } from '../../kit/api/form-values.ts';

/** What a form has beside the texts: whether visitors read them, and which outdated ones are right as they are. */
export const publishedKey = 'published';
export const checkedKey = 'checked';

type Fields = readonly TranslatedField[];

/** A translation in a form: each text by the key of its field, lists parallel to their source. */
export function valuesOfTranslation(fields: Fields, record: ApiRecord | undefined): FormValues {
  const translation = record as Translation | undefined;
  const texts = fields.map((field): [string, FormValue] => {
    const text = translation?.fields[field.names[0]];
    if (typeof field.source === 'string') return [field.key, String(text ?? '')];
    return [field.key, field.source.map((_entry, index) => String(text?.[index] ?? ''))];
  });
  return {
    ...Object.fromEntries(texts),
    [publishedKey]: translation?.status === 'published',
    [checkedKey]: [],
  };
}

/** What is said, by the names of the API. */
export function textsOfTranslation(fields: Fields, values: FormValues): Record<string, FormValue> {
  const texts = fields.flatMap(({ key, names: [name] }): [string, FormValue][] => {
    const value = values[key] ?? '';
    return isTranslated(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}

export function bodyOfTranslation(fields: Fields, values: FormValues): object {
  return {
    fields: textsOfTranslation(fields, values),
    status: values[publishedKey] === true ? 'published' : 'draft',
    checked: values[checkedKey],
  };
}

/** The texts in a form once what they are of has changed: those of lists stay with their entries, nothing is checked any more. */
export function alignValues(before: Fields, now: Fields, values: FormValues): FormValues {
  const texts = now.map((field): [string, FormValue] => {
    const { key, source } = field;
    const former = before.find((one) => one.key === key)?.source ?? [];
    const text = values[key] ?? '';
    if (typeof source === 'string' || typeof former === 'string') return [key, text];
    return [key, source.map((entry) => [text].flat().map(String)[former.indexOf(entry)] ?? '')];
  });
  return { ...values, ...Object.fromEntries(texts), [checkedKey]: [] };
}

/** By the names of the API, what texts in a form were written from that is something else now. */
export function formerSources(
  before: Fields,
  now: Fields,
  values: FormValues,
): Translation['translatedFrom'] {
  const changed = now.flatMap(({ key, names: [name], source }): [string, string | string[]][] => {
    const former = before.find((one) => one.key === key)?.source;
    if (former === undefined || !isTranslated(values[key]) || String(former) === String(source)) return [];
    return [[name, typeof former === 'string' ? former : [...former]]];
  });
  return Object.fromEntries(changed);
}

/** Whether anything is said. */
export function isTranslated(value: FormValue | undefined): boolean {
  return [value ?? ''].flat().some((text) => text !== '' && text !== false);
}

/** Whether there are words to translate. */
export function hasSource({ source }: TranslatedField): boolean {
  return source.length > 0;
}

/** What a form knows a field by that the API has named. */
export function keyOfName(fields: Fields, name: string): string | undefined {
  if (name === 'status') return publishedKey;
  return fields.find(({ names }) => names.includes(name))?.key;
}

/** What a field is called, and of what kind it is, for messages and comparisons. */
export function fieldAt(fields: Fields, key: string): { kind: string; label: string } | undefined {
  if (key === publishedKey) return { kind: 'flag', label: 'Published' };
  if (key === checkedKey) return { kind: 'list', label: 'Marked as checked' };
  const field = fields.find((one) => one.key === key);
  return field && { kind: field.field.kind, label: field.label };
}
