import { foldText, spellPlainly } from '#database/fold-text.ts';

const maxWordLength = 60;
const maxResults = 50_000;
const scriptsWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** It tells the words of all of these scripts, whichever its language. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** The scripts of India and its neighbours, where what looks like an accent is a vowel. */
const hasVowelSigns = /[\u0900-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
/** How German writes its vowels where a keyboard has none of them. */
const spelledOut = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);

/** The words of a text in their order, as they are written but for case. */
export function tokensOf(text: string): string[] {
  const written = text.normalize('NFKC').toLowerCase();
  return (written.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((token) =>
    isWithoutSpaces(token) ? segmentsOf(token) : [token],
  );
}

/** Whether words of a script stand one after the other: Chinese, Japanese, Thai. */
export function isWithoutSpaces(token: string): boolean {
  return scriptsWithoutSpaces.test(token);
}

function segmentsOf(token: string): string[] {
  const segments = segmenter.segment(token)[Symbol.iterator]();
  return segments
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .toArray();
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

/** Texts have the same words again and again. */
export function keepResults<Result>(work: (word: string) => Result): (word: string) => Result {
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

export function foldWord(token: string): string {
  const folded = hasVowelSigns.test(token) ? token : spellPlainly(foldText(token));
  return [...folded].slice(0, maxWordLength).join('');
}
