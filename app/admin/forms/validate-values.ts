import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { slugPattern } from '#content/kit/slug.ts';
import { type FormValue, type FormValues, isEmptyValue } from './form-values.ts';

/** A message for each field that cannot be saved as it is, by its declared name. */
export type FieldMessages = Record<string, string>;

/**
 * What the form can tell without the server (back-office.md, section 5).
 * @param mayBeEmpty required fields that are let through when empty, because the editor is asked about them
 */
export function validateValues(
  entity: Entity,
  values: FormValues,
  mayBeEmpty: readonly string[] = [],
): FieldMessages {
  const messages: FieldMessages = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = values[name];
    const isMissing = isEmptyValue(field, value);
    const message =
      field.required && isMissing && !mayBeEmpty.includes(name) ? field.required : judge(field, value ?? '');
    if (message) messages[name] = message;
  }
  return messages;
}

function judge(field: Field, value: FormValue): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'html':
      return String(value).trim().length > field.maxLength
        ? `At most ${field.maxLength} characters`
        : undefined;
    case 'slug':
      return value === '' || slugPattern.test(String(value))
        ? undefined
        : 'Use lower-case letters, digits and single hyphens';
    case 'count':
      return judgeCount(field.label, String(value));
    case 'textList':
    case 'referenceList':
      return Array.isArray(value) && value.length > field.maxItems
        ? `At most ${field.maxItems} entries`
        : undefined;
    default:
      return undefined;
  }
}

function judgeCount(label: string, text: string): string | undefined {
  const count = Number(text);
  if (text === '') return undefined;
  if (!Number.isInteger(count)) return `${label} is a whole number`;
  return count < 0 ? `${label} cannot be below 0` : undefined;
}
