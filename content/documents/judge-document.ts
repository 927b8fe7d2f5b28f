import { isStorableText, maxStoredInteger, unusableCharacters } from '#errors/storable.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import { isLinkTarget, linkMessage } from '../kit/link-target.shared.ts';
import {
  chooseFile,
  maxEntryLength,
  maxUrlLength,
  mediaPattern,
  notNumber,
  notWhole,
  tooFewEntries,
  tooLarge,
  tooLong,
  tooLongEntry,
  tooManyEntries,
  tooManyImages,
  tooSmall,
} from '../kit/value-messages.ts';
import type { DocumentField, LeafField, SimpleListField } from './document-field.ts';
import { colourMessage, colourPattern, fileMessage, filePattern, fillIn } from './document-messages.ts';
import { listsOf, placesOf } from './document-places.ts';
import type { Values } from './document-values.ts';
import type { SiteDocument } from './site-document.ts';
import { judgeFormat } from './text-formats.ts';

/**
 * What can be told of a document without the server, with the server's own words, by dotted paths. As on the server,
 * what is as it was stored stays valid, and what fields say of each other is judged once each is right by itself.
 */
export function judgeDocument(
  { fields, judge }: SiteDocument,
  { value, before }: { value: Values; before: Values },
): Record<string, string> {
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !isSameValue(value[name], before[name])),
  );
  const messages: Record<string, string | undefined> = {};
  for (const { path, field, items } of listsOf(changed, value)) {
    messages[path] = judgeLength(items.length, { ...field, minItems: field.isFixed ? 0 : field.minItems });
  }
  for (const { path, field, value: leaf } of placesOf(changed, value)) {
    Object.assign(messages, judgeLeaf(field, { value: leaf, path }));
  }
  const wrong = withoutNothing(messages);
  if (Object.keys(wrong).length > 0) return wrong;
  return withoutNothing(judge?.(value as Parameters<NonNullable<typeof judge>>[0]) ?? {});
}

function judgeLeaf(
  field: LeafField,
  { value, path }: { value: unknown; path: string },
): Record<string, string | undefined> {
  if (field.kind !== 'list') return { [path]: judgeValue(field, value) };
  const entries = arrayIn(value);
  const length = judgeLength(entries.length, field);
  if (length) return { [path]: length };
  const rows = entries.map((text, index): [string, string | undefined] => [
    `${path}.${index}`,
    judgeValue({ required: fillIn(field.noun), ...field.item }, text),
  ]);
  return Object.fromEntries(rows);
}

type SimpleField = Exclude<LeafField, SimpleListField>;

function judgeValue(field: SimpleField, value: unknown): string | undefined {
  switch (field.kind) {
    case 'text':
      return judgeText(field, value) ?? judgeFormat(field.format, textIn(value));
    case 'html':
      return judgeText(field, value);
    case 'count':
    case 'decimal':
      return judgeNumber(field, value);
    case 'colour':
      return colourPattern.test(textIn(value).toLowerCase()) ? undefined : colourMessage(field.label);
    case 'file':
      return judgeUrl(textIn(value), { pattern: filePattern, message: fileMessage });
    case 'media':
      return field.required && textIn(value) === '' ? field.required : judgeMedia(value);
    case 'mediaList': {
      const paths = arrayIn(value);
      if (paths.length > field.maxItems) return tooManyImages(field.maxItems);
      return paths.map((path) => (textIn(path) === '' ? chooseFile : judgeMedia(path))).find(Boolean);
    }
    case 'textList':
      return judgeLength(arrayIn(value).length, field) ?? arrayIn(value).map(judgeEntry).find(Boolean);
    case 'products':
    case 'categories':
      return judgeLength(arrayIn(value).length, field);
    default:
      return undefined;
  }
}

function judgeText(
  field: Extract<DocumentField, { kind: 'text' | 'html' }>,
  value: unknown,
): string | undefined {
  const text = textIn(value);
  if (text === '') return field.required;
  if (text.length > field.maxLength) return tooLong(field.maxLength);
  if (!isStorableText(text)) return unusableCharacters;
  return field.kind === 'text' && field.isLink && !isLinkTarget(text) ? linkMessage : undefined;
}

function judgeNumber(
  field: Extract<LeafField, { kind: 'count' | 'decimal' }>,
  value: unknown,
): string | undefined {
  const { label, kind } = field;
  const { min, max } = kind === 'decimal' ? field : { min: 0, max: field.max ?? maxStoredInteger };
  if (kind === 'count' && !Number.isSafeInteger(value)) return notWhole(label);
  if (field.required && value === '') return field.required;
  if (typeof value !== 'number' || !Number.isFinite(value)) return notNumber(label);
  if (value < min) return tooSmall(label, min);
  return value > max ? tooLarge(label, max) : undefined;
}

function judgeMedia(value: unknown): string | undefined {
  return judgeUrl(textIn(value), { pattern: mediaPattern, message: chooseFile });
}

function judgeUrl(
  url: string,
  { pattern, message }: { pattern: RegExp; message: string },
): string | undefined {
  if (url.length > maxUrlLength) return tooLong(maxUrlLength);
  if (!isStorableText(url)) return unusableCharacters;
  return pattern.test(url) ? undefined : message;
}

function judgeEntry(entry: unknown): string | undefined {
  if (String(entry).length > maxEntryLength) return tooLongEntry(maxEntryLength);
  return isStorableText(String(entry)) ? undefined : unusableCharacters;
}

function judgeLength(
  length: number,
  { minItems = 0, maxItems }: { minItems?: number | undefined; maxItems: number },
): string | undefined {
  if (length < minItems) return tooFewEntries(minItems);
  return length > maxItems ? tooManyEntries(maxItems) : undefined;
}

function textIn(value: unknown): string {
  return String(value ?? '').trim();
}

function arrayIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function withoutNothing(messages: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
