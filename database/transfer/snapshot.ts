import { AppError } from '#errors/app-error.ts';
import { type Engine, engineOf } from '../connect.ts';
import type { RowSource } from './row-source.ts';

/** What says something of processes at one place: their rows mean nothing elsewhere. */
const passingTables = new Set(['upload_holds']);

export type Snapshot = RowSource & { engine: Engine; close: () => Promise<void> };

/**
 * Everything that a database holds at this moment, while others go on writing to it. It waits for nobody and holds up
 * nobody; `close` gives its connection back.
 * @throws AppError when there is no database, or none of this program
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const engine = engineOf(url);
  if (!engine) throw new AppError('invalid', 'A database address starts with sqlite: or postgres://.');
  const source = await open(url, engine);
  if (source.migrations.length > 0) {
    return {
      ...source,
      engine,
      readRows: (table) => (passingTables.has(table.name) ? noRows() : source.readRows(table)),
    };
  }
  await source.close();
  throw new AppError('unprocessable', 'The database to read from holds no site.');
}

async function open(url: string, engine: Engine) {
  if (engine === 'sqlite') {
    const { openSqliteSnapshot } = await import('./sqlite-reader.ts');
    return openSqliteSnapshot(url.slice('sqlite:'.length));
  }
  const { openPostgresSnapshot } = await import('./postgres-reader.ts');
  return openPostgresSnapshot(url);
}

async function* noRows(): AsyncGenerator<never> {}
