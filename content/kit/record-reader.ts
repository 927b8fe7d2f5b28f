import type { Db } from '#database/connect.ts';
import type { StoredValue } from '#database/schema.ts';
import { invalid, notFound } from '#errors/app-error.ts';
import { currentLanguage } from '#messages/language.ts';
import type { StoredRecord } from './codec.ts';
import type { Reader } from './declaration.ts';
import type { Entity, EntityRecord } from './entity.ts';
import { findFilterColumns } from './list-filters.ts';
import { oncePerEntity } from './once-per-entity.ts';
import type { RecordQuery } from './record-conditions.repository.ts';
import { countRecords, findRecordIds, findRecords } from './record-reader.repository.ts';
import { type RecordStatus, statusFields } from './record-status.ts';
import { followReferences } from './references.ts';
import { slugFieldOf } from './slug.ts';
import { translateRecords } from './translate-records.ts';
import { findTranslatedSlug } from './translated-texts.repository.ts';

/** What a list may be asked for; `page` counts from 1. */
export type ListQuery = {
  reader: Reader;
  featured?: boolean;
  status?: RecordStatus;
  ids?: number[];
  slugs?: readonly string[];
  afterId?: number;
  /** Nobody asks how many there are of all pages; `total` is then what the page has. */
  isUncounted?: boolean;
  /** By field: the slug, id or name of a related record, a choice, or a text in any case. */
  filters?: Readonly<Record<string, string>>;
  /** By field: at least so much. */
  atLeast?: Readonly<Record<string, number>>;
  search?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  page?: number;
  perPage?: number;
};

export type RecordPage<E> = { records: EntityRecord<E>[]; total: number };
/** Records of which only some fields were read. */
export type FieldsPage<E, Name extends keyof EntityRecord<E>> = {
  records: Pick<EntityRecord<E>, Name | 'id'>[];
  total: number;
};
type IdsQuery = {
  reader: Reader;
  ids: number[];
  fields?: readonly string[];
};
type KeyQuery = { reader: Reader; key: string | number };

export type ReaderRules = {
  /** Adds what records read beside their fields; references are still ids. */
  read?: ((records: StoredRecord[], reader: Reader) => Promise<void>) | undefined;
};

/** Reading one entity's records. */
export function createRecordReader<E extends Entity>(db: Db, entity: E, { read }: ReaderRules = {}) {
  const finish = (records: StoredRecord[], reader: Reader) =>
    finishRecords<E>(db, { entity, records, reader, read });
  const find = async (query: KeyQuery) => {
    const [record] = await finish(await findByKey(db, entity, query), query.reader);
    return record && isElsewhere(record, query.key) ? undefined : record;
  };

  async function findInOrder(query: IdsQuery): Promise<StoredRecord[]> {
    const found = await findRecords(db, entity, query);
    return query.ids.flatMap((id) => found.find((record) => record.id === id) ?? []);
  }

  async function list(query: ListQuery, conditions: Partial<RecordQuery> = {}): Promise<RecordPage<E>> {
    const columns = await findFilterColumns(db, entity, {
      filters: query.filters ?? {},
      reader: query.reader,
    });
    if (!columns) return { records: [], total: 0 };
    const equals = { ...conditions.equals, ...columns };
    const recordQuery = toRecordQuery(entity, query, { ...conditions, equals });
    const records = await findRecords(db, entity, recordQuery);
    const isWhole = recordQuery.limit === undefined || query.isUncounted;
    const total = isWhole ? records.length : await countRecords(db, entity, recordQuery);
    return { records: await finish(records, query.reader), total };
  }

  return {
    /** Records for a reader, and how many there are in all. @throws AppError `invalid` for an unknown sort field */
    list,

    /** As `list`, reading of each record no more than the fields named: a list's texts may be long. */
    async listFields<Name extends keyof EntityRecord<E> & string>(
      query: ListQuery & { fields: readonly Name[] },
      conditions: Partial<RecordQuery> = {},
    ): Promise<FieldsPage<E, Name>> {
      return list(query, { ...conditions, fields: query.fields });
    },

    /** The ids of all records of a list, in its order. @throws AppError `invalid` for an unknown sort field */
    async listIds(query: ListQuery, conditions: Partial<RecordQuery> = {}): Promise<number[]> {
      const { reader, filters = {} } = query;
      const columns = await findFilterColumns(db, entity, { filters, reader });
      const equals = { ...conditions.equals, ...columns };
      return columns
        ? findRecordIds(db, entity, toRecordQuery(entity, query, { ...conditions, equals }))
        : [];
    },

    /** One record by slug or id; a slug of digits goes before an id. Drafts are not there for a visitor. */
    find,

    /** @throws AppError `not-found` with the message of the error catalogue */
    async get(query: KeyQuery): Promise<EntityRecord<E>> {
      return (await find(query)) ?? missing(entity, query.key);
    },

    /** A record for an administrator, by its id alone: another's slug may be the same digits. @throws AppError `not-found` */
    async getById(id: number): Promise<EntityRecord<E>> {
      const records = await findRecords(db, entity, { reader: 'administrator', equals: { id } });
      return (await finish(records, 'administrator'))[0] ?? missing(entity, id);
    },

    /** Records by id, in the order of the ids; unknown ones and drafts drop out. */
    async findByIds(query: IdsQuery): Promise<EntityRecord<E>[]> {
      return finish(await findInOrder(query), query.reader);
    },

    /** As `findByIds`, reading of each record no more than the fields named. */
    async findFieldsByIds<Name extends keyof EntityRecord<E> & string>(
      query: IdsQuery & { fields: readonly Name[] },
    ): Promise<Pick<EntityRecord<E>, Name | 'id'>[]> {
      return finish(await findInOrder(query), query.reader);
    },

    /** A record as a visitor would see it if it were published now, draft or not; undefined where there is none. */
    async findSaved(id: number): Promise<EntityRecord<E> | undefined> {
      const stored = await findRecords(db, entity, { reader: 'administrator', equals: { id } });
      return (await finish(stored, 'visitor'))[0];
    },
  };
}

/** Records with their references followed, as a reader may see them. */
export async function finishRecords<E extends Entity>(
  db: Db,
  query: { entity: E; records: StoredRecord[]; reader: Reader } & ReaderRules,
): Promise<EntityRecord<E>[]> {
  await query.read?.(query.records, query.reader);
  await translateRecords(db, query);
  await followReferences(db, query);
  if (query.reader === 'visitor') hideFromVisitors(query);
  return query.records as EntityRecord<E>[];
}

/** What the company plans is nobody else's business, nor what is for its staff. */
function hideFromVisitors({ entity, records }: { entity: Entity; records: StoredRecord[] }): void {
  const hidden = hiddenFieldsOf(entity);
  for (const record of records) Object.assign(record, hidden);
}

const hiddenFieldsOf = oncePerEntity((entity) => {
  const hidden = Object.entries(entity.fields).filter(
    ([, { kind, isForStaff }]) => kind === 'dueTime' || isForStaff,
  );
  return Object.fromEntries(hidden.map(([name, { kind }]) => [name, kind === 'dueTime' ? null : '']));
});

/** Where a record has a slug of its own in the language that is answered in, it is at that alone. */
function isElsewhere(record: object, key: string | number): boolean {
  const { id, slug } = record as { id: number; slug?: string };
  if (currentLanguage() === undefined || slug === undefined) return false;
  return ![slug.toLowerCase(), String(id)].includes(String(key).toLowerCase());
}

async function findByKey(db: Db, entity: Entity, { reader, key }: KeyQuery): Promise<StoredRecord[]> {
  const findBy = (column: 'id' | 'slug', value: StoredValue) =>
    findRecords(db, entity, { reader, equals: { [column]: value }, limit: 1 });
  const slugField = slugFieldOf(entity);
  const slug = String(key);
  const translated = slugField && (await findTranslatedSlug(db, { kinds: [entity.name], slug }));
  if (translated) return translated.isFormer ? [] : findBy('id', translated.id);
  const bySlug = slugField ? await findBy('slug', slug) : [];
  if (bySlug.length > 0 || !/^\d{1,9}$/.test(String(key))) return bySlug;
  return findBy('id', Number(key));
}

function missing(entity: Entity, key: string | number): never {
  throw notFound(entity.messages.notFound(String(key)));
}

function toRecordQuery(entity: Entity, query: ListQuery, conditions: Partial<RecordQuery>): RecordQuery {
  const equals: Record<string, StoredValue> = { ...conditions.equals };
  if (query.featured !== undefined && 'featured' in entity.fields) equals.featured = query.featured ? 1 : 0;
  if (query.status !== undefined && query.status !== 'scheduled') {
    const { name, value } = statusFields[query.status];
    if (Object.hasOwn(entity.fields, name)) equals[name] = value;
  }
  const paging = query.page === undefined ? undefined : { page: query.page, perPage: query.perPage ?? 20 };
  return {
    limit: paging?.perPage,
    offset: paging && (paging.page - 1) * paging.perPage,
    ...conditions,
    reader: query.reader,
    ids: query.ids,
    slugs: query.slugs,
    afterId: query.afterId,
    atLeast: query.atLeast,
    isScheduled: query.status === 'scheduled' && entity.hasDrafts,
    search: query.search,
    sort: checkSort(entity, query.sort),
    order: query.order,
    equals,
  };
}

function checkSort(entity: Entity, sort: string | undefined): string | undefined {
  const sortable = Object.keys(entity.fields).filter((name) => entity.fields[name]?.isSortable);
  const position = entity.isOrderedByHand ? ['position'] : [];
  const others = Object.keys(entity.moreSorts ?? {});
  const names = [...position, 'id', 'createdAt', 'updatedAt', ...sortable, ...others];
  if (sort === undefined || names.includes(sort)) return sort;
  throw invalid({ sort: `Sort by one of: ${names.join(', ')}` });
}
