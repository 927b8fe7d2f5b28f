import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { inChunks } from '#database/in-chunks.ts';
import { readPieces } from '#database/read-pieces.ts';
import type { ContentRow } from '#database/schema.ts';
import { sortKeyOf } from '#database/sort-key.ts';
import { isStorableText } from '#errors/storable.ts';
import { currentLanguage } from '#messages/language.ts';
import { getEntity } from '../registry.ts';
import { sortColumnOf } from './codec.ts';
import type { Reader } from './declaration.ts';
import type { EntityName, RecordReference } from './field.ts';
import { isPublishedAmongFew } from './published.repository.ts';
import { slugFieldOf } from './slug.ts';
import { findTexts } from './translated-texts.repository.ts';

/** What a field reads as whose record is gone. */
export const noReference: RecordReference = { id: 0, name: '', slug: '' };

/** What records are called and where they are, by their ids. */
export async function findReferences(
  db: Db,
  query: {
    to: EntityName;
    ids: number[];
    reader: Reader;
    /** Also records in the trash, to name them in a history. */
    withTrash?: boolean;
  },
): Promise<Map<number, RecordReference>> {
  const ids = [...new Set(query.ids)];
  if (ids.length === 0) return new Map();
  const target = getEntity(query.to);
  const isNarrowed = target.hasDrafts && query.reader === 'visitor';
  const rows = await inChunks(ids, (some) =>
    selectReferences(db, { ...query, isNarrowed, ids: some }).execute(),
  );
  const references = rows.map((row) => ({
    id: Number(row.id),
    name: String(row[target.card.title]),
    slug: String(row.slug ?? ''),
  }));
  const texts = await findTexts(db, { kind: target.name, subjects: ids.map(String) });
  return new Map(
    references.map((reference) => {
      const { [target.card.title]: name, slug = reference.slug } = texts.get(String(reference.id)) ?? {};
      const isFallback = currentLanguage() !== undefined && name === undefined;
      const shown = { ...reference, name: name ?? reference.name, slug };
      return [reference.id, isFallback ? { ...shown, fallback: ['name'] } : shown];
    }),
  );
}

function selectReferences(
  db: Db,
  query: { to: EntityName; ids: readonly number[]; isNarrowed: boolean; withTrash?: boolean },
) {
  const target = getEntity(query.to);
  let select = db
    .selectFrom(target.table)
    .select(['id', target.card.title, ...(slugFieldOf(target) ? ['slug'] : [])])
    .where('id', 'in', query.ids);
  if (!query.withTrash) select = select.where('deletedAt', 'is', null);
  return query.isNarrowed ? select.where(isPublishedAmongFew) : select;
}

/** All living records of an entity, by what others refer to them by: a part at a time, with breaks for others. */
export async function* listReferences(db: Db, to: EntityName): AsyncGenerator<RecordReference[]> {
  const target = getEntity(to);
  const { title } = target.card;
  const select = db
    .selectFrom(target.table)
    .select(['id', title, ...(slugFieldOf(target) ? ['slug'] : [])])
    .where('deletedAt', 'is', null)
    .orderBy('id');
  const read = (after: number, limit: number) => select.where('id', '>', after).limit(limit).execute();
  for await (const rows of readPieces(read)) {
    yield rows.map((row) => ({
      id: Number(row.id),
      name: String(row[title]),
      slug: String(row.slug ?? ''),
    }));
  }
}

/**
 * The living record that a slug, an id or a name in any case means; a slug goes before an id, an id before a name. A
 * draft is not there for a visitor.
 */
export async function findIdByKey(
  db: Db,
  query: { to: EntityName; key: string; reader: Reader },
): Promise<number | undefined> {
  const { key, reader } = query;
  const { card } = getEntity(query.to);
  const rows = await findRowsByKeys(db, { to: query.to, keys: [key], reader });
  const match =
    rows.find((row) => row.slug === key) ??
    rows.find((row) => String(row.id) === key) ??
    rows.find((row) => foldText(String(row[card.title])) === foldText(key));
  return match && Number(match.id);
}

/**
 * The ids of the living records that names, slugs or ids mean, in their order and once each.
 * A slug goes before a name, a name before an id.
 * @returns `unknown`: the first key that means no record
 */
export async function findIdsByKeys(
  db: Db,
  query: { to: EntityName; keys: (string | number)[] },
): Promise<{ ids: number[]; unknown?: string }> {
  const keys = [...new Set(query.keys.map(String))];
  const unusable = keys.find((key) => !isStorableText(key));
  if (keys.length === 0 || unusable !== undefined) return { ids: [], ...(unusable && { unknown: unusable }) };
  const { title } = getEntity(query.to).card;
  const rows = await findRowsByKeys(db, { to: query.to, keys, reader: 'administrator' });
  const ids = new Set<number>();
  for (const key of keys) {
    const row =
      rows.find((candidate) => candidate.slug === key) ??
      rows.find((candidate) => candidate[title] === key) ??
      rows.find((candidate) => String(candidate.id) === key);
    if (!row) return { ids: [...ids], unknown: key };
    ids.add(Number(row.id));
  }
  return { ids: [...ids] };
}

/**
 * The living records that one of these may be the name, slug or id of, by their ids. Each column has an index; names are
 * compared by what they are sorted by, which is the same for more than one spelling.
 */
async function findRowsByKeys(
  db: Db,
  { to, keys, reader }: { to: EntityName; keys: string[]; reader: Reader },
): Promise<ContentRow[]> {
  const target = getEntity(to);
  const { title } = target.card;
  const hasSlug = slugFieldOf(target) !== undefined;
  const titleField = target.fields[title];
  const titleColumn = titleField ? sortColumnOf(title, titleField) : title;
  let select = db
    .selectFrom(target.table)
    .select(['id', title, ...(hasSlug ? ['slug'] : [])])
    .where('deletedAt', 'is', null);
  if (target.hasDrafts && reader === 'visitor') select = select.where(isPublishedAmongFew);
  const readBy = (column: string, values: (string | number)[]) =>
    inChunks(values, (some) => select.where(column, 'in', some).execute());
  const found = [
    ...(hasSlug ? await readBy('slug', keys) : []),
    ...(await readBy(titleColumn, titleColumn === title ? keys : keys.map(sortKeyOf))),
    ...(await readBy('id', keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number))),
  ];
  const byId = new Map(found.map((row) => [Number(row.id), row]));
  return [...byId.values()].sort((one, other) => Number(one.id) - Number(other.id));
}
