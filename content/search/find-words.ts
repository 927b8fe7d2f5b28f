import type { Db } from '#database/connect.ts';
import { type WordQuery, wordColumns } from '#database/entry-words.ts';
import { addAll, type Bitmap, createBitmap, keepShared, setBit } from './bitmap.ts';
import { type CatalogueMemory, keepWord, keyOfWord, type WordBits } from './catalogue-memory.ts';
import type { SearchTerm } from './search-terms.ts';
import { findEntriesOf } from './vocabulary.repository.ts';
import { wordsOf } from './words.ts';

/** What all of some terms are in; the bitmaps are the caller's. */
export async function findTerms(
  db: Db,
  memory: CatalogueMemory,
  terms: readonly SearchTerm[],
): Promise<WordBits> {
  const all = bitsBy(() => memory.living.slice());
  for (const term of terms) {
    const found = await findTerm(db, memory, term);
    for (const column of wordColumns) keepShared(all[column], found[column]);
  }
  return all;
}

/** What any of the alternatives of a term is in; the bitmaps may be those that are kept of a word, to be read only. */
export async function findTerm(
  db: Db,
  memory: CatalogueMemory,
  term: SearchTerm,
): Promise<Readonly<WordBits>> {
  const [[word, ...more] = [], ...others] = term.alternatives;
  if (word && more.length === 0 && others.length === 0) return findWord(db, memory, word);
  const any = bitsBy(() => createBitmap(memory.size));
  for (const words of term.alternatives) {
    const all = bitsBy(() => memory.living.slice());
    for (const word of words) {
      const found = await findWord(db, memory, word);
      for (const column of wordColumns) keepShared(all[column], found[column]);
    }
    for (const column of wordColumns) addAll(any[column], all[column]);
  }
  return any;
}

/** The engine finds a word once; the names of categories stand in no entry, so that renaming one writes none. */
async function findWord(db: Db, memory: CatalogueMemory, query: WordQuery): Promise<WordBits> {
  const key = keyOfWord(query);
  const known = memory.words.get(key) ?? (await askEngine(db, memory, query));
  memory.words.delete(key);
  keepWord(memory, key, known);
  return withCategories(memory, query, known);
}

async function askEngine(db: Db, memory: CatalogueMemory, query: WordQuery): Promise<WordBits> {
  const found = await findEntriesOf(db, query);
  const bits = bitsBy(() => createBitmap(memory.size));
  for (const [at, column] of wordColumns.entries()) {
    const weightier = wordColumns[at - 1];
    if (weightier) addAll(bits[column], bits[weightier]);
    for (const id of found[column]) {
      const place = memory.places.get(id);
      if (place !== undefined) setBit(bits[column], place);
    }
  }
  return bits;
}

function withCategories(memory: CatalogueMemory, query: WordQuery, found: WordBits): WordBits {
  const fits = (word: string) => (query.isPrefix ? word.startsWith(query.word) : word === query.word);
  const named = memory.categories.filter(({ name }) => wordsOf(name).some(fits));
  if (named.length === 0) return found;
  const bits = bitsBy((column) => found[column].slice());
  for (const { id } of named) {
    const members = memory.facets.category.get(String(id))?.bits;
    if (members) for (const column of wordColumns.slice(1)) addAll(bits[column], members);
  }
  return bits;
}

function bitsBy(create: (column: keyof WordBits) => Bitmap): WordBits {
  return {
    ...{ names: create('names'), facts: create('facts') },
    ...{ uses: create('uses'), texts: create('texts') },
  };
}
