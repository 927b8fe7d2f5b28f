import { isWithoutSpaces, spellingsOf, tokensOf, wordsOf } from './words.ts';
import type { WordsOfLanguage } from './words-of-language.ts';

/** With `isPrefix`, words that begin so as well. */
export type WordQuery = { word: string; isPrefix: boolean };

/** What a word or phrase of visitors stands for, as the site document `search` has it. */
export type Synonym = { phrase: string; meaning: string };

/** A word of a query, or several that are one term, with all that it may be found by. */
export type SearchTerm = {
  /** As it was typed, folded. */
  words: string[];
  /** Each is a list of words that all have to be there. */
  alternatives: WordQuery[][];
};

/** So many words are searched; what comes after them adds nothing but work. */
const maxTerms = 12;
/** Words this long also find longer ones; the last word, which may not be finished, does from two letters on. */
const prefixLength = 4;
const lastPrefixLength = 2;
const maxPhrases = 20;

/** What queries are read by. */
export type Reading = { synonyms: readonly Synonym[]; language: WordsOfLanguage };

/** A query as terms, each of which has to be found. */
export function readSearchTerms(query: string, { synonyms, language }: Reading): SearchTerm[] {
  const { fillers, stemOf } = language;
  const all = tokensOf(query)
    .map(spellingsOf)
    .filter(([word]) => word !== undefined);
  const telling = all.filter(([word = '']) => !fillers.has(word));
  const typed = (telling.length > 0 ? telling : all).slice(0, maxTerms);
  const words = typed.map(([word = '']) => word);
  const phrases = synonyms.map(({ phrase, meaning }) => ({
    words: wordsOf(phrase).filter((word, _at, some) => some.length === 1 || !fillers.has(word)),
    meaning: wordsOf(meaning).map((word) => ({ word, isPrefix: false })),
  }));
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const here = phrases.filter((phrase) => beginsWith(words.slice(at), phrase.words, stemOf));
    const length = Math.max(1, ...here.map((phrase) => phrase.words.length));
    const meanings = here.filter((phrase) => phrase.words.length === length).map(({ meaning }) => meaning);
    const spellings = typed.slice(at, at + length);
    const isLast = at + length === words.length;
    const spell = (which: 0 | 1) =>
      spellings.map((some, index) =>
        toWordQuery(some[which] ?? some[0] ?? '', isLast && index === length - 1),
      );
    const hasOther = spellings.some((some) => some.length > 1);
    terms.push({
      words: words.slice(at, at + length),
      alternatives: [spell(0), ...(hasOther ? [spell(1)] : []), ...meanings],
    });
    at += length;
  }
  return terms;
}

/** The whole query as it would read as a name: as typed, and with each synonym in its place. */
export function phrasesOf(terms: readonly SearchTerm[]): string[] {
  const texts = terms.reduce(
    (begun, { alternatives }) =>
      begun
        .flatMap((text) => alternatives.map((words) => `${text} ${words.map(({ word }) => word).join(' ')}`))
        .slice(0, maxPhrases),
    [''],
  );
  return texts.map((text) => text.trim());
}

function toWordQuery(word: string, isLast: boolean): WordQuery {
  const least = isLast ? lastPrefixLength : prefixLength;
  return { word, isPrefix: [...word].length >= (isWithoutSpaces(word) ? 1 : least) };
}

function beginsWith(
  words: readonly string[],
  phrase: readonly string[],
  stemOf: WordsOfLanguage['stemOf'],
): boolean {
  const isSame = (word: string, index: number) => stemOf(words[index] ?? '') === stemOf(word);
  return phrase.length > 0 && phrase.every(isSame);
}
