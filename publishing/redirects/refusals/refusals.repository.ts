import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type StoredRefusal = Selectable<Tables['refusals']>;
export type RefusalCount = Omit<StoredRefusal, 'firstAt'>;

/** Adds to the counts, in one order, so that two that do so at once cannot deadlock. */
export async function addRefusals(db: Db, counts: readonly RefusalCount[]): Promise<void> {
  const inOrder = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db
    .insertInto('refusals')
    .values(inOrder.map((count) => ({ ...count, firstAt: count.lastAt })))
    .onConflict((conflict) =>
      conflict.columns(['page', 'directive', 'source']).doUpdateSet((build) => ({
        times: build('refusals.times', '+', build.ref('excluded.times')),
        lastAt: build.ref('excluded.lastAt'),
      })),
    )
    .execute();
}

/** Most often first. */
export async function listRefusals(db: Db): Promise<StoredRefusal[]> {
  return db
    .selectFrom('refusals')
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('page')
    .orderBy('directive')
    .orderBy('source')
    .execute();
}

/** Keeps what was told most often, then the latest: what somebody makes up is told once. */
export async function dropRarestRefusals(db: Db, maxRows: number): Promise<void> {
  for (const { page, directive, source } of (await listRefusals(db)).slice(maxRows)) {
    await db
      .deleteFrom('refusals')
      .where('page', '=', page)
      .where('directive', '=', directive)
      .where('source', '=', source)
      .execute();
  }
}

/** @param before ISO 8601; undefined for all of them @returns how many */
export async function deleteRefusals(db: Db, before?: string): Promise<number> {
  const all = db.deleteFrom('refusals');
  const { numDeletedRows } = await (before === undefined
    ? all
    : all.where('lastAt', '<', before)
  ).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export function keyOf({ page, directive, source }: Pick<StoredRefusal, 'page' | 'directive' | 'source'>) {
  return `${page}\n${directive}\n${source}`;
}
