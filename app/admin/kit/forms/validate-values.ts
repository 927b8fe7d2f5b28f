import type { Entity } from '#content/kit/entity.ts';
import type { CountField, Field, SlugField } from '#content/kit/field.ts';
import { isLinkTarget, linkMessage } from '#content/kit/link-target.shared.ts';
import { maxSlugLength, slugPattern } from '#content/kit/slug.ts';
import {
  notWhole,
  slugMessage,
  tooLarge,
  tooLong,
  tooManyEntries,
  tooSmall,
} from '#content/kit/value-messages.ts';
import { maxStoredInteger } from '#errors/storable.ts';
import { type FormValue, type FormValues, isEmptyValue, isSameValue } from '../api/form-values.ts';
import { t } from '../language/t.ts';
import { isComplete } from './due-time-text.ts';
import { judgeItems } from './item-list-values.ts';

/** A message for each field that cannot be saved as it is, by its declared name. */
export type FieldMessages = Record<string, string>;

/**
 * Validation without the server (specification/records.md, "Required fields"). Values that are already stored stay
 * valid, even if the rules have changed since.
 * @param known `mayBeEmpty`: required fields that are accepted when empty, because the administrator is asked to confirm it
 */
export function validateValues(
  entity: Entity,
  values: FormValues,
  { stored, mayBeEmpty = [] }: { stored?: FormValues; mayBeEmpty?: readonly string[] } = {},
): FieldMessages {
  const messages: FieldMessages = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = values[name];
    const isMissing = isEmptyValue(field, value);
    if (stored && !isMissing && isSameValue(value, stored[name])) continue;
    if (field.kind === 'itemList') Object.assign(messages, judgeItems(name, field, value ?? ''));
    const message =
      field.required && isMissing && !mayBeEmpty.includes(name) ? field.required : judge(field, value ?? '');
    if (message) messages[name] = message;
  }
  return messages;
}

function judge(field: Field, value: FormValue): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'code':
    case 'html':
      return judgeText(field, String(value).trim());
    case 'slug':
      return judgeSlug(field, String(value));
    case 'dueTime':
      return value === '' || isComplete(String(value)) ? undefined : t('Give both, the date and the time');
    case 'count':
      return judgeCount(field, String(value));
    case 'textList':
    case 'referenceList':
      return Array.isArray(value) && value.length > field.maxItems
        ? tooManyEntries(field.maxItems)
        : undefined;
    default:
      return undefined;
  }
}

function judgeText(
  field: Extract<Field, { kind: 'text' | 'code' | 'html' }>,
  text: string,
): string | undefined {
  if (text.length > field.maxLength) return tooLong(field.maxLength);
  const isLink = field.kind === 'text' && field.isLink && text !== '';
  return isLink && !isLinkTarget(text) ? linkMessage : undefined;
}

function judgeSlug({ numberRule }: SlugField, slug: string): string | undefined {
  if (slug === '') return undefined;
  if (numberRule) return numberRule.isValid(slug.trim()) ? undefined : numberRule.message;
  if (slug.length > maxSlugLength) return tooLong(maxSlugLength);
  return slugPattern.test(slug) ? undefined : slugMessage;
}

function judgeCount(
  { label, min = 0, max = maxStoredInteger }: CountField,
  text: string,
): string | undefined {
  const count = Number(text);
  if (text === '') return undefined;
  if (!Number.isInteger(count)) return notWhole(label);
  if (count < min) return tooSmall(label, min);
  return count > max ? tooLarge(label, max) : undefined;
}
