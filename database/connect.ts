import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { type ContentVersion, createContentVersion } from './content-version.ts';
import { createDatabaseLoad, type DatabaseLoad } from './database-load.ts';
import type { Tables } from './schema.ts';
import { versionDialect } from './versioned-dialect.ts';
import { type DriverOptions, defaultWaitLimits, type WaitLimits } from './wait-limits.ts';

export type Db = Kysely<Tables>;
export type Engine = 'sqlite' | 'postgres';

const versionByDatabase = new WeakMap<Db, ContentVersion>();
const urlsByDatabase = new WeakMap<Db, string>();
const loadByDatabase = new WeakMap<Db, DatabaseLoad>();

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
  const load = createDatabaseLoad();
  const version = createContentVersion(async () => {
    const row = await db.selectFrom('contentVersion').select('version').executeTakeFirst();
    return row?.version ?? 0;
  });
  const dialect = await createDialect(url, { ...defaultWaitLimits, isThreaded: false, load, ...options });
  const db: Db = new Kysely<Tables>({
    dialect: versionDialect(dialect, { version, load }),
    plugins: [new CamelCasePlugin()],
  });
  versionByDatabase.set(db, version);
  urlsByDatabase.set(db, url);
  loadByDatabase.set(db, load);
  return db;
}

/** @throws Error for a transaction, which belongs to its database */
export function contentVersionOf(db: Db): ContentVersion {
  const version = findContentVersion(db);
  if (!version) throw new Error('A whole database has a content version, a transaction has none');
  return version;
}

/** Undefined for a transaction. */
export function findContentVersion(db: Db): ContentVersion | undefined {
  return versionByDatabase.get(db);
}

/** The address of a whole database, for what needs a connection of its own to it. It may hold a password. */
export function urlOf(db: Db): string {
  const url = urlsByDatabase.get(db);
  if (!url) throw new Error('A whole database has an address, a transaction has none');
  return url;
}

/** How a database does. @throws Error for a transaction */
export function loadOf(db: Db): DatabaseLoad {
  const load = loadByDatabase.get(db);
  if (!load) throw new Error('A whole database has a load, a transaction has none');
  return load;
}

export function engineOf(url: string): Engine | undefined {
  if (url.startsWith('sqlite:')) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  return undefined;
}

async function createDialect(url: string, limits: DriverOptions & { isThreaded: boolean }): Promise<Dialect> {
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
