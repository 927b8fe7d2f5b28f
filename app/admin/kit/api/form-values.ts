import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { apiNameOf } from './field-names.ts';

/** A control's value: numbers and ids as the text that was typed or chosen, related records as their slugs. */
export type FormValue = string | boolean | string[];
/** A value for each field, by its declared name. */
export type FormValues = Record<string, FormValue>;
/** A record as the API gives it to an administrator. */
export type ApiRecord = Record<string, unknown>;
/** A record as stored on the server, with the tag that an update must send. */
export type StoredRecord = { id: number; etag: string; record: ApiRecord };
/** The state when editing began; something new has neither id nor tag. */
export type Base = { id: number | undefined; etag: string; values: FormValues };

/** A list of items is one text in a form (`forms/item-list-values.ts`). */
const noItems = '[]';

export function emptyValuesOf(entity: Entity): FormValues {
  return mapFields(entity, (_name, field) => emptyValueOf(field));
}

export function valuesOfRecord(entity: Entity, record: ApiRecord): FormValues {
  return mapFields(entity, (name, field) => {
    // Related records are slugs under the public name, which comes first.
    const value = field.kind === 'referenceList' ? record[name] : record[apiNameOf(name, field)];
    return toFormValue(field, value);
  });
}

export function isSameValue(left: FormValue | undefined, right: FormValue | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Names of the fields that differ. */
function changedFields(left: FormValues, right: FormValues): string[] {
  return Object.keys(left).filter((name) => !isSameValue(left[name], right[name]));
}

export function hasChanges(left: FormValues, right: FormValues): boolean {
  return changedFields(left, right).length > 0;
}

/** Whether a formatted text has no words in it, such as an editor's empty paragraph. */
export function isEmptyValue(field: Field, value: FormValue | undefined): boolean {
  if (value === undefined || Array.isArray(value)) return !value?.length;
  if (field.kind === 'html') return isEmptyHtml(String(value));
  if (field.kind === 'itemList') return value === noItems;
  return String(value).trim() === '';
}

function isEmptyHtml(html: string): boolean {
  const isIllustrated = /<(?:img|iframe|hr)\b/i.test(html);
  return !isIllustrated && html.replace(/<[^<>]*>|&nbsp;/g, '').trim() === '';
}

export function emptyValueOf(field: Field): FormValue {
  switch (field.kind) {
    case 'flag':
    case 'choice':
      return field.default;
    case 'count':
      return field.required ? '' : '0';
    case 'itemList':
      return noItems;
    case 'textList':
    case 'mediaList':
    case 'referenceList':
      return [];
    case 'text':
      return field.default ?? '';
    default:
      return '';
  }
}

function toFormValue(field: Field, value: unknown): FormValue {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'itemList':
      return JSON.stringify(value ?? []);
    case 'textList':
    case 'mediaList':
    case 'referenceList':
      return Array.isArray(value) ? value.map(String) : [];
    default:
      return value === undefined || value === null ? '' : String(value);
  }
}

function mapFields(entity: Entity, make: (name: string, field: Field) => FormValue): FormValues {
  return Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, make(name, field)]));
}
