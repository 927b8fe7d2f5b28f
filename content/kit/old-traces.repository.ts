import type { Db } from '#database/connect.ts';

/** Deleted at once; others write in between. */
const rowsAtOnce = 500;

type Place = { createdAt: string; id: number };

/** Deletes what is older, a part at a time. @returns how many rows */
export async function deleteBefore(
  db: Db,
  table: 'bulkActions' | 'pictureFetches',
  before: string,
): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('createdAt', '<', before)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) return count;
    await db
      .deleteFrom(table)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    count += rows.length;
  }
}

/**
 * Deletes the revisions that are older, but for the newest of each record, a part at a time. @returns how many rows
 * @param limit `keepNewest`: how many of each record stay, however old they are
 */
export async function deleteRevisionsBefore(
  db: Db,
  limit: { before: string; keepNewest: number },
): Promise<number> {
  let count = 0;
  for (let after: Place = { createdAt: '', id: 0 }; ; ) {
    const rows = await findOld(db, { ...limit, after });
    const last = rows.at(-1);
    if (!last) return count;
    const superfluous = rows.filter(({ newer }) => Number(newer) >= limit.keepNewest).map(({ id }) => id);
    if (superfluous.length > 0) await db.deleteFrom('revisions').where('id', 'in', superfluous).execute();
    count += superfluous.length;
    after = last;
  }
}

/** With how many newer ones their record has. */
function findOld(db: Db, { before, after }: { before: string; after: Place }) {
  return db
    .selectFrom('revisions as old')
    .select(['old.id', 'old.createdAt'])
    .select(({ selectFrom }) =>
      selectFrom('revisions as newer')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('newer.entity', '=', 'old.entity')
        .whereRef('newer.recordId', '=', 'old.recordId')
        .whereRef('newer.version', '>', 'old.version')
        .as('newer'),
    )
    .where('old.createdAt', '<', before)
    .where('old.createdAt', '>=', after.createdAt)
    .where((eb) => eb.or([eb('old.createdAt', '>', after.createdAt), eb('old.id', '>', after.id)]))
    .orderBy('old.createdAt')
    .orderBy('old.id')
    .limit(rowsAtOnce)
    .execute();
}
