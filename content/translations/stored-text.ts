import { readStoredTexts } from '#database/stored-json.ts';
import type { TranslatedField } from './translated-fields.ts';

/** What is stored of a translated field; `source` is what it was translated from. */
export type StoredText = { text: string; source: string };

export function encodeSource(source: TranslatedField['source']): string {
  return typeof source === 'string' ? source : JSON.stringify(source);
}

/** A list is stored as pairs, so that each text follows its entry when the list is put into another order. */
export function encodeText(
  { source }: Pick<TranslatedField, 'source'>,
  text: string | readonly string[],
): string {
  if (typeof text === 'string' || typeof source === 'string') return String(text);
  return JSON.stringify(source.map((entry, index) => [entry, text[index] ?? '']).filter(([, said]) => said));
}

/** Whether the source says something else now; the order of a list does not matter. */
export function isOutdated({ source }: TranslatedField, stored: StoredText): boolean {
  if (typeof source === 'string') return source !== stored.source;
  return JSON.stringify(readStoredTexts(stored.source).sort()) !== JSON.stringify([...source].sort());
}
