import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { HashedEntry } from './entry-hash.ts';

/** Places, with the hashes that belong to them. */
export type Chain = { headId: number; headHash: string; anchorId: number; anchorHash: string };
export type ChainedEntry = HashedEntry & { hash: string };

export async function readChain(db: Db): Promise<Chain> {
  return db
    .selectFrom('logChain')
    .select(['headId', 'headHash', 'anchorId', 'anchorHash'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}

/** Those that are sealed, with what their hashes are made of, in the order of the chain. */
export async function findChained(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<ChainedEntry[]> {
  return selectHashed(db)
    .select([sql<number>`place`.as('place'), sql<string>`hash`.as('hash')])
    .where('place', '>', after)
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** What is committed and has no place yet, the oldest numbers first. */
export async function findUnsealed(
  trx: Db,
  { limit }: { limit: number },
): Promise<(Omit<HashedEntry, 'place'> & { id: number })[]> {
  return selectHashed(trx)
    .select('logEntries.id')
    .where('place', 'is', null)
    .orderBy('logEntries.id')
    .limit(limit)
    .execute();
}

/**
 * How many have no place yet, when the first of them was entered, and the number of the last.
 * @param among only those with numbers up to this one
 */
export async function countUnsealed(
  db: Db,
  { upTo }: { upTo?: number } = {},
): Promise<{ count: number; since: string | null; last: number | null }> {
  return db
    .selectFrom('logEntries')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('since')])
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .where('place', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .executeTakeFirstOrThrow();
}

/** Gives entries their places, and ends the chain with the last of them. Call it in one's turn. */
export async function savePlaces(
  trx: Db,
  sealed: readonly { id: number; place: number; hash: string }[],
): Promise<void> {
  const values = sealed.map(
    ({ id, place, hash }) => sql`(cast(${id} as integer), cast(${place} as integer), ${hash})`,
  );
  // The plus keeps SQLite from reading all of the log to look each entry up among those given.
  await sql`update log_entries set place = given.column2, hash = given.column3
    from (values ${sql.join(values)}) as given where log_entries.id = +given.column1`.execute(trx);
  const last = sealed.at(-1);
  if (!last) return;
  await trx
    .updateTable('logChain')
    .set({ headId: last.place, headHash: last.hash })
    .where('id', '=', 1)
    .execute();
}

function selectHashed(db: Db) {
  return db
    .selectFrom('logEntries')
    .innerJoin('logPeople as person', 'person.id', 'logEntries.personId')
    .leftJoin('logPeople as about', 'about.id', 'logEntries.aboutId')
    .select(['createdAt', 'kind', 'text', 'entity', 'recordId', 'device', 'network'])
    .select(['person.mark as personMark', 'about.mark as aboutMark']);
}

/** Those whose names were not erased. */
export async function findNamedPeople(
  db: Db,
): Promise<{ id: number; name: string; salt: string | null; mark: string }[]> {
  const rows = await db.selectFrom('logPeople').selectAll().where('name', 'is not', null).execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

/** The last of the oldest entries that are all older than a moment, of as many as the limit. Call it in one's turn. */
export async function findLastBefore(trx: Db, { before, limit }: { before: string; limit: number }) {
  const chain = await readChain(trx);
  const rows = await trx
    .selectFrom('logEntries')
    .select([sql<number>`place`.as('place'), sql<string>`hash`.as('hash'), 'createdAt'])
    .where('place', '>', chain.anchorId)
    .orderBy('place')
    .limit(limit)
    .execute();
  const kept = rows.findIndex(({ createdAt }) => createdAt >= before);
  return (kept === -1 ? rows : rows.slice(0, kept)).at(-1);
}

/** Deletes the entries up to one, whose hash the chain goes on from. @returns how many */
export async function deleteUpTo(trx: Db, last: { place: number; hash: string }): Promise<number> {
  await trx
    .updateTable('logChain')
    .set({ anchorId: last.place, anchorHash: last.hash })
    .where('id', '=', 1)
    .execute();
  const result = await trx.deleteFrom('logEntries').where('place', '<=', last.place).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** With the salt, without which nobody can tell whose mark it was. @returns it; undefined where there is none */
export async function eraseLogName(trx: Db, id: number): Promise<string | undefined> {
  const person = await trx.selectFrom('logPeople').select('name').where('id', '=', id).executeTakeFirst();
  if (typeof person?.name !== 'string') return undefined;
  await trx.updateTable('logPeople').set({ name: null, salt: null }).where('id', '=', id).execute();
  return person.name;
}
