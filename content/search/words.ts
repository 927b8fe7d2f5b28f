import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { foldText, spellPlainly } from '#database/fold-text.ts';

const maxWordLength = 60;
/** By language; content is English so far. */
const stemmers = new Map([['en', stemEnglish]]);
const maxResults = 50_000;
/** What English endings can be told of: numbers and other scripts stay as they are. */
const stemmable = /^[a-z]{3,}$/;
/** How German writes its vowels where a keyboard has none of them. */
const spelledOut = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);

/** The words of a text in their order, as they are written but for case. */
export function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

/** The words of a text as they are compared: no case, no accents, no signs; in their order. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map(foldWord).filter(Boolean);
}

/** A word as it is compared, and as German spells it out where that differs: `rohrig` and `roehrig` of `Röhrig`. */
export const spellingsOf = keepResults((token): readonly string[] => {
  const outspoken = token.replace(/[äöü]/g, (letter) => spelledOut.get(letter) ?? letter);
  return [...new Set([foldWord(token), foldWord(outspoken)])].filter(Boolean);
});

/** What singular and plural share: `quarri` of `quarries`. */
export const stemOf = keepResults((word) => {
  const stem = stemmers.get('en');
  return stem && stemmable.test(word) ? stem(word) : word;
});

/** Texts have the same words again and again. */
function keepResults<Result>(work: (word: string) => Result): (word: string) => Result {
  const results = new Map<string, Result>();
  return (word) => {
    const known = results.get(word);
    if (known !== undefined) return known;
    const result = work(word);
    if (results.size >= maxResults) results.clear();
    results.set(word, result);
    return result;
  };
}

/** The same of a value, such as `18-mm` of `18 mm`: what stands for it in an address. */
export function facetValueOf(label: string): string {
  return wordsOf(label).join('-');
}

function foldWord(token: string): string {
  return [...spellPlainly(foldText(token))].slice(0, maxWordLength).join('');
}
