import type { CompiledQuery, DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';
import { type ContentVersion, countUpVersion, writesContent } from './content-version.ts';
import type { DatabaseLoad } from './database-load.ts';

/** A connection that remembers whether its transaction has written, and whether what it wrote is content. */
type Versioned = DatabaseConnection & {
  inner: DatabaseConnection;
  transaction: { hasWritten: boolean; hasContent: boolean } | undefined;
};
type Watcher = { version: ContentVersion; load: DatabaseLoad };

/** A dialect that raises the content version with every transaction that writes content, whoever writes it. */
export function versionDialect(dialect: Dialect, watcher: Watcher): Dialect {
  return {
    createDriver: () => versionDriver(dialect.createDriver(), watcher),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

function versionDriver(driver: Driver, watcher: Watcher): Driver {
  const innerOf = (connection: DatabaseConnection) => (connection as Versioned).inner;
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) =>
      versionConnection(driver, await counted(driver.acquireConnection(options), watcher), watcher),
    async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
      await driver.beginTransaction(innerOf(connection), settings);
      (connection as Versioned).transaction = { hasWritten: false, hasContent: false };
    },
    commitTransaction: (connection) => commit(driver, connection as Versioned, watcher),
    async rollbackTransaction(connection) {
      (connection as Versioned).transaction = undefined;
      await driver.rollbackTransaction(innerOf(connection));
    },
    savepoint: async (connection, name, compile) => driver.savepoint?.(innerOf(connection), name, compile),
    rollbackToSavepoint: async (connection, name, compile) =>
      driver.rollbackToSavepoint?.(innerOf(connection), name, compile),
    releaseSavepoint: async (connection, name, compile) =>
      driver.releaseSavepoint?.(innerOf(connection), name, compile),
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    destroy: (options) => driver.destroy(options),
  };
}

async function commit(driver: Driver, connection: Versioned, { version, load }: Watcher): Promise<void> {
  const { hasWritten, hasContent } = connection.transaction ?? {};
  connection.transaction = undefined;
  const raised =
    hasContent && version.isCounting()
      ? await connection.inner.executeQuery<{ version: number }>(countUpVersion)
      : undefined;
  try {
    await driver.commitTransaction(connection.inner);
  } catch (error) {
    version.doubt();
    throw error;
  }
  if (hasWritten) load.isReadOnly = false;
  if (raised?.rows[0]) version.raise(Number(raised.rows[0].version));
}

function versionConnection(driver: Driver, inner: DatabaseConnection, watcher: Watcher): Versioned {
  const connection: Versioned = {
    inner,
    transaction: undefined,
    async executeQuery<Row>(query: CompiledQuery) {
      watcher.load.statements += 1;
      const { transaction } = connection;
      const run = () => counted(inner.executeQuery<Row>(query), watcher);
      if (isReading(query)) return run();
      const hasContent = writesContent(query);
      if (transaction) {
        transaction.hasWritten = true;
        transaction.hasContent ||= hasContent;
        return run();
      }
      if (hasContent) return runInTransaction(driver, connection, { run, watcher });
      const result = await run();
      watcher.load.isReadOnly = false;
      return result;
    },
    streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
  };
  return connection;
}

/** A statement outside of a transaction gets one, so that it and its version are there together. */
async function runInTransaction<T>(
  driver: Driver,
  connection: Versioned,
  { run, watcher }: { run: () => Promise<T>; watcher: Watcher },
): Promise<T> {
  await driver.beginTransaction(connection.inner, {});
  try {
    const result = await run();
    connection.transaction = { hasWritten: true, hasContent: true };
    await commit(driver, connection, watcher);
    return result;
  } catch (error) {
    connection.transaction = undefined;
    await driver.rollbackTransaction(connection.inner).catch(() => {});
    throw error;
  }
}

function isReading({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}

/** Counts failures: a response during which one happened may lack something, and is not kept. */
async function counted<T>(asked: Promise<T>, { load }: Watcher): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    load.failures += 1;
    throw error;
  }
}
