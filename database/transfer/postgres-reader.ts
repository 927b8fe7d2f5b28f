import { CompiledQuery } from 'kysely';
import { type Db, openDatabase } from '../connect.ts';
import { inOrderOfReferences, isOwnTable, quoteName, type RowSource, type TableShape } from './row-source.ts';
import { type Row, toCell } from './row-text.ts';

const firstBatchRows = 10;
const maxBatchRows = 500;
const wantedBatchCharacters = 1_000_000;

type Column = { table: string; column: string; type: string; isText: boolean; keyPlace: number };

/** Reads a PostgreSQL database as it is at this moment, in one transaction that only reads. */
export async function openPostgresSnapshot(url: string): Promise<RowSource & { close: () => Promise<void> }> {
  const { transaction, end } = await beginLong(url, { isReading: true });
  try {
    return { ...(await readPostgres(transaction)), close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** A transaction on a connection of its own, for as long as it takes. `end` forgets what it wrote. */
export async function beginLong(url: string, { isReading }: { isReading: boolean }) {
  const pool = await openDatabase(url);
  try {
    const builder = pool.startTransaction();
    const transaction = await (isReading
      ? builder.setIsolationLevel('repeatable read').setAccessMode('read only')
      : builder
    ).execute();
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
      await ask(transaction, `set local ${setting} = 0`);
    }
    const end = async () => {
      // A pool waits for all of its connections.
      if (!transaction.isCommitted)
        await transaction
          .rollback()
          .execute()
          .catch(() => {});
      await pool.destroy();
    };
    return { transaction, end };
  } catch (error) {
    void pool.destroy();
    throw error;
  }
}

/** @param transaction what all of it is read in */
export async function readPostgres(transaction: Db): Promise<RowSource> {
  const columns = await ask<Column>(transaction, selectColumns);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const tables = [...byTable]
    .filter(([name]) => !isOwnTable(name))
    .map(([name, found]) => shapeOf(name, found));
  const references = await ask<{ from: string; to: string }>(transaction, selectReferences);
  const sequences = await ask<{ table: string; last: string | null }>(transaction, selectSequences);
  const migrations = byTable.has('kysely_migration')
    ? await ask<{ name: string }>(transaction, 'select name from kysely_migration order by name collate "C"')
    : [];
  const given = sequences.filter(({ last }) => last !== null).map(({ table, last }) => [table, Number(last)]);
  return {
    migrations: migrations.map(({ name }) => name),
    tables: inOrderOfReferences(tables, references),
    sequences: Object.fromEntries(given),
    readRows: (table) => readRows(transaction, { table, columns: byTable.get(table.name) ?? [] }),
  };
}

export async function ask<T>(db: Db, text: string, values: readonly unknown[] = []): Promise<T[]> {
  return (await db.executeQuery<T>(CompiledQuery.raw(text, [...values]))).rows;
}

/** Names in lower case without underscores come back as they are. What is generated is not copied. */
const selectColumns = `
  select t.relname as "table", a.attname as "column", y.typname as "type", y.typcategory = 'S' as "isText",
    coalesce(array_position(i.indkey::int[], a.attnum::int), -1) as "keyPlace"
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  join pg_type y on y.oid = a.atttypid
  left join pg_index i on i.indrelid = t.oid and i.indisprimary
  where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p')
  order by t.relname, a.attnum`;

const selectReferences = `
  select f.relname as "from", t.relname as "to" from pg_constraint c
  join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`;

const selectSequences = `
  select t.relname as "table", p.last_value::text as "last" from pg_class s
  join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid and t.relkind in ('r', 'p')
  join pg_sequences p on p.schemaname = current_schema() and p.sequencename = s.relname
  where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace`;

function shapeOf(name: string, found: readonly Column[]): TableShape {
  const columns = found.map(({ column }) => column);
  const key = found
    .filter(({ keyPlace }) => keyPlace >= 0)
    .sort((one, other) => one.keyPlace - other.keyPlace);
  return { name, columns, key: key.length > 0 ? key.map(({ column }) => column) : columns };
}

async function* readRows(
  transaction: Db,
  { table, columns }: { table: TableShape; columns: readonly Column[] },
): AsyncGenerator<Row[]> {
  const known = new Map(columns.map((found) => [found.column, found]));
  // A driver gives numbers of 64 bits as numbers that lose digits: they come as text.
  const isLong = (column: string) => known.get(column)?.type === 'int8';
  const values = table.columns.map(
    (column, index) => `${quoteName(column)}${isLong(column) ? '::text' : ''} as c${index}`,
  );
  const order = table.key.map(
    (column) => `${quoteName(column)}${known.get(column)?.isText ? ' collate "C"' : ''} nulls first`,
  );
  const select = `select ${values.join(', ')} from ${quoteName(table.name)} order by ${order.join(', ')}`;
  await ask(transaction, `declare transfer_rows no scroll cursor for ${select}`);
  for (let limit = firstBatchRows; ; ) {
    const rows = await ask<Record<string, unknown>>(transaction, `fetch ${limit} from transfer_rows`);
    if (rows.length === 0) break;
    const batch = rows.map((row) =>
      table.columns.map((column, index) => {
        const value = row[`c${index}`];
        return toCell(isLong(column) && typeof value === 'string' ? BigInt(value) : value);
      }),
    );
    yield batch;
    limit = nextLimit(batch);
  }
  await ask(transaction, 'close transfer_rows');
}

/** So many rows as the last ones suggest: a row may be a word, or a whole sitemap. */
function nextLimit(batch: readonly Row[]): number {
  const texts = batch.flat().filter((cell) => typeof cell === 'string');
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const fitting = Math.floor((wantedBatchCharacters * batch.length) / Math.max(characters, 1));
  return Math.max(1, Math.min(maxBatchRows, fitting));
}
