import { Kysely } from 'kysely';
import { createDatabaseLoad, type DatabaseLoad } from './database-load.ts';
import { names } from './names.ts';
import { createRowChanges, type RowChanges } from './row-changes.ts';
import type { Tables } from './schema.ts';
import { type DriverOptions, defaultWaitLimits, type WaitLimits } from './wait-limits.ts';
import { type ReadingDialect, watchDialect, watchReading } from './watched-dialect.ts';

export type Db = Kysely<Tables>;
export type Engine = 'sqlite' | 'postgres';

const changesByDatabase = new WeakMap<Db, RowChanges>();
const urlsByDatabase = new WeakMap<Db, string>();
const loadByDatabase = new WeakMap<Db, DatabaseLoad>();
const readingByDatabase = new WeakMap<Db, ReturnType<typeof watchReading>>();

/**
 * Opens the database that a URL names.
 * @param url `sqlite:PATH`, `sqlite::memory:` or `postgres://…`
 * @param options how long queries wait, if not the defaults; `isThreaded`: for a process that has requests to answer
 * @throws Error when the URL has another form or a SQLite file cannot be opened; PostgreSQL is reached on first use
 */
export async function openDatabase(
  url: string,
  options: Partial<WaitLimits> & { isThreaded?: boolean } = {},
): Promise<Db> {
  // Nobody else writes to a SQLite file while the site is up; on PostgreSQL others are heard once they are listened to.
  const changes = createRowChanges({ hearsAll: engineOf(url) === 'sqlite' });
  const load = createDatabaseLoad();
  const watcher = { changes, load };
  const opened = await createDialect(url, { ...defaultWaitLimits, isThreaded: false, load, ...options });
  const db = new Kysely<Tables>({ dialect: watchDialect(opened, watcher), plugins: [names] });
  if (opened.readAtOnce) readingByDatabase.set(db, watchReading(opened.readAtOnce, watcher));
  changesByDatabase.set(db, changes);
  urlsByDatabase.set(db, url);
  loadByDatabase.set(db, load);
  return db;
}

/** What is written to a database, as its driver sees it; a transaction belongs to its database. */
export function rowChangesOf(db: Db): RowChanges {
  const changes = findRowChanges(db);
  if (!changes) throw new Error('Changes are told by a whole database, not by a transaction');
  return changes;
}

/** The address of a whole database, for what needs a connection of its own to it. It may hold a password. */
export function urlOf(db: Db): string {
  const url = urlsByDatabase.get(db);
  if (!url) throw new Error('A whole database has an address, a transaction has none');
  return url;
}

/** How a database does; undefined for a transaction. */
export function findLoad(db: Db): DatabaseLoad | undefined {
  return loadByDatabase.get(db);
}

/** Undefined for a transaction. */
export function findRowChanges(db: Db): RowChanges | undefined {
  return changesByDatabase.get(db);
}

/** Reads where that takes no waiting: on SQLite, what is committed. Undefined elsewhere, and for a transaction. */
export function findReading(db: Db): ReturnType<typeof watchReading> | undefined {
  return readingByDatabase.get(db);
}

export function engineOf(url: string): Engine | undefined {
  if (url.startsWith('sqlite:')) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  return undefined;
}

async function createDialect(
  url: string,
  limits: DriverOptions & { isThreaded: boolean },
): Promise<ReadingDialect> {
  // Each driver is loaded only where it is used: the other one would cost every start its load time.
  switch (engineOf(url)) {
    case 'sqlite': {
      const { createSqliteDialect } = await import('./sqlite.ts');
      return createSqliteDialect(url.slice('sqlite:'.length), limits);
    }
    case 'postgres': {
      const { createPostgresDialect } = await import('./postgres.ts');
      return createPostgresDialect(url, limits);
    }
    default:
      throw new Error('A database address starts with sqlite: or postgres://');
  }
}
