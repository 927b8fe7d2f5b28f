import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import type { DatabaseLoad } from './database-load.ts';
import { type Change, changeOf, noteFailure, noteQuery } from './recorded-reads.ts';
import type { RowChanges } from './row-changes.ts';
import { tablesOf } from './tables-of.ts';

/** A connection that notes what is read over it, and keeps what is written until it is committed. */
type Watched = DatabaseConnection & { inner: DatabaseConnection; pending: Change[] | undefined };

/** `announce` after each commit; `notify` writes what goes with a transaction. */
type Watcher = { changes: Pick<RowChanges, 'announce' | 'notify'>; load: DatabaseLoad };

/** What a database in this process gives without anybody having to wait: rows as the schema names their columns. */
type ReadAtOnce = <Row>(text: string, values: readonly unknown[]) => Row[];
export type ReadingDialect = Dialect & { readAtOnce?: ReadAtOnce | undefined };

/** The same way past Kysely, watched like its driver's. */
export function watchReading(readAtOnce: ReadAtOnce, { load }: Watcher): ReadAtOnce {
  return (text, values) => {
    load.statements += 1;
    noteQuery(tablesOf(text).read);
    return readAtOnce(text, values);
  };
}

/**
 * A dialect whose driver sees what is read and what is written, however a query came about: nobody has to say it, so
 * nobody can forget to.
 */
export function watchDialect(dialect: Dialect, watcher: Watcher): Dialect {
  return {
    createDriver: () => watchDriver(dialect.createDriver(), watcher),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

function watchDriver(driver: Driver, watcher: Watcher): Driver {
  const innerOf = (connection: DatabaseConnection) => (connection as Watched).inner;
  const named = (
    method: 'savepoint' | 'rollbackToSavepoint' | 'releaseSavepoint',
  ): NonNullable<Driver[typeof method]> => {
    return async (connection, name, compile) => driver[method]?.(innerOf(connection), name, compile);
  };
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) =>
      watchConnection(driver, await noted(driver.acquireConnection(options), watcher), watcher),
    async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
      await driver.beginTransaction(innerOf(connection), settings);
      (connection as Watched).pending = [];
    },
    commitTransaction: (connection) => commit(driver, connection as Watched, watcher),
    async rollbackTransaction(connection) {
      (connection as Watched).pending = undefined;
      await driver.rollbackTransaction(innerOf(connection));
    },
    savepoint: named('savepoint'),
    rollbackToSavepoint: named('rollbackToSavepoint'),
    releaseSavepoint: named('releaseSavepoint'),
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    destroy: (options) => driver.destroy(options),
  };
}

async function commit(driver: Driver, connection: Watched, watcher: Watcher): Promise<void> {
  const changes = summarise(connection.pending ?? []);
  connection.pending = undefined;
  const notice = changes.length > 0 && watcher.changes.notify(changes);
  if (notice) await connection.inner.executeQuery(notice);
  try {
    await driver.commitTransaction(connection.inner);
    if (changes.length > 0) watcher.load.isReadOnly = false;
  } finally {
    // A commit whose answer was lost may have happened.
    watcher.changes.announce(changes);
  }
}

/** Above so many rows of a table, whoever hears of them looks at each longer than at what may have been spared. */
const maxRowsTold = 200;

/** What a long import has written is told by its tables. */
function summarise(changes: readonly Change[]): readonly Change[] {
  if (changes.length <= maxRowsTold) return changes;
  const byTable = Map.groupBy(changes, ({ table }) => table);
  return [...byTable].flatMap(([table, some]) => (some.length > maxRowsTold ? [{ table }] : some));
}

function watchConnection(driver: Driver, inner: DatabaseConnection, watcher: Watcher): Watched {
  const watched: Watched = {
    inner,
    pending: undefined,
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      watcher.load.statements += 1;
      const { read, written } = tablesOf(query.sql);
      noteQuery(read);
      const changes = written.map(changeOf);
      if (watched.pending || changes.length === 0) {
        watched.pending?.push(...changes);
        return noted(inner.executeQuery<Row>(query), watcher);
      }
      try {
        const notice = watcher.changes.notify(changes);
        const run = () => noted(inner.executeQuery<Row>(query), watcher);
        const result = await (notice ? runWith(driver, inner, { run, notice }) : run());
        watcher.load.isReadOnly = false;
        return result;
      } finally {
        watcher.changes.announce(changes);
      }
    },
    async *streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
      noteQuery(tablesOf(query.sql).read);
      yield* inner.streamQuery<Row>(query, chunkSize);
    },
  };
  return watched;
}

/** A statement outside of a transaction gets one, so that nobody can end between it and its notice. */
async function runWith<T>(
  driver: Driver,
  connection: DatabaseConnection,
  { run, notice }: { run: () => Promise<T>; notice: CompiledQuery },
): Promise<T> {
  await driver.beginTransaction(connection, {});
  try {
    const result = await run();
    await connection.executeQuery(notice);
    await driver.commitTransaction(connection);
    return result;
  } catch (error) {
    await driver.rollbackTransaction(connection).catch(() => {});
    throw error;
  }
}

/** Whatever is made without an answer that it asked for may lack something. */
async function noted<T>(asked: Promise<T>, { load }: Watcher): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    noteFailure();
    load.failures += 1;
    throw error;
  }
}
