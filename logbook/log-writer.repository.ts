import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { LogEntryRow } from '#database/log-tables.ts';
import { markName } from './entry-hash.ts';

/** An entry that has no place yet, with people by their names. */
export type NamedEntry = {
  kind: string;
  text: string;
  entity: string | null;
  recordId: number | null;
  createdAt: string;
  name: string;
  aboutName: string | null;
  device: string;
  network: string;
};
type Person = { id: number; mark: string };

/** Below what one statement takes: an entry has twelve values. */
const entriesAtOnce = 100;

/** Takes the next places of the chain; until the transaction ends everybody else waits. @returns where it ended */
export async function claimPlaces(trx: Db, count: number): Promise<{ id: number; hash: string }> {
  const chain = await trx
    .updateTable('logChain')
    .set((eb) => ({ headId: eb('headId', '+', count) }))
    .where('id', '=', 1)
    .returning(['headId', 'headHash'])
    .executeTakeFirstOrThrow();
  return { id: chain.headId - count, hash: chain.headHash };
}

/** Adds those who are not there yet. Call it while places are claimed. @returns what finds them by their names */
export async function addPeople(trx: Db, names: readonly string[]): Promise<(name: string) => Person> {
  const wanted = [...new Set(names)];
  const found = await findPeople(trx, wanted);
  const known = new Set(found.map(({ name }) => name));
  const added = wanted.filter((name) => !known.has(name)).map(withSalt);
  if (added.length > 0) await trx.insertInto('logPeople').values(added).execute();
  const all = added.length > 0 ? await findPeople(trx, wanted) : found;
  const byName = new Map(all.map(({ name, ...person }) => [name, person]));
  return (name) => {
    const person = byName.get(name);
    if (!person) throw new Error('Somebody is missing in the log');
    return person;
  };
}

export async function insertEntries(trx: Db, rows: Insertable<LogEntryRow>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += entriesAtOnce) {
    await trx
      .insertInto('logEntries')
      .values(rows.slice(start, start + entriesAtOnce))
      .execute();
  }
}

export async function saveHead(trx: Db, headHash: string): Promise<void> {
  await trx.updateTable('logChain').set({ headHash }).where('id', '=', 1).execute();
}

function findPeople(trx: Db, names: readonly string[]) {
  return inChunks(names, (some) =>
    trx.selectFrom('logPeople').select(['id', 'name', 'mark']).where('name', 'in', some).execute(),
  );
}

function withSalt(name: string) {
  const salt = randomBytes(16).toString('hex');
  return { name, salt, mark: markName({ name, salt }) };
}
