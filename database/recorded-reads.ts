import { AsyncLocalStorage } from 'node:async_hooks';
import type { StoredValue } from './schema.ts';

/** A row as far as it is known: by column, as in the schema. */
export type Row = { readonly [column: string]: StoredValue };

/** What a query looked at: a whole table, or only those of its rows that all conditions hold for. */
export type Read = {
  table: string;
  /** Columns that hold exactly this. */
  equals?: Readonly<Record<string, StoredValue>> | undefined;
  /** A column that holds one of these. */
  oneOf?: { column: string; values: ReadonlySet<StoredValue> } | undefined;
};

/** What was written: rows as they were and as they are, or, where nobody said which, any row of the table. */
export type Change = { table: string; rows?: readonly Row[] | undefined };

/** Everything that was read for one response. */
export type ReadLog = {
  reads: Map<string, Read>;
  /** A query has failed, so that what came of it may lack something. */
  hasFailed: boolean;
};

type Reading = { log: ReadLog; isNoted: boolean };

const reading = new AsyncLocalStorage<Reading>();
const changing = new AsyncLocalStorage<Change>();

export function createReadLog(): ReadLog {
  return { reads: new Map(), hasFailed: false };
}

/** Runs work, and notes in the log what it reads of the database. */
export function recordReads<T>(log: ReadLog, work: () => T): T {
  return reading.run({ log, isNoted: false }, work);
}

/** For a repository that knows which rows a query depends on; without it, the query depends on its whole tables. */
export function readingOnly<T>(read: Read, query: () => Promise<T>): Promise<T> {
  const current = reading.getStore();
  if (!current) return query();
  noteRead(current.log, read);
  return reading.run({ log: current.log, isNoted: true }, query);
}

/** The same where only what is found tells which rows a query depends on: a response is judged when all of it was read. */
export async function readingAsFound<T>(
  query: () => Promise<T>,
  readsOf: (found: T) => readonly Read[],
): Promise<T> {
  const current = reading.getStore();
  if (!current) return query();
  const found = await reading.run({ log: current.log, isNoted: true }, query);
  for (const read of readsOf(found)) noteRead(current.log, read);
  return found;
}

/** For what is kept in memory between requests: says again what it was made of. */
export function noteTables(tables: Iterable<string>): void {
  const log = reading.getStore()?.log;
  if (log) for (const table of tables) noteRead(log, { table });
}

/** For a repository that knows which rows a statement changes; without it, any row of the table may have changed. */
export async function changingOnly<T>(
  table: string,
  statement: () => Promise<T>,
  rowsOf: (result: T) => readonly Row[],
): Promise<T> {
  const change: { table: string; rows?: readonly Row[] } = { table };
  const result = await changing.run(change, statement);
  change.rows = rowsOf(result).map(withoutLongTexts);
  return result;
}

/** For the driver: what the query in progress reads, which nobody has said more closely. */
export function noteQuery(tables: readonly string[]): void {
  const current = reading.getStore();
  if (current && !current.isNoted) for (const table of tables) noteRead(current.log, { table });
}

export function noteFailure(): void {
  const current = reading.getStore();
  if (current) current.log.hasFailed = true;
}

/** For the driver: what the statement in progress changes in a table. */
export function changeOf(table: string): Change {
  const change = changing.getStore();
  return change?.table === table ? change : { table };
}

/** Whether what was read may read differently after a change. A column that is not known may hold anything. */
export function isAffected(read: Read, change: Change): boolean {
  if (read.table !== change.table) return false;
  return change.rows === undefined || change.rows.some((row) => fits(read, row));
}

function fits({ equals, oneOf }: Read, row: Row): boolean {
  if (oneOf && oneOf.column in row && !oneOf.values.has(row[oneOf.column] ?? null)) return false;
  return Object.entries(equals ?? {}).every(([column, value]) => !(column in row) || row[column] === value);
}

function noteRead({ reads }: ReadLog, read: Read): void {
  const { table, equals, oneOf } = read;
  reads.set(JSON.stringify([table, equals, oneOf && [oneOf.column, ...oneOf.values]]), read);
}

const longText = 200;

/** Nothing is found by a long text, and rows are kept and sent about. */
function withoutLongTexts(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value !== 'string' || value.length <= longText),
  );
}
