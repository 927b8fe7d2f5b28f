import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import type { Tables } from './schema.ts';
import { defaultWaitLimits, type WaitLimits } from './wait-limits.ts';

export type Db = Kysely<Tables>;
export type Engine = 'sqlite' | 'postgres';

/**
 * Opens the database that a URL names.
 * @param url `sqlite:PATH`, `sqlite::memory:` or `postgres://…`
 * @param limits how long queries wait, if not the defaults
 * @throws Error when the URL has another form or a SQLite file cannot be opened; PostgreSQL is reached on first use
 */
export async function openDatabase(url: string, limits: Partial<WaitLimits> = {}): Promise<Db> {
  const dialect = await createDialect(url, { ...defaultWaitLimits, ...limits });
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

export function engineOf(url: string): Engine | undefined {
  if (url.startsWith('sqlite:')) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  return undefined;
}

async function createDialect(url: string, limits: WaitLimits): Promise<Dialect> {
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
