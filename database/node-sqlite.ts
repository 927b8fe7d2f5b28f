import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Settings that a crash must not cost a record for; each is read back after it is set. */
const durableSettings = [
  { pragma: 'journal_mode', value: 'WAL', reads: 'wal' },
  { pragma: 'synchronous', value: 'FULL', reads: 2 },
  { pragma: 'foreign_keys', value: 'ON', reads: 1 },
  // What is deleted is overwritten: what a visitor had erased must not be left in the file.
  { pragma: 'secure_delete', value: 'ON', reads: 1 },
] as const;

const maxCachedStatements = 500;
/** SQLite blocks the whole process while it waits for locks, so it does not wait; waiting is left to the caller. */
const lockWaitMs = 0;

/** A connection to a SQLite file that runs Kysely's queries, each at once and to its end. */
export type SqliteConnection = {
  run: <Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>) => QueryResult<Row>;
  execute: (text: string) => void;
  isInTransaction: () => boolean;
  close: () => void;
};

/**
 * Opens the connection that writes.
 * @param file path of the database file, or `:memory:`
 * @throws when the file cannot be opened or a durability setting does not hold
 */
export function openForWriting(file: string): SqliteConnection {
  const database = new DatabaseSync(file, { timeout: lockWaitMs });
  try {
    for (const setting of durableSettings) applySetting(database, setting, file);
  } catch (error) {
    database.close();
    throw error;
  }
  return adaptDatabase(database);
}

/** Opens a connection beside the one that writes: it sees what was committed, and waits for nobody who writes. */
export function openForReading(file: string): SqliteConnection {
  return adaptDatabase(new DatabaseSync(file, { timeout: lockWaitMs, readOnly: true }));
}

function applySetting(database: DatabaseSync, setting: (typeof durableSettings)[number], file: string): void {
  database.exec(`PRAGMA ${setting.pragma} = ${setting.value}`);
  const row = database.prepare(`PRAGMA ${setting.pragma}`).get() ?? {};
  const actual = Object.values(row)[0];
  const isMemoryJournal = file === ':memory:' && setting.pragma === 'journal_mode';
  if (actual === setting.reads || isMemoryJournal) return;
  throw new Error(`SQLite did not accept ${setting.pragma} = ${setting.value} (it is ${String(actual)})`);
}

function adaptDatabase(database: DatabaseSync): SqliteConnection {
  const prepare = cacheStatements(database);
  return {
    run(query) {
      const { statement, isReader } = prepare(query.sql);
      const values = query.parameters.map(toInputValue);
      if (isReader) return { rows: statement.all(...values) as never[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    },
    execute: (text) => database.exec(text),
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}

type Prepared = { statement: StatementSync; isReader: boolean };

function cacheStatements(database: DatabaseSync): (text: string) => Prepared {
  const cache = new Map<string, Prepared>();
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    if (cache.size >= maxCachedStatements) cache.clear();
    const statement = database.prepare(text);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    cache.set(text, prepared);
    return prepared;
  };
}

/** Types that SQLite does not have are refused: encoding belongs to the repositories. */
function toInputValue(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  throw new TypeError(`A ${typeof value} cannot be stored without encoding`);
}
