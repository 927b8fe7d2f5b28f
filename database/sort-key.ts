import { foldText } from './fold-text.ts';

/** Letters that Unicode does not decompose, so removing accents leaves them as they are. */
const spelling: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/**
 * The key that a text is sorted by: it ignores case, accents and punctuation. Kept beside the text, in a column that both
 * engines sort by code points, because each sorts the text itself in its own way, and PostgreSQL by its settings.
 */
export function sortKeyOf(text: string): string {
  return foldText(text)
    .replace(/[ßæœøłđðþħı]/g, (letter) => spelling[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
