import { foldText } from '#database/fold-text.ts';

const maxWordLength = 60;

/** The words of a text as they are compared: no case, no accents, no signs; in their order. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => [...word].slice(0, maxWordLength).join(''));
}

/** The same of a value, such as `18-mm` of `18 mm`: what stands for it in an address. */
export function facetValueOf(label: string): string {
  return wordsOf(label).join('-');
}
