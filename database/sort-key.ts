import { foldText, spellPlainly } from './fold-text.ts';

/**
 * The key that a text is sorted by: it ignores case, accents and punctuation. Kept beside the text, in a column that both
 * engines sort by code points, because each sorts the text itself in its own way, and PostgreSQL by its settings.
 */
export function sortKeyOf(text: string): string {
  return spellPlainly(foldText(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
