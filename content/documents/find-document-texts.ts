import { foldForSearch } from '#database/fold-text.ts';
import { placesOf } from './document-places.ts';
import type { SiteDocument } from './site-document.ts';

/** A text of a document in which what was searched for stands. */
export type DocumentText = {
  key: string;
  /** Of the field in its form: `hours/weekdays/time`. */
  field: string;
  /** In words: `Opening hours, Weekdays, Time`. */
  label: string;
  /** The text without markup, from about where the words begin. */
  text: string;
};

const maxTextLength = 80;
/** What stands before the words, so that it is seen what they are part of. */
const leadLength = 20;

/** The texts of a document that contain what was searched for, in the order of its form. @param wanted folded */
export function findDocumentTexts(
  { key, fields }: SiteDocument,
  { value, wanted }: { value: unknown; wanted: string },
): DocumentText[] {
  return placesOf(fields, value).flatMap((place) => {
    const text = textOf(place.value);
    if (!foldForSearch(text).includes(wanted)) return [];
    return [{ key, field: place.idPath, label: place.label, text: excerptOf(text, wanted) }];
  });
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folding may change how long a text is, so where the words begin is looked for in lower case alone. */
function excerptOf(text: string, wanted: string): string {
  const start = Math.max(0, text.toLowerCase().indexOf(wanted) - leadLength);
  const excerpt = text.slice(start, start + maxTextLength).trim();
  return `${start > 0 ? '…' : ''}${excerpt}${start + maxTextLength < text.length ? '…' : ''}`;
}
