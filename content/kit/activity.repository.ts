import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import type { EntityName } from './field.ts';

export type ActivityEntry = {
  id: number;
  username: string;
  createdAt: string;
  text: string;
  /** Null where it was done to nothing of the content. */
  entity: EntityName | 'siteDocument' | null;
  recordId: number | null;
};

export async function insertActivity(
  db: Db,
  entry: Omit<ActivityEntry, 'id' | 'createdAt'> & { now: string },
): Promise<void> {
  const { now, ...row } = entry;
  await db
    .insertInto('activity')
    .values({ ...row, createdAt: now })
    .execute();
}

/** Newest first. */
export async function findActivity(
  db: Db,
  query: { limit: number; offset: number },
): Promise<{ entries: ActivityEntry[]; total: number }> {
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await remember(db, { key: 'activity', tables: ['activity'] }, () =>
    db
      .selectFrom('activity')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  );
  const entries = rows.map((row) => ({ ...row, entity: row.entity as ActivityEntry['entity'] }));
  return { entries, total: Number(total) };
}
