import type { Translation } from '#content/translations/show-translation.ts';
import type { TranslatedField } from '#content/translations/translated-fields.ts';
import { type ApiRecord, type FormValue, type FormValues, isSameValue } from '../../kit/api/form-values.ts';
import { t } from '../../kit/language/t.ts';

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

/** The values of a form once what it is of has changed: texts of lists stay with their entries. */
export function alignValues(before: Fields, now: Fields, values: FormValues): FormValues {
  const texts = now.map(({ key, source }): [string, FormValue] => {
    const former = before.find((field) => field.key === key)?.source ?? [];
    const text = values[key] ?? '';
    if (typeof source === 'string' || typeof former === 'string') return [key, text];
    return [key, source.map((entry) => [text].flat().map(String)[former.indexOf(entry)] ?? '')];
  });
  const isAsBefore = (name: string) => isSameValue(sourceNamed(before, name), sourceNamed(now, name));
  const checked = [values[checkedKey] ?? []].flat().map(String).filter(isAsBefore);
  return { ...values, ...Object.fromEntries(texts), [checkedKey]: checked };
}

/** By the names of the API, what texts in a form were written from that is something else now. */
export function formerSources(
  before: Fields,
  now: Fields,
  values: FormValues,
): Translation['translatedFrom'] {
  const changed = now.flatMap((field): [string, string | string[]][] => {
    const former = sourceOf(before.find(({ key }) => key === field.key));
    if (former === undefined || !isTranslated(values[field.key]) || isSameValue(former, sourceOf(field)))
      return [];
    return [[field.names[0], former]];
  });
  return Object.fromEntries(changed);
}

function sourceNamed(fields: Fields, name: string): string | string[] | undefined {
  return sourceOf(fields.find((field) => field.names[0] === name));
}

function sourceOf(field: TranslatedField | undefined): string | string[] | undefined {
  return typeof field?.source === 'object' ? [...field.source] : field?.source;
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
  if (key === publishedKey) return { kind: 'flag', label: t('Published') };
  if (key === checkedKey) return { kind: 'list', label: t('Marked as checked') };
  const field = fields.find((one) => one.key === key);
  return field && { kind: field.field.kind, label: field.label };
}
