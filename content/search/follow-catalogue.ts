import { type Db, findContentVersion } from '#database/connect.ts';
import { currentLanguage } from '#messages/language.ts';
import { sayShipped } from '#messages/shipped-messages.ts';
import { colourFamilies } from '../colours/colour-families.shared.ts';
import { namesOfUses, rockMessages } from '../fit/fit-messages.shared.ts';
import { type FitStone, fitsInFinishes } from '../fit/fit-of.ts';
import { rockClasses } from '../fit/properties.ts';
import { wordsOfUse } from '../fit/use-words.ts';
import type { Use } from '../fit/uses.shared.ts';
import { textOfHtml } from '../kit/clean-html.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import { fallbackAs } from '../kit/fallback-of.shared.ts';
import type { Field } from '../kit/field.ts';
import { createPacer } from '../kit/pacer.ts';
import { readLanguages } from '../languages.ts';
import { findOffPages, isEntityOff } from '../off-pages.ts';
import {
  type CatalogueIndex,
  createCatalogueIndex,
  type Entry,
  type EntryTexts,
  type WordColumn,
  wordColumns,
} from './catalogue-index.ts';
import { type SearchKind, searchKinds } from './catalogue-parameters.shared.ts';
import {
  type CatalogueCategory,
  type CatalogueRow,
  findCatalogueCategories,
  findCatalogueRecords,
  readCatalogueRows,
  readTranslationStamps,
  sources,
} from './catalogue-rows.repository.ts';
import { facetValueOf, wordsOf } from './words.ts';

/** Records whose texts are read at once. */
const recordsAtOnce = 200;

const kindLabels: Record<SearchKind, string> = {
  ...{ stone: 'Stones', article: 'Articles', project: 'Projects' },
  ...{ landing: 'Stone lists', page: 'Pages' },
};

const words = String.raw`(?:[ -]+(?!but\b)[^\s.,;:!?()–—-]+)`;
/** What a text says that a stone is not, as far as its clause goes; `not only` warns of nothing. */
const warning = new RegExp(
  String.raw`\b(?:unlike${words}{1,3}|(?:not(?! (?:only|just|merely)\b)|never|cannot|avoid\w*|unsuitable|unfit)${words}{1,6})`,
  'giu',
);

/** Everything published in memory, in each language by itself from its first search on. */
export function followCatalogue(db: Db): () => Promise<CatalogueIndex> {
  const byLanguage = new Map<string, () => Promise<CatalogueIndex>>();
  return async () => {
    const { all, source } = await readLanguages(db);
    for (const gone of byLanguage.keys().filter((tag) => !all.includes(tag))) byLanguage.delete(gone);
    const language = currentLanguage() ?? source;
    const follow = byLanguage.get(language) ?? followLanguage(db, language);
    byLanguage.set(language, follow);
    return follow();
  };
}

/** What is read at the first search; after a write the next search first reads what has changed. */
function followLanguage(db: Db, language: string): () => Promise<CatalogueIndex> {
  const version = findContentVersion(db);
  const index = createCatalogueIndex(language);
  let heldVersion = -1;
  let updating: Promise<void> | undefined;

  async function update(current: number): Promise<void> {
    await readChanges(db, index);
    heldVersion = current;
  }

  return async () => {
    if (!version?.isFresh()) await version?.confirm();
    const current = version?.get() ?? heldVersion + 1;
    while (heldVersion < current) {
      updating ??= update(current).finally(() => {
        updating = undefined;
      });
      await updating;
    }
    return index;
  };
}

async function readChanges(db: Db, index: CatalogueIndex): Promise<void> {
  index.categories = await findCatalogueCategories(db);
  const categories = new Map(index.categories.map((category) => [category.id, category]));
  const gone = new Set(index.entries.keys());
  const offPages = await findOffPages(db);
  for (const kind of searchKinds.filter((each) => !isEntityOff(sources[each].name, offPages))) {
    const changed: Changed[] = [];
    const translations = await readTranslationStamps(db, kind);
    for await (const rows of readCatalogueRows(db, kind)) {
      for (const row of rows) {
        const [key, category] = [`${kind} ${row.recordId}`, categories.get(row.categoryId)];
        const { version, updatedAt, colour } = row;
        const translation = translations.get(row.recordId);
        const { slug, name, writtenName, fallback } = category ?? {};
        const stamp = [version, updatedAt, colour, slug, name, writtenName, fallback, translation].join(' ');
        gone.delete(key);
        const entry = index.entries.get(key);
        if (entry) entry.place = row.place;
        if (entry?.stamp !== stamp) changed.push({ row, key, stamp, category });
      }
    }
    await enter(db, index, { kind, changed });
  }
  for (const key of gone) index.remove(key);
}

type Changed = Pick<Parameters<typeof entryOf>[1], 'key' | 'stamp' | 'category'> & { row: CatalogueRow };

/** What visitors find a record by, and what they narrow by. */
function entryOf(
  row: CatalogueRow,
  known: {
    key: string;
    kind: SearchKind;
    stamp: string;
    entity: Entity;
    record: StoredRecord;
    /** The record before it was translated: what is chosen by is the same in all languages. */
    written: StoredRecord;
    category: CatalogueCategory | undefined;
    /** The language of its words, BCP 47. */
    tag: string;
  },
): { entry: Entry; texts: EntryTexts } {
  const { key, kind, stamp, entity, record, written, category, tag } = known;
  const name = String(record[entity.card.title] ?? '');
  const texts = textsOf(record, { kind, entity, category: category?.name });
  // Whoever reads a translation may know the stone by the words that it was written in.
  const source = textsOf(written, { kind, entity, category: category?.writtenName });
  if (currentLanguage() !== undefined) texts.source = Object.values(source).join('\n');
  const uses = kind === 'stone' ? usesOf(written) : [];
  texts.uses += `\n${uses.map((use) => wordsOfUse(use, tag)).join('\n')}`;
  const rock = rockClasses.find((each) => each === written.rockClass);
  const colour = colourFamilies.find((family) => family.name === row.colour);
  const listOf = (field: string) =>
    valuesOf(written[field], record[field]).map((value) => ({
      ...value,
      ...fallbackAs(record, { label: field }),
    }));
  const facets: Entry['facets'] = {
    kind: [{ value: kind, label: kindLabels[kind] }],
    category: category
      ? [{ value: category.slug, label: category.name, ...fallbackAs(category, { label: 'name' }) }]
      : [],
    rock_class: rock ? [{ value: rock, label: sayShipped(rockMessages[rock]) }] : [],
    use: uses.map((use) => ({ value: use, label: sayShipped(namesOfUses[use]) })),
    colour: colour ? [{ value: colour.name, label: colour.label }] : [],
    // `Italy` of `Italy, Apuan Alps`.
    origin: valuesOf(String(record.origin ?? '').split(',', 1)),
    finish: listOf('finishOptions'),
    thickness: listOf('thicknessOptions'),
    availability: valuesOf(record.availability),
  };
  const sorted = { name: wordsOf(name).join(' '), title: name };
  return { entry: { key, kind, stamp, recordId: row.recordId, place: row.place, ...sorted, facets }, texts };
}

/** Where a stone may go in one of its finishes, be it with care: no test gets old enough to change that. */
function usesOf(stone: StoredRecord): Use[] {
  const fits = fitsInFinishes(stone as unknown as FitStone, { now: new Date() }).flatMap((each) => each.fits);
  const good = fits.filter(({ verdict }) => verdict === 'yes' || verdict === 'care');
  return [...new Set(good.map(({ use }) => use))];
}

/** What a record says, by the weight that it has in a search. */
function textsOf(
  record: StoredRecord,
  { kind, entity, category = '' }: { kind: SearchKind; entity: Entity; category: string | undefined },
): EntryTexts {
  const textsIn = (column: WordColumn) => {
    const fields = Object.entries(entity.fields).filter(([, field]) => field.foundIn === column);
    return fields.map(([field, { kind: fieldKind }]) => textOf(fieldKind, record[field])).join('\n');
  };
  const texts = Object.fromEntries(wordColumns.map((column) => [column, textsIn(column)])) as EntryTexts;
  if (kind === 'stone') texts.texts = withoutWarnings(texts.texts);
  texts.facts += `\n${category}`;
  return texts;
}

/** Whoever looks for what a text warns of wants another stone. */
function withoutWarnings(text: string): string {
  return text.replace(warning, ' ');
}

function textOf(kind: Field['kind'], value: unknown): string {
  if (kind === 'html') return textOfHtml(String(value ?? '')).replace(/&#?\w{1,8};/g, ' ');
  if (kind === 'itemList') return ([value ?? []].flat() as object[]).flatMap(textsOfItem).join('\n');
  return [value ?? ''].flat().join('\n');
}

/** Without what it refers to, which is found by itself. */
function textsOfItem(item: object): string[] {
  const texts = Object.entries(item).filter(([name, value]) => name !== 'id' && typeof value === 'string');
  return texts.map(([, text]) => text);
}

function valuesOf(written: unknown, shown = written): { value: string; label: string }[] {
  const labels = [shown ?? ''].flat();
  const values = [written ?? '']
    .flat()
    .map((value, index) => [facetValueOf(String(value)), String(labels[index]).trim()] as const);
  return [...new Map(values)].filter(([key]) => key !== '').map(([key, label]) => ({ value: key, label }));
}

async function enter(
  db: Db,
  index: CatalogueIndex,
  { kind, changed }: { kind: SearchKind; changed: readonly Changed[] },
): Promise<void> {
  const pace = createPacer();
  for (let start = 0; start < changed.length; start += recordsAtOnce) {
    const some = changed.slice(start, start + recordsAtOnce);
    const { entity, records, written } = await findCatalogueRecords(
      db,
      kind,
      some.map(({ row }) => row.recordId),
    );
    const byId = new Map(records.map((record) => [record.id, record]));
    for (const { row, ...known } of some) {
      const record = byId.get(row.recordId);
      if (!record) continue;
      const source = written.get(record.id) ?? record;
      const { entry, texts } = entryOf(row, {
        ...{ ...known, kind, entity, record },
        ...{ written: source, tag: index.tag },
      });
      index.put(entry, texts);
      await pace();
    }
  }
}
