import type { Db } from '#database/connect.ts';
import type { HashedEntry } from './entry-hash.ts';

export type Chain = { headId: number; headHash: string; anchorId: number; anchorHash: string };
export type ChainedEntry = HashedEntry & { hash: string };

export async function readChain(db: Db): Promise<Chain> {
  return db
    .selectFrom('logChain')
    .select(['headId', 'headHash', 'anchorId', 'anchorHash'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}

/** With what their hashes are made of, in the order of the chain. */
export async function findChained(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<ChainedEntry[]> {
  return db
    .selectFrom('logEntries')
    .innerJoin('logPeople as person', 'person.id', 'logEntries.personId')
    .leftJoin('logPeople as about', 'about.id', 'logEntries.aboutId')
    .select(['logEntries.id', 'createdAt', 'kind', 'text', 'entity', 'recordId', 'device', 'network', 'hash'])
    .select(['person.mark as personMark', 'about.mark as aboutMark'])
    .where('logEntries.id', '>', after)
    .orderBy('logEntries.id')
    .limit(limit)
    .execute();
}

/** Those whose names were not erased. */
export async function findNamedPeople(
  db: Db,
): Promise<{ id: number; name: string; salt: string | null; mark: string }[]> {
  const rows = await db.selectFrom('logPeople').selectAll().where('name', 'is not', null).execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

/** The last of the oldest entries that are all older than a moment, of as many as the limit. Locks the chain. */
export async function findLastBefore(trx: Db, { before, limit }: { before: string; limit: number }) {
  const chain = await trx
    .updateTable('logChain')
    .set((eb) => ({ headId: eb.ref('headId') }))
    .where('id', '=', 1)
    .returning(['anchorId'])
    .executeTakeFirstOrThrow();
  const rows = await trx
    .selectFrom('logEntries')
    .select(['id', 'hash', 'createdAt'])
    .where('id', '>', chain.anchorId)
    .orderBy('id')
    .limit(limit)
    .execute();
  const kept = rows.findIndex(({ createdAt }) => createdAt >= before);
  return (kept === -1 ? rows : rows.slice(0, kept)).at(-1);
}

/** Deletes the entries up to one, whose hash the chain goes on from. @returns how many */
export async function deleteUpTo(trx: Db, last: { id: number; hash: string }): Promise<number> {
  await trx
    .updateTable('logChain')
    .set({ anchorId: last.id, anchorHash: last.hash })
    .where('id', '=', 1)
    .execute();
  const result = await trx.deleteFrom('logEntries').where('id', '<=', last.id).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** With the salt, without which nobody can tell whose mark it was. @returns it; undefined where there is none */
export async function eraseLogName(trx: Db, id: number): Promise<string | undefined> {
  const person = await trx.selectFrom('logPeople').select('name').where('id', '=', id).executeTakeFirst();
  if (typeof person?.name !== 'string') return undefined;
  await trx.updateTable('logPeople').set({ name: null, salt: null }).where('id', '=', id).execute();
  return person.name;
}
