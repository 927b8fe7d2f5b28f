import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { readStoredJson } from '#database/stored-json.ts';

/** A list that an administrator comes back to. */
export type InboxView = { id: number; name: string; query: Record<string, string> };

export async function findViews(db: Db, username: string): Promise<InboxView[]> {
  const rows = await db
    .selectFrom('inboxViews')
    .innerJoin('administrators', 'administrators.id', 'inboxViews.administratorId')
    .select(['inboxViews.id', 'inboxViews.name', 'inboxViews.query'])
    .where('administrators.usernameFolded', '=', foldText(username))
    .orderBy('inboxViews.id')
    .execute();
  return rows.map(({ query, ...row }) => ({ ...row, query: readQuery(query, `inbox view ${row.id}`) }));
}

/** One of the same name is replaced, in one statement. @returns its id */
export async function saveView(
  db: Db,
  { administratorId, name, query }: { administratorId: number } & Omit<InboxView, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('inboxViews')
    .values({ administratorId, name, query: JSON.stringify(query) })
    .onConflict((conflict) =>
      conflict.columns(['administratorId', 'name']).doUpdateSet({ query: JSON.stringify(query) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether this administrator had it */
export async function deleteView(db: Db, view: { id: number; administratorId: number }): Promise<boolean> {
  const result = await db
    .deleteFrom('inboxViews')
    .where('id', '=', view.id)
    .where('administratorId', '=', view.administratorId)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

function readQuery(query: string, of: string): InboxView['query'] {
  return readStoredJson(query, { schema: z.record(z.string(), z.string()), instead: {}, of });
}
