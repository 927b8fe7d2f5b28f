import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import type { Tables } from '#database/schema.ts';
import { readStoredJson, readStoredMoment, readStoredWord } from '#database/stored-json.ts';
import type { Author } from './author.ts';

/** `drafted`: a document was changed beside what visitors see. */
export type RevisionAction = (typeof actions)[number];
const actions = ['updated', 'created', 'deleted', 'restored', 'drafted'] as const;
const valuesSchema = z.record(z.string(), z.unknown());

/** What revisions are kept of: an entity's records, or documents of the site. */
export type RevisionSubject = { name: string; fields: object };
/** Something of it with its fields, as it was stored. */
type Kept = { id: number; version: number; updatedAt: string } & Record<string, unknown>;

/** A record as it stood after a write; `values` has its fields, references as ids. */
export type Revision = Omit<Selectable<Tables['revisions']>, 'record' | 'action'> & {
  action: RevisionAction;
  values: Record<string, unknown>;
};

export async function insertRevision(
  db: Db,
  entity: RevisionSubject,
  revision: { record: Kept; action: RevisionAction; author: Author; now: string },
): Promise<void> {
  await db.insertInto('revisions').values(toRow(entity, revision)).execute();
}

/** Enters a record that was stored before revisions were kept, so that its first change has something to differ from. */
export async function ensureRevision(db: Db, entity: RevisionSubject, record: Kept): Promise<void> {
  const known = await db
    .selectFrom('revisions')
    .select('id')
    .where('entity', '=', entity.name)
    .where('recordId', '=', record.id)
    .where('version', '=', record.version)
    .executeTakeFirst();
  if (known) return;
  const action = record.version === 1 ? 'created' : 'updated';
  const row = toRow(entity, { record, action, author: { username: '' }, now: record.updatedAt });
  await db.insertInto('revisions').values(row).execute();
}

/** Newest first. */
export async function findRevisions(
  db: Db,
  query: { entity: RevisionSubject; recordId: number; limit?: number; offset?: number },
): Promise<Revision[]> {
  const select = db
    .selectFrom('revisions')
    .selectAll()
    .where('entity', '=', query.entity.name)
    .where('recordId', '=', query.recordId)
    .orderBy('version', 'desc');
  const { limit, offset = 0 } = query;
  const rows = await (limit === undefined ? select : select.limit(limit).offset(offset)).execute();
  return rows.map(decode);
}

export async function countRevisions(
  db: Db,
  { entity, recordId }: { entity: RevisionSubject; recordId: number },
): Promise<number> {
  const key = `revisions ${entity.name} ${recordId}`;
  const { total } = await remember(db, key, () =>
    db
      .selectFrom('revisions')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('entity', '=', entity.name)
      .where('recordId', '=', recordId)
      .executeTakeFirstOrThrow(),
  );
  return Number(total);
}

export async function findRevision(
  db: Db,
  query: { entity: RevisionSubject; recordId: number; id: number },
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('revisions')
    .selectAll()
    .where('id', '=', query.id)
    .where('entity', '=', query.entity.name)
    .where('recordId', '=', query.recordId)
    .executeTakeFirst();
  return row && decode(row);
}

export async function deleteRevisions(
  db: Db,
  record: { entity: RevisionSubject; id: number },
): Promise<void> {
  await db
    .deleteFrom('revisions')
    .where('entity', '=', record.entity.name)
    .where('recordId', '=', record.id)
    .execute();
}

function toRow(
  entity: RevisionSubject,
  revision: { record: Kept; action: RevisionAction; author: Author; now: string },
): Insertable<Tables['revisions']> {
  const { record } = revision;
  const values = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, record[name]]));
  return {
    username: revision.author.username,
    createdAt: revision.now,
    entity: entity.name,
    recordId: record.id,
    version: record.version,
    action: revision.action,
    record: JSON.stringify(values),
  };
}

function decode({ record, ...row }: Selectable<Tables['revisions']>): Revision {
  const of = `revision ${row.id}`;
  const createdAt = readStoredMoment(row.createdAt, of);
  return {
    ...row,
    createdAt,
    action: readStoredWord(actions, row.action, of),
    values: readStoredJson(record, { schema: valuesSchema, instead: {}, of }),
  };
}
