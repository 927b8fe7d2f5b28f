import type { WordQuery } from '#database/entry-words.ts';
import { wordsOf } from './words.ts';

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
/** Words that no stone is told by; left out where others remain. */
const fillers = new Set(
  [
    'a',
    'an',
    'and',
    'at',
    'by',
    'for',
    'from',
    'in',
    'is',
    'my',
    'of',
    'on',
    'or',
    'the',
    'to',
    'with',
  ].concat(['our', 'some', 'that', 'this', 'i', 'we', 'need', 'want', 'looking']),
);
/** Words this long also find longer ones; the last word, which may not be finished, does from two letters on. */
const prefixLength = 4;
const lastPrefixLength = 2;

/** A query as terms, each of which has to be found. */
export function readSearchTerms(query: string, synonyms: readonly Synonym[]): SearchTerm[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !fillers.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, maxTerms);
  const phrases = synonyms.map(({ phrase, meaning }) => ({
    words: wordsOf(phrase).filter((word, _at, some) => some.length === 1 || !fillers.has(word)),
    meaning: wordsOf(meaning).map((word) => ({ word, isPrefix: false })),
  }));
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const here = phrases.filter((phrase) => beginsWith(words.slice(at), phrase.words));
    const length = Math.max(1, ...here.map((phrase) => phrase.words.length));
    const typed = words.slice(at, at + length);
    const meanings = here.filter((phrase) => phrase.words.length === length).map(({ meaning }) => meaning);
    const own = typed.map((word, index) => toWordQuery(word, at + index === words.length - 1));
    terms.push({ words: typed, alternatives: [own, ...meanings] });
    at += length;
  }
  return terms;
}

/** The whole query as it would read as a name: as typed, and with each synonym in its place. */
export function phrasesOf(terms: readonly SearchTerm[]): string[] {
  const texts = terms.reduce(
    (begun, { alternatives }) =>
      begun.flatMap((text) =>
        alternatives.map((words) => `${text} ${words.map(({ word }) => word).join(' ')}`),
      ),
    [''],
  );
  return texts.slice(0, maxPhrases).map((text) => text.trim());
}

const maxPhrases = 20;

function toWordQuery(word: string, isLast: boolean): WordQuery {
  return { word, isPrefix: [...word].length >= (isLast ? lastPrefixLength : prefixLength) };
}

function beginsWith(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && phrase.every((word, index) => words[index] === word);
}
