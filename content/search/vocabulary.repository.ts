import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import {
  findEntriesByWord,
  readIndexedWords,
  type WordColumn,
  type WordQuery,
} from '#database/entry-words.ts';
import { readingOnly } from '#database/recorded-reads.ts';
import { createPacer } from '../kit/pacer.ts';
import { wordsOf } from './words.ts';

/** Numbers and short words are not mistaken for others, and a catalogue of numbered names would have no end of them. */
const worthCorrecting = /^\p{L}{4,30}$/u;
const lengths = { least: 4, most: 30 };
const maxVocabulary = 60_000;
/** Few enough that looking at them is no pause. */
const wordsAtOnce = 1_000;

/** The words that a mistyped one may have been meant as. */
export async function readVocabulary(db: Db): Promise<Set<string>> {
  const pace = createPacer();
  const vocabulary = new Set<string>();
  for (const [at, word] of (await readIndexedWords(db, lengths)).entries()) {
    if (vocabulary.size >= maxVocabulary) break;
    if (at % wordsAtOnce === 0) await pace();
    if (worthCorrecting.test(word)) vocabulary.add(word);
  }
  return vocabulary;
}

export function addWords(vocabulary: Set<string>, words: string): void {
  for (const word of words.split(' ')) if (worthCorrecting.test(word)) vocabulary.add(word);
}

/** The entries that have a word. What it depends on are the records that the entries are made of. */
export async function findEntriesOf(db: Db, query: WordQuery): Promise<Record<WordColumn, number[]>> {
  const isWord = wordsOf(query.word).join(' ') === query.word;
  if (!isWord) throw new Error('An index is asked for words that are folded');
  return readInBackground(() => readingOnly({ table: 'products' }, () => findEntriesByWord(db, query)));
}
