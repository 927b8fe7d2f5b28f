import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { StoredValue } from '#database/schema.ts';
import { invalid, notFound } from '#errors/app-error.ts';
import { cleanHtml } from './clean-html.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity, EntityInput, EntityRecord } from './entity.ts';
import { findReferences, followReferences } from './references.ts';
import {
  type Audience,
  countRecords,
  findRecordById,
  findRecords,
  insertRecord,
  type RecordQuery,
  updateRecord,
} from './repository.ts';
import { chooseSlug, moveSlug, registerSlug, slugFieldOf, withSlugConflict } from './slug-registry.ts';

/** What a list may be asked for; `page` counts from 1. */
export type ListQuery = {
  audience: Audience;
  featured?: boolean;
  search?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  page?: number;
  perPage?: number;
};

export type RecordPage<E> = { records: EntityRecord<E>[]; total: number };

/** Reading and writing one entity's records, with the rules that all five share. */
export type EntityService<E extends Entity> = ReturnType<typeof createEntityService<E>>;

type Rules = {
  /** Completes what is about to be stored, e.g. a computed field. */
  complete?: (values: Record<string, unknown>) => Record<string, unknown>;
  now?: () => Date;
};

export function createEntityService<E extends Entity>(db: Db, entity: E, rules: Rules = {}) {
  const now = () => (rules.now?.() ?? new Date()).toISOString();
  const complete = (values: Record<string, unknown>) =>
    cleanFormattedTexts(entity, rules.complete?.(values) ?? values);

  async function finish(records: StoredRecord[], audience: Audience): Promise<EntityRecord<E>[]> {
    await followReferences(db, { entity, records, audience });
    return records as EntityRecord<E>[];
  }

  async function findStored(query: {
    audience: Audience;
    key: string | number;
  }): Promise<StoredRecord | undefined> {
    const key = String(query.key);
    const bySlug = slugFieldOf(entity) ? await findBy(key, 'slug', query.audience) : undefined;
    if (bySlug || !/^\d{1,9}$/.test(key)) return bySlug;
    return findBy(Number(key), 'id', query.audience);
  }

  async function findBy(value: StoredValue, column: string, audience: Audience) {
    const [record] = await findRecords(db, entity, { audience, equals: { [column]: value }, limit: 1 });
    return record;
  }

  return {
    entity,

    /** Records for a reader, and how many there are in all. @throws AppError `invalid` for an unknown sort field */
    async list(query: ListQuery, conditions: Partial<RecordQuery> = {}): Promise<RecordPage<E>> {
      const recordQuery = toRecordQuery(entity, query, conditions);
      const records = await findRecords(db, entity, recordQuery);
      const isWhole = recordQuery.limit === undefined;
      const total = isWhole ? records.length : await countRecords(db, entity, recordQuery);
      return { records: await finish(records, query.audience), total };
    },

    /** One record by slug or id; a slug of digits goes before an id. Drafts are not there for a visitor. */
    async find(query: { audience: Audience; key: string | number }): Promise<EntityRecord<E> | undefined> {
      const stored = await findStored(query);
      return stored && (await finish([stored], query.audience))[0];
    },

    /** @throws AppError `not-found` with the message of the error catalogue */
    async get(query: { audience: Audience; key: string | number }): Promise<EntityRecord<E>> {
      const record = await this.find(query);
      if (!record) throw notFound(entity.messages.notFound(String(query.key)));
      return record;
    },

    /** Records by id, in the order of the ids; unknown ones and drafts drop out. */
    async findByIds(query: { audience: Audience; ids: number[] }): Promise<EntityRecord<E>[]> {
      const found = await Promise.all(query.ids.map((id) => findBy(id, 'id', query.audience)));
      return finish(
        found.filter((record) => record !== undefined),
        query.audience,
      );
    },

    /**
     * Stores a new record. @returns it as it reads now
     * @throws AppError `conflict` for a taken slug, `invalid` for a reserved slug or an unknown related record
     */
    async create(input: EntityInput<E>): Promise<EntityRecord<E>> {
      const id = await inTransaction(db, async (trx) => {
        const values = complete({ ...input });
        await checkReferences(trx, entity, values);
        if (!slugFieldOf(entity)) return insertRecord(trx, entity, { values, now: now() });
        const slug = await chooseSlug(trx, entity, {
          slug: String(values.slug ?? ''),
          name: String(values[entity.titleField]),
        });
        return withSlugConflict(slug, async () => {
          const created = await insertRecord(trx, entity, { values: { ...values, slug }, now: now() });
          await registerSlug(trx, entity, { id: created, slug });
          return created;
        });
      });
      return this.get({ audience: 'administrator', key: id });
    },

    /**
     * Changes the fields that are given. @returns the record as it reads now
     * @throws AppError `not-found`, `conflict` for a taken slug, `invalid` for an unknown related record
     */
    async update(id: number, changes: Partial<EntityInput<E>>): Promise<EntityRecord<E>> {
      await inTransaction(db, async (trx) => {
        const stored = await findRecordById(trx, entity, id);
        if (!stored) throw notFound(entity.messages.notFound(String(id)));
        const values = complete({ ...changes });
        await checkReferences(trx, entity, values);
        const slug = values.slug === undefined ? undefined : String(values.slug);
        if (slug === undefined || slug === stored.slug) {
          return updateRecord(trx, entity, { stored, values: { ...values, slug: undefined }, now: now() });
        }
        const name = String(values[entity.titleField] ?? stored[entity.titleField]);
        const chosen = await chooseSlug(trx, entity, { slug, name, recordId: id });
        await withSlugConflict(chosen, async () => {
          await updateRecord(trx, entity, { stored, values: { ...values, slug: chosen }, now: now() });
          if (chosen !== stored.slug) {
            await moveSlug(trx, entity, { id, from: String(stored.slug), to: chosen, now: now() });
          }
        });
      });
      return this.get({ audience: 'administrator', key: id });
    },
  };
}

function toRecordQuery(entity: Entity, query: ListQuery, conditions: Partial<RecordQuery>): RecordQuery {
  const equals: Record<string, StoredValue> = { ...conditions.equals };
  if (query.featured !== undefined && 'featured' in entity.fields) equals.featured = query.featured ? 1 : 0;
  const paging = query.page === undefined ? undefined : { page: query.page, perPage: query.perPage ?? 20 };
  return {
    limit: paging?.perPage,
    offset: paging && (paging.page - 1) * paging.perPage,
    ...conditions,
    audience: query.audience,
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

function cleanFormattedTexts(entity: Entity, values: Record<string, unknown>): Record<string, unknown> {
  const cleaned = { ...values };
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind === 'html' && typeof cleaned[name] === 'string') cleaned[name] = cleanHtml(cleaned[name]);
  }
  return cleaned;
}

async function checkReferences(db: Db, entity: Entity, values: Record<string, unknown>): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'reference' && field.kind !== 'referenceList') continue;
    const value = values[name];
    if (value === undefined) continue;
    const ids = [value].flat().map(Number);
    const found = await findReferences(db, { to: field.to, ids, audience: 'administrator' });
    const missing = ids.find((id) => !found.has(id));
    if (missing !== undefined) throw invalid({ [name]: `${field.label}: there is no record ${missing}` });
  }
}
