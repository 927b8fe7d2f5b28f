import { setImmediate } from 'node:timers/promises';
import type { Db } from '#database/connect.ts';
import { sortKeyOf } from '#database/sort-key.ts';
import { compareNames, type NamedItems } from './compare-names.ts';
import { addItems, addViews, createTallies, type InterestRow, restKey } from './item-figures.ts';
import { readSubject, type Subject, stoneSlugOf } from './item-names.ts';
import { countPageViews } from './page-counts.repository.ts';
import type { Period } from './period.ts';
import { type Collection, findCollections, findStones, type Stone } from './stones.repository.ts';

type Tallies = ReturnType<typeof createTallies>;
type Directory = Awaited<ReturnType<typeof openDirectory>>;

/** The pages opened most; what comes after them has hardly been looked at. */
const pagesConsidered = 5_000;
/** Few enough that adding them up is no pause. */
const itemsAtOnce = 200;

/** Which stones and which collections visitors looked at and wrote about. */
export async function readStoneInterest(
  db: Db,
  period: Period,
): Promise<{ stones: InterestRow[]; collections: InterestRow[] }> {
  const [items, now, before] = await Promise.all([
    compareNames(db, 'stone', period),
    countPageViews(db, { range: period.now, limit: pagesConsidered }),
    countPageViews(db, { range: period.before, limit: pagesConsidered }),
  ]);
  const subjects: Subject[] = [];
  await inTurns(items, (item) => subjects.push(readSubject(item.name)));
  const pages = [...now, ...before].map(({ page }) => stoneSlugOf(page));
  const directory = await openDirectory(db, { subjects, pages });
  const stones = createTallies({ hasViews: true });
  const collections = createTallies({ hasViews: true });
  await inTurns(items.entries(), ([at, item]) => {
    addItem({ stones, collections, directory }, item, subjects[at] ?? readSubject(item.name));
  });
  for (const [side, views] of [['now', now] as const, ['before', before] as const]) {
    await inTurns(views, ({ page, count }) => {
      const stone = directory.findBySlug(stoneSlugOf(page));
      if (stone) addViews(tallyOfStone(stones, directory, stone), side, count);
      const collection = stone ? directory.collectionOf(stone) : directory.findCollectionAt(page);
      if (collection) addViews(tallyOfCollection(collections, collection), side, count);
    });
  }
  return { stones: stones.rank(), collections: collections.rank() };
}

/** Some hundred at a time, so that others are answered in between. */
async function inTurns<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let at = 0;
  for (const one of all) {
    if (at % itemsAtOnce === 0) await setImmediate();
    work(one);
    at += 1;
  }
}

function addItem(
  { stones, collections, directory }: { stones: Tallies; collections: Tallies; directory: Directory },
  item: NamedItems,
  subject: Subject,
): void {
  const stone = directory.find(subject);
  const collection = stone ? directory.collectionOf(stone) : directory.findCollectionNamed(subject);
  const tally = stone ? tallyOfStone(stones, directory, stone) : tallyOfText(stones, subject, collection);
  addItems(tally, item);
  addItems(tallyOfCollection(collections, collection), item);
}

function tallyOfStone(tallies: Tallies, directory: Directory, stone: Stone) {
  const detail = directory.collectionOf(stone)?.name ?? '';
  return tallies.of(`stone ${stone.id}`, { name: stone.name, detail, recordId: stone.id });
}

/** A list of the form, or a stone that is gone or has another name by now. */
function tallyOfText(tallies: Tallies, { name, nameKey }: Subject, collection: Collection | undefined) {
  if (name === '') return tallies.of(restKey, { name: 'No product named', detail: '', recordId: null });
  const detail = collection ? 'Collection' : 'No product of this name';
  return tallies.of(`text ${nameKey}`, { name, detail, recordId: null });
}

function tallyOfCollection(tallies: Tallies, collection: Collection | undefined) {
  if (!collection) return tallies.of(restKey, { name: 'No collection named', detail: '', recordId: null });
  const { id, name } = collection;
  return tallies.of(`collection ${id}`, { name, detail: '', recordId: id });
}

function collectionSlugOf(page: string): string {
  return /^\/products\/([^/]+)\/?$/.exec(page)?.[1] ?? '';
}

/** The stones and collections that something of this is about. */
async function openDirectory(
  db: Db,
  { subjects, pages }: { subjects: readonly Subject[]; pages: readonly string[] },
) {
  const nameKeys = new Set(subjects.map(({ nameKey }) => nameKey).filter(Boolean));
  const slugs = new Set([...subjects.map(({ slug }) => slug), ...pages].filter(Boolean));
  const stones = await findStones(db, { nameKeys, slugs });
  const collections = await findCollections(db);
  const stonesBySlug = new Map(stones.map((stone) => [stone.slug, stone]));
  const stonesByName = new Map<string, Stone>();
  await inTurns(stones, (stone) => {
    const key = sortKeyOf(stone.name);
    // Of two with the same name, the older.
    if (!stonesByName.has(key)) stonesByName.set(key, stone);
  });
  const collectionsById = new Map(collections.map((collection) => [collection.id, collection]));
  const collectionsBySlug = new Map(collections.map((collection) => [collection.slug, collection]));
  const collectionsByName = new Map(
    collections.map((collection) => [sortKeyOf(collection.name), collection]),
  );
  const findBySlug = (slug: string) => stonesBySlug.get(slug);
  return {
    find: ({ name, nameKey, slug }: Subject) => (name ? stonesByName.get(nameKey) : findBySlug(slug)),
    findBySlug,
    collectionOf: (stone: Stone) => collectionsById.get(stone.categoryId),
    findCollectionAt: (page: string) => collectionsBySlug.get(collectionSlugOf(page)),
    findCollectionNamed: ({ nameKey }: Subject) => collectionsByName.get(nameKey),
  };
}
