import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import type { EntityName } from '../kit/field.ts';
import type { translationSubject } from '../translations/translations.repository.ts';

/**
 * A record that a bulk action changed: what it held before, none where it went to the trash, its version since, and
 * where it stood, if it was moved to the end of another list. A new one held nothing.
 */
export type BulkRecord = {
  id: number;
  version: number;
  before: Record<string, unknown> | null;
  position?: number | undefined;
  isNew?: boolean | undefined;
  /** Where it is of another kind than the action, as a category that an import has made. */
  entity?: EntityName | undefined;
};
/** What an action changed: records of an entity, or texts in another language. */
export type BulkSubject = EntityName | typeof translationSubject.name;
export type BulkAction = {
  id: number;
  entity: BulkSubject;
  action: string;
  records: BulkRecord[];
  undoneAt: string | null;
  importId: string | null;
};

const recordsSchema = z.array(
  z.object({
    id: z.int(),
    version: z.int(),
    before: z.record(z.string(), z.unknown()).nullable(),
    position: z.int().optional(),
    isNew: z.boolean().optional(),
    entity: z.custom<EntityName>((name) => typeof name === 'string').optional(),
  }),
);

export async function insertBulkAction(
  db: Db,
  action: {
    entity: BulkSubject;
    action: string;
    records: BulkRecord[];
    username: string;
    now: string;
    importId?: string;
  },
): Promise<number> {
  const { records, now, ...values } = action;
  const row = await db
    .insertInto('bulkActions')
    .values({ ...values, records: JSON.stringify(records), createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @param key its number, or the one of an import that its sender has given */
export async function findBulkAction(
  db: Db,
  key: number | { importId: string },
): Promise<BulkAction | undefined> {
  const row = await db
    .selectFrom('bulkActions')
    .select(['id', 'entity', 'action', 'records', 'undoneAt', 'importId'])
    .$if(typeof key === 'number', (query) => query.where('id', '=', Number(key)))
    .$if(typeof key !== 'number', (query) =>
      query.where('importId', '=', typeof key === 'number' ? '' : key.importId),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const records = recordsSchema.parse(JSON.parse(row.records));
  return { ...row, entity: row.entity as BulkSubject, records };
}

/** The imports of these moments that can be undone still. */
export async function findImportsAt(
  db: Db,
  moments: readonly string[],
): Promise<{ id: number; createdAt: string; username: string }[]> {
  if (moments.length === 0) return [];
  return db
    .selectFrom('bulkActions')
    .select(['id', 'createdAt', 'username'])
    .where('createdAt', 'in', moments)
    .where('action', '=', 'import')
    .where('undoneAt', 'is', null)
    .execute();
}

/** @returns false where another request has undone it already */
export async function markUndone(db: Db, action: { id: number; now: string }): Promise<boolean> {
  const result = await db
    .updateTable('bulkActions')
    .set({ undoneAt: action.now })
    .where('id', '=', action.id)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
