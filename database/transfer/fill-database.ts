import { CompiledQuery } from 'kysely';
import { AppError } from '#errors/app-error.ts';
import { type Db, engineOf } from '../connect.ts';
import { namesOfToday } from '../executed-migrations.ts';
import { inTransaction } from '../in-transaction.ts';
import { knownMigrations, migrateToLatest, migrateWith } from '../migrate.ts';
import { isSqlite } from '../sqlite.ts';
import type { FillTarget } from './fill-target.ts';
import { createRowSum, quoteName, type RowSource, type TableShape, type TableSum } from './row-source.ts';
import type { Row } from './row-text.ts';

/** Below what both engines take in one statement. */
const maxValuesPerInsert = 20_000;

type Options = {
  /** Told after each table. */
  onTable?: ((table: string, sum: TableSum) => void) | undefined;
  /** What else has to succeed before the database is there; it is of this version by then. */
  beforeFinish?: ((db: Db) => Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Makes the database at an address from what a source holds: its tables as they were there, its rows, read back and
 * compared, and only then the migrations that the source did not know. It appears whole or not at all.
 * @returns what each table holds, as it was in the source
 * @throws AppError when there is something at the address already, or the source is of a newer version
 */
export async function fillDatabase(
  url: string,
  source: RowSource,
  options: Options = {},
): Promise<Map<string, TableSum>> {
  checkMigrations(source.migrations);
  const target = await openTarget(url);
  try {
    await migrateWith(target.db, namesOfToday(source.migrations));
    await checkShapes(target, source);
    const sums = await inTransaction(target.db, (db) => loadTables(db, source, options));
    for (const { name } of source.tables) await target.setSequence(name, source.sequences[name]);
    await verify(target, source, sums);
    await migrateToLatest(target.db);
    await options.beforeFinish?.(target.db);
    options.signal?.throwIfAborted();
    await target.finish();
    return sums;
  } catch (error) {
    await target.abandon();
    throw error;
  }
}

/**
 * Refuses what this program cannot bring to its own version.
 * @throws AppError in one line
 */
export function checkMigrations(migrations: readonly string[]): void {
  if (migrations.length === 0) throw new AppError('unprocessable', 'The source holds no site.');
  const unknown = namesOfToday(migrations).find((name) => !knownMigrations.includes(name));
  if (unknown === undefined) return;
  throw new AppError(
    'unprocessable',
    `The source is of another version of Ashlar than this one, a newer one probably: it has the migration ${unknown}.`,
  );
}

async function openTarget(url: string): Promise<FillTarget> {
  if (engineOf(url) === 'sqlite') {
    const { openSqliteTarget } = await import('./sqlite-target.ts');
    return openSqliteTarget(url.slice('sqlite:'.length));
  }
  const { openPostgresTarget } = await import('./postgres-target.ts');
  return openPostgresTarget(url);
}

/** The same migrations make the same tables: whatever names others was not made by this program. */
async function checkShapes(target: FillTarget, source: RowSource): Promise<void> {
  const made = await target.read();
  const describe = (tables: readonly TableShape[]) =>
    tables.map(({ name, columns }) => `${name} (${[...columns].sort().join(', ')})`).sort();
  const [own, others] = [describe(made.tables), describe(source.tables)];
  await made.close();
  const odd = others.find((table) => !own.includes(table)) ?? own.find((table) => !others.includes(table));
  if (odd) throw new AppError('unprocessable', `The source has other tables than this version made: ${odd}`);
}

async function loadTables(
  db: Db,
  source: RowSource,
  { onTable, signal }: Options,
): Promise<Map<string, TableSum>> {
  const run = (text: string, values: unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, values));
  // What migrations write into a new database is in the source as well, unless it was deleted there.
  for (const { name } of source.tables.toReversed()) await run(`delete from ${quoteName(name)}`);
  const placeholder = isSqlite(db) ? () => '?' : (index: number) => `$${index + 1}`;
  const sums = new Map<string, TableSum>();
  for (const table of source.tables) {
    const sum = createRowSum();
    for await (const batch of source.readRows(table)) {
      signal?.throwIfAborted();
      for (const row of batch) sum.add(row);
      for (const rows of chunks(batch, Math.floor(maxValuesPerInsert / table.columns.length))) {
        await run(insertText(table, rows.length, placeholder), rows.flat());
      }
    }
    const found = sum.finish();
    sums.set(table.name, found);
    onTable?.(table.name, found);
  }
  return sums;
}

function insertText(
  { name, columns }: TableShape,
  rows: number,
  placeholder: (index: number) => string,
): string {
  const tuple = (row: number) =>
    `(${columns.map((_column, index) => placeholder(row * columns.length + index)).join(', ')})`;
  const values = Array.from({ length: rows }, (_none, row) => tuple(row)).join(', ');
  return `insert into ${quoteName(name)} (${columns.map(quoteName).join(', ')}) values ${values}`;
}

function* chunks(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Reads every row back, in the source's order. */
async function verify(
  target: FillTarget,
  { tables }: RowSource,
  sums: ReadonlyMap<string, TableSum>,
): Promise<void> {
  const made = await target.read();
  try {
    for (const table of tables) {
      const sum = createRowSum();
      for await (const batch of made.readRows(table)) for (const row of batch) sum.add(row);
      const [found, wanted] = [sum.finish(), sums.get(table.name)];
      if (found.rows === wanted?.rows && found.sha256 === wanted.sha256) continue;
      const counts = `${wanted?.rows} rows there, ${found.rows} here`;
      throw new Error(`The table ${table.name} is not what it was (${counts}); nothing was kept.`);
    }
  } finally {
    await made.close();
  }
}
