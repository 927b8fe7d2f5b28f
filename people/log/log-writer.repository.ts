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

/** Below what one statement takes: an entry has ten values. */
const entriesAtOnce = 100;

/**
 * Adds those who are not there yet. Whoever adds the same at the same moment waits for the other, once: all add theirs
 * in one order and as the last of their transactions. @returns what finds their numbers by their names
 */
export async function addPeople(trx: Db, names: readonly string[]): Promise<(name: string) => number> {
  const wanted = [...new Set(names)];
  const found = await findPeople(trx, wanted);
  const known = new Set(found.map(({ name }) => name));
  const added = wanted.filter((name) => !known.has(name)).sort();
  if (added.length > 0) {
    await trx
      .insertInto('logPeople')
      .values(added.map(withSalt))
      .onConflict((on) => on.column('name').doNothing())
      .execute();
  }
  const all = added.length > 0 ? await findPeople(trx, wanted) : found;
  const byName = new Map(all.map(({ name, id }) => [name, id]));
  return (name) => {
    const id = byName.get(name);
    if (id === undefined) throw new Error('Somebody is missing in the log');
    return id;
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

function findPeople(trx: Db, names: readonly string[]) {
  return inChunks(names, (some) =>
    trx.selectFrom('logPeople').select(['id', 'name']).where('name', 'in', some).execute(),
  );
}

function withSalt(name: string) {
  const salt = randomBytes(16).toString('hex');
  return { name, salt, mark: markName({ name, salt }) };
}
