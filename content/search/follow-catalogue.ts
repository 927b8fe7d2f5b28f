import { readInBackground, readPiecesInBackground } from '#database/background-reading.ts';
import { type Db, findRowChanges } from '#database/connect.ts';
import { wordColumns } from '#database/entry-words.ts';
import { type Change, noteFailure, noteTables } from '#database/recorded-reads.ts';
import type { SearchEntryRow } from '#database/schema.ts';
import { createPacer } from '../kit/pacer.ts';
import { setBit } from './bitmap.ts';
import {
  type CatalogueMemory,
  createMemory,
  enterOrder,
  enterRow,
  leavePlace,
  sortOrder,
} from './catalogue-memory.ts';
import {
  type CatalogueRow,
  catalogueTables,
  findCatalogueCategories,
  findCatalogueRows,
  kindOfTable,
  readCatalogueRows,
} from './catalogue-rows.repository.ts';
import { findSearchEntries } from './search-entries.repository.ts';
import { entryIdOf, kindOfEntry, recordIdOf } from './search-entries.ts';
import { addWords, readVocabulary } from './vocabulary.repository.ts';

/** What has been written since the memory was read: some entries, or nobody knows what. */
type Missed = { isAll: boolean; hasCategories: boolean; ids: Set<number> };

export type Catalogue = { memory: CatalogueMemory; vocabulary: Set<string> };

/**
 * Everything published in memory, read at the first search and then followed: the driver tells which rows were written
 * (database/row-changes.ts). While this process does not hear what others write, each search reads all of it anew.
 */
export function followCatalogue(db: Db): () => Promise<Catalogue> {
  const changes = findRowChanges(db);
  let catalogue: Catalogue | undefined;
  let missed = nothingMissed();
  let updating: Promise<Catalogue> | undefined;
  listen(db, () => missed);

  async function update(): Promise<Catalogue> {
    const now = missed;
    missed = nothingMissed();
    try {
      const isUsable = catalogue && !now.isAll && changes?.hearsAll();
      catalogue = (isUsable && catalogue && (await catchUp(db, catalogue, now))) || (await read(db));
      return catalogue;
    } catch (error) {
      missed.isAll = true;
      throw error;
    }
  }

  /** What is written while it is read is caught up with before anybody sees it. */
  async function updateAll(): Promise<Catalogue> {
    let current = await update();
    for (let times = 0; times < maxTimes && hasMissed(missed); times += 1) current = await update();
    return current;
  }

  return async () => {
    noteTables(catalogueTables);
    if (!changes?.isSure() && (await changes?.confirm()) !== 'sure') missed.isAll = true;
    if (catalogue && !updating && !hasMissed(missed) && changes?.hearsAll()) return catalogue;
    updating ??= updateAll().finally(() => {
      updating = undefined;
    });
    try {
      return await updating;
    } catch (error) {
      noteFailure();
      throw error;
    }
  };
}

function listen(db: Db, findMissed: () => Missed): void {
  const changes = findRowChanges(db);
  changes?.subscribe((written) => {
    for (const change of written) note(findMissed(), change);
  });
  changes?.onDeaf(() => {
    findMissed().isAll = true;
  });
}

/** Under a storm of writes a search sees those of a moment ago. */
const maxTimes = 5;

function nothingMissed(): Missed {
  return { isAll: false, hasCategories: false, ids: new Set() };
}

function hasMissed({ isAll, hasCategories, ids }: Missed): boolean {
  return isAll || hasCategories || ids.size > 0;
}

function note(missed: Missed, { table, rows }: Change): void {
  if (table === 'categories') missed.hasCategories = true;
  const kind = table === 'productColours' ? 'stone' : kindOfTable(table);
  if (!kind) return;
  if (!rows) missed.isAll = true;
  for (const { id, productId = id } of rows ?? []) missed.ids.add(entryIdOf(kind, Number(productId)));
}

async function read(db: Db): Promise<Catalogue> {
  const pace = createPacer();
  const rows: CatalogueRow[] = [];
  for await (const some of readPiecesInBackground(readCatalogueRows(db))) rows.push(...some);
  const memory = createMemory(rows.length, await findCatalogueCategories(db));
  for (const row of rows) {
    enterRow(memory, row);
    await pace();
  }
  sortOrder(memory);
  const vocabulary = await readInBackground(() => readVocabulary(db));
  return { memory, vocabulary };
}

/** @returns undefined where all has to be read anew */
async function catchUp(db: Db, catalogue: Catalogue, missed: Missed): Promise<Catalogue | undefined> {
  const { memory, vocabulary } = catalogue;
  const ids = [...missed.ids];
  const entries = await findSearchEntries(db, ids);
  const rows = await findRows(db, ids);
  if (missed.hasCategories) memory.categories = await findCatalogueCategories(db);
  for (const id of ids) {
    const place = memory.places.get(id);
    if (place !== undefined) leavePlace(memory, place);
  }
  for (const row of rows) {
    const place = enterRow(memory, row);
    if (place === undefined) return undefined;
    enterOrder(memory, place);
  }
  for (const entry of entries) {
    followWords(memory, entry);
    for (const column of wordColumns) addWords(vocabulary, entry[column]);
  }
  return catalogue;
}

async function findRows(db: Db, ids: readonly number[]): Promise<CatalogueRow[]> {
  const byKind = Map.groupBy(ids, kindOfEntry);
  const found: CatalogueRow[][] = [];
  for (const [kind, some] of byKind) found.push(await findCatalogueRows(db, kind, some.map(recordIdOf)));
  return found.flat();
}

/** What was found for a word before stands for what is written now as well. */
function followWords(memory: CatalogueMemory, entry: SearchEntryRow): void {
  const place = memory.places.get(entry.id);
  if (place === undefined) return;
  for (const [key, bits] of memory.words) {
    const fits = key.endsWith('*')
      ? (word: string) => word.startsWith(key.slice(0, -1))
      : (word: string) => word === key;
    let isFound = false;
    for (const column of wordColumns) {
      isFound ||= entry[column].split(' ').some(fits);
      setBit(bits[column], place, isFound);
    }
  }
}
