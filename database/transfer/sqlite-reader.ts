import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '#errors/app-error.ts';
import { inOrderOfReferences, isOwnTable, quoteName, type RowSource, type TableShape } from './row-source.ts';
import { type Row, toCell } from './row-text.ts';

/** As much as is held at once, roughly; texts count by their length. */
const maxBatchCells = 20_000;
const maxBatchCharacters = 1_000_000;

/**
 * Reads a SQLite file as it is at this moment, whatever is written to it meanwhile: a transaction that only reads, on a
 * connection of its own, holds up nobody.
 */
export function openSqliteSnapshot(file: string): RowSource & { close: () => Promise<void> } {
  if (!existsSync(file)) throw new AppError('not-found', `There is no SQLite file ${file}.`);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    database.exec('begin');
    return { ...readSqlite(database), close: async () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}

function readSqlite(database: DatabaseSync): RowSource {
  const ask = <T>(text: string) => database.prepare(text).all() as T[];
  const named = ask<{ name: string }>(
    `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
  );
  const names = named.map(({ name }) => name);
  const tables = names.filter((name) => !isOwnTable(name)).map((name) => shapeOf(name, ask));
  const references = tables.flatMap(({ name }) =>
    ask<{ table: string }>(`pragma foreign_key_list(${quoteName(name)})`).map(({ table }) => ({
      from: name,
      to: table,
    })),
  );
  const numbered =
    names.length > 0 && ask(`select 1 from sqlite_master where name = 'sqlite_sequence'`).length > 0;
  const sequences = numbered
    ? ask<{ name: string; seq: number }>('select name, seq from sqlite_sequence where seq > 0')
    : [];
  return {
    migrations: names.includes('kysely_migration')
      ? ask<{ name: string }>('select name from kysely_migration order by name').map(({ name }) => name)
      : [],
    tables: inOrderOfReferences(tables, references),
    sequences: Object.fromEntries(
      sequences.filter(({ name }) => !isOwnTable(name)).map(({ name, seq }) => [name, seq]),
    ),
    readRows: (table) => readRows(database, table),
  };
}

function shapeOf(name: string, ask: <T>(text: string) => T[]): TableShape {
  const found = ask<{ name: string; pk: number; hidden: number }>(`pragma table_xinfo(${quoteName(name)})`);
  const columns = found.filter(({ hidden }) => hidden === 0).map((column) => column.name);
  const key = found.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return { name, columns, key: key.length > 0 ? key.map((column) => column.name) : columns };
}

async function* readRows(database: DatabaseSync, { name, columns, key }: TableShape): AsyncGenerator<Row[]> {
  const order = key.map((column) => `${quoteName(column)} collate binary nulls first`).join(', ');
  const select = database.prepare(
    `select ${columns.map(quoteName).join(', ')} from ${quoteName(name)} order by ${order}`,
  );
  select.setReadBigInts(true);
  select.setReturnArrays(true);
  let batch: Row[] = [];
  let characters = 0;
  for (const values of select.iterate() as Iterable<unknown>) {
    const row = (values as unknown[]).map(toCell);
    characters += row.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);
    batch.push(row);
    if (batch.length * columns.length < maxBatchCells && characters < maxBatchCharacters) continue;
    yield batch;
    [batch, characters] = [[], 0];
    // Whoever shares this thread gets a turn.
    await setImmediate();
  }
  if (batch.length > 0) yield batch;
}
