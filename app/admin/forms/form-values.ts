import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { apiNameOf } from './field-names.ts';

/** A control's value: numbers and ids as the text that was typed or chosen, related records as their slugs. */
export type FormValue = string | boolean | string[];
/** A value for each field, by its declared name. */
export type FormValues = Record<string, FormValue>;
/** A record as the API gives it to an administrator. */
export type ApiRecord = Record<string, unknown>;

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

/**
 * The body that stores the values. A change is sent with the required fields, so that the server checks them,
 * and of the others only what changed since `base`.
 */
export function toBody(entity: Entity, values: FormValues, base?: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = values[name] ?? emptyValueOf(field);
    if (base && !field.required && isSameValue(value, base[name])) continue;
    if (field.kind === 'reference' && value === '') continue;
    body[apiNameOf(name, field)] = toApiValue(field, value);
  }
  return body;
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
  return String(value).trim() === '';
}

function isEmptyHtml(html: string): boolean {
  const isIllustrated = /<(?:img|iframe|hr)\b/i.test(html);
  return !isIllustrated && html.replace(/<[^<>]*>|&nbsp;/g, '').trim() === '';
}

function emptyValueOf(field: Field): FormValue {
  switch (field.kind) {
    case 'flag':
    case 'choice':
      return field.default;
    case 'count':
      return '0';
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
    case 'textList':
    case 'mediaList':
    case 'referenceList':
      return Array.isArray(value) ? value.map(String) : [];
    default:
      return value === undefined || value === null ? '' : String(value);
  }
}

function toApiValue(field: Field, value: FormValue): unknown {
  switch (field.kind) {
    case 'count':
      return value === '' ? 0 : Number(value);
    case 'reference':
      return Number.parseInt(String(value), 10);
    case 'textList':
      return Array.isArray(value) ? value.map((item) => item.trim()).filter(Boolean) : [];
    default:
      return value;
  }
}

function mapFields(entity: Entity, make: (name: string, field: Field) => FormValue): FormValues {
  return Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, make(name, field)]));
}
