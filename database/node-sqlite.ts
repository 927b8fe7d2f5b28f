import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Settings that a crash must not cost a record for; each is read back after it is set. */
const durableSettings = [
  { pragma: 'journal_mode', value: 'WAL', reads: 'wal' },
  { pragma: 'synchronous', value: 'FULL', reads: 2 },
  { pragma: 'foreign_keys', value: 'ON', reads: 1 },
  { pragma: 'busy_timeout', value: '5000', reads: 5000 },
] as const;

const maxCachedStatements = 500;

/** SQLite changes tables inside transactions as well as rows, so a failed migration leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): TransactionalSqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * Kysely dialect over Node's own SQLite.
 * @param file path of the database file, or `:memory:`
 * @throws when the file cannot be opened or a durability setting does not hold
 */
export function createNodeSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file);
  for (const setting of durableSettings) applySetting(database, setting, file);
  return new NodeSqliteDialect({ database: adaptDatabase(database) });
}

function applySetting(database: DatabaseSync, setting: (typeof durableSettings)[number], file: string): void {
  database.exec(`PRAGMA ${setting.pragma} = ${setting.value}`);
  const row = database.prepare(`PRAGMA ${setting.pragma}`).get() ?? {};
  const actual = Object.values(row)[0];
  const isMemoryJournal = file === ':memory:' && setting.pragma === 'journal_mode';
  if (actual === setting.reads || isMemoryJournal) return;
  throw new Error(`SQLite did not accept ${setting.pragma} = ${setting.value} (it is ${String(actual)})`);
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (text) => {
      const cached = statements.get(text);
      if (cached) return cached;
      if (statements.size >= maxCachedStatements) statements.clear();
      // A transaction that reads first and writes then would fail where another process wrote in between:
      // taking its turn at the start, it waits instead.
      const statement = adaptStatement(database.prepare(text === 'begin' ? 'begin immediate' : text));
      statements.set(text, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInputValue)),
    run: (parameters) => statement.run(...parameters.map(toInputValue)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInputValue)),
  };
}

/** Whatever SQLite has no type for is refused: encoding belongs to the repositories. */
function toInputValue(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  throw new TypeError(`A ${typeof value} cannot be stored without encoding`);
}
