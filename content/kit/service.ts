import type { Db } from '#database/connect.ts';
import type { StoredValue } from '#database/schema.ts';
import { invalid, notFound } from '#errors/app-error.ts';
import type { Author } from './author.ts';
import type { StoredRecord } from './codec.ts';
import type { Announcer } from './content-changes.ts';
import type { Reader } from './declaration.ts';
import type { Entity, EntityInput, EntityRecord } from './entity.ts';
import { cleanFormattedTexts } from './formatted-texts.ts';
import { findFilterColumns } from './list-filters.ts';
import { type RecordStatus, statusFields } from './record-status.ts';
import { createRecordWriter, type RecordWrite, type WriterRules } from './record-writer.ts';
import { followReferences } from './references.ts';
import { countRecords, findRecords, type RecordQuery } from './repository.ts';
import { slugFieldOf } from './slug.ts';

/** What a list may be asked for; `page` counts from 1. */
export type ListQuery = {
  reader: Reader;
  featured?: boolean;
  status?: RecordStatus;
  ids?: number[];
  /** By field: the slug, id or name of a related record, a choice, or a text in any case. */
  filters?: Readonly<Record<string, string>>;
  search?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  page?: number;
  perPage?: number;
};

export type RecordPage<E> = { records: EntityRecord<E>[]; total: number };

/** Reading and writing one entity's records, with the rules that all five share. */
export type EntityService<E extends Entity> = ReturnType<typeof createEntityService<E>>;

/** What every content service may be given: where its writes are announced, this site's own address, and a clock. */
export type ServiceOptions = { changes?: Announcer; publicUrl?: string; now?: () => Date };

type Rules = ServiceOptions & {
  complete?: WriterRules['complete'];
  checkDeletion?: WriterRules['checkDeletion'];
};

export function createEntityService<E extends Entity>(db: Db, entity: E, rules: Rules = {}) {
  const writer = createRecordWriter(db, entity, {
    complete: (values, stored) => {
      const cleaned = cleanFormattedTexts(entity, { values, publicUrl: rules.publicUrl });
      return rules.complete?.(cleaned, stored) ?? cleaned;
    },
    checkDeletion: rules.checkDeletion,
    changes: rules.changes,
    now: () => (rules.now?.() ?? new Date()).toISOString(),
  });

  async function finish(records: StoredRecord[], reader: Reader): Promise<EntityRecord<E>[]> {
    await followReferences(db, { entity, records, reader });
    return records as EntityRecord<E>[];
  }

  async function finishOne(record: StoredRecord): Promise<EntityRecord<E>> {
    await followReferences(db, { entity, records: [record], reader: 'administrator' });
    return record as EntityRecord<E>;
  }

  async function findStored(query: {
    reader: Reader;
    key: string | number;
  }): Promise<StoredRecord | undefined> {
    const key = String(query.key);
    const bySlug = slugFieldOf(entity) ? await findBy(key, 'slug', query.reader) : undefined;
    if (bySlug || !/^\d{1,9}$/.test(key)) return bySlug;
    return findBy(Number(key), 'id', query.reader);
  }

  async function findBy(value: StoredValue, column: string, reader: Reader) {
    const [record] = await findRecords(db, entity, { reader, equals: { [column]: value }, limit: 1 });
    return record;
  }

  async function getById(id: number): Promise<EntityRecord<E>> {
    const records = await findRecords(db, entity, { reader: 'administrator', equals: { id } });
    const [record] = await finish(records, 'administrator');
    if (!record) throw notFound(entity.messages.notFound(String(id)));
    return record;
  }

  return {
    entity,

    /** Records for a reader, and how many there are in all. @throws AppError `invalid` for an unknown sort field */
    async list(query: ListQuery, conditions: Partial<RecordQuery> = {}): Promise<RecordPage<E>> {
      const columns = await findFilterColumns(db, entity, query.filters ?? {});
      if (!columns) return { records: [], total: 0 };
      const equals = { ...conditions.equals, ...columns };
      const recordQuery = toRecordQuery(entity, query, { ...conditions, equals });
      const records = await findRecords(db, entity, recordQuery);
      const isWhole = recordQuery.limit === undefined;
      const total = isWhole ? records.length : await countRecords(db, entity, recordQuery);
      return { records: await finish(records, query.reader), total };
    },

    /** One record by slug or id; a slug of digits goes before an id. Drafts are not there for a visitor. */
    async find(query: { reader: Reader; key: string | number }): Promise<EntityRecord<E> | undefined> {
      const stored = await findStored(query);
      return stored && (await finish([stored], query.reader))[0];
    },

    /** @throws AppError `not-found` with the message of the error catalogue */
    async get(query: { reader: Reader; key: string | number }): Promise<EntityRecord<E>> {
      const record = await this.find(query);
      if (!record) throw notFound(entity.messages.notFound(String(query.key)));
      return record;
    },

    /** A record for an administrator, by its id alone: another's slug may be the same digits. @throws AppError `not-found` */
    getById,

    /** Records by id, in the order of the ids; unknown ones and drafts drop out. */
    async findByIds(query: { reader: Reader; ids: number[] }): Promise<EntityRecord<E>[]> {
      const found = await findRecords(db, entity, query);
      const inOrder = query.ids.flatMap((id) => found.find((record) => record.id === id) ?? []);
      return finish(inOrder, query.reader);
    },

    /** A record as a visitor would see it if it were published now, draft or not; undefined where there is none. */
    async findSaved(id: number): Promise<EntityRecord<E> | undefined> {
      const stored = await findBy(id, 'id', 'administrator');
      return stored && (await finish([stored], 'visitor'))[0];
    },

    /**
     * Stores a new record. @returns it as it reads now
     * @throws AppError `conflict` for a taken slug, `invalid` for a reserved slug or an unknown related record
     */
    async create(input: EntityInput<E>, author: Author): Promise<EntityRecord<E>> {
      return finishOne(await writer.create({ ...input }, author));
    },

    /**
     * Changes the fields that are given. @returns the record as it reads now
     * @throws AppError `not-found`, `stale` with `current` where it is not at the version expected, `conflict` for a
     * taken slug, `invalid` for an unknown related record
     */
    async update(
      write: RecordWrite & { changes: Partial<EntityInput<E>>; isReversion?: boolean },
    ): Promise<EntityRecord<E>> {
      return finishOne(await writer.update({ ...write, changes: { ...write.changes } }));
    },

    /** Moves a record to the trash. @throws AppError `not-found`, `stale` with `current`, `conflict` */
    trash: writer.trash,

    /** Brings a record back from the trash. @throws AppError `not-found`, `conflict` */
    async restore(write: RecordWrite): Promise<EntityRecord<E>> {
      return finishOne(await writer.restore(write));
    },
  };
}

function toRecordQuery(entity: Entity, query: ListQuery, conditions: Partial<RecordQuery>): RecordQuery {
  const equals: Record<string, StoredValue> = { ...conditions.equals };
  if (query.featured !== undefined && 'featured' in entity.fields) equals.featured = query.featured ? 1 : 0;
  if (query.status !== undefined) {
    const { name, value } = statusFields[query.status];
    if (name in entity.fields) equals[name] = value;
  }
  const paging = query.page === undefined ? undefined : { page: query.page, perPage: query.perPage ?? 20 };
  return {
    limit: paging?.perPage,
    offset: paging && (paging.page - 1) * paging.perPage,
    ...conditions,
    reader: query.reader,
    ids: query.ids,
    search: query.search,
    sort: checkSort(entity, query.sort),
    order: query.order,
    equals,
  };
}

function checkSort(entity: Entity, sort: string | undefined): string | undefined {
  if (sort === undefined || sort === 'id' || sort === 'createdAt' || sort === 'updatedAt') return sort;
  if (entity.fields[sort]?.isSortable) return sort;
  const sortable = Object.keys(entity.fields).filter((name) => entity.fields[name]?.isSortable);
  throw invalid({ sort: `Sort by one of: id, createdAt, updatedAt, ${sortable.join(', ')}` });
}
