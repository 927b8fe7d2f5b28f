import { LRUCache } from 'lru-cache';
import { type Db, findRowChanges } from './connect.ts';
import { type Change, noteFailure } from './recorded-reads.ts';
import type { StoredValue } from './schema.ts';

/** What is read of a table's rows, each of which is found by what one of its columns holds. */
type Kind<Value extends StoredValue, Row> = {
  /** Names the table, and what is read of it. */
  name: string;
  table: string;
  column: string;
  valueOf: (row: Row) => Value;
};

/** What there is for a value: a row, or none; nothing yet while it is read. */
type Held = { coming: Promise<unknown> | undefined; row: unknown };
type Kept = { table: string; column: string; rows: LRUCache<string | number, Held> };

/** So many rows of a kind a database keeps; those not asked for in the longest time make room. */
const maxRows = 2_000;
const keptByDatabase = new WeakMap<Db, Map<string, Kept>>();

/**
 * Remembers rows one by one, each until it is written, by whichever process: most of what a page shows is as it was when another
 * page showed it. They are shared, so they are frozen. Within a transaction, and while this process does not hear of
 * others' writes, they are read each time. What depends on them is noted by the caller (`readingOnly`).
 * @param values by which rows are asked for, each once
 * @param read those that are not known; what is not there has no row
 * @returns what is there, in any order
 */
export async function rememberRows<Value extends string | number, Row>(
  db: Db,
  { kind, values }: { kind: Kind<Value, Row>; values: readonly Value[] },
  read: (values: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const changes = findRowChanges(db);
  if (!changes?.hearsAll()) return read([...values]);
  if (!changes.isSure() && (await changes.confirm()) !== 'sure') return read([...values]);
  const { rows } = keptOf(db, kind);
  const known = values.map((value) => rows.get(value));
  // Nearly always: a promise for each would take longer than all the rest.
  if (known.every((held) => held && !held.coming)) return rowsIn(known.map((held) => held?.row));
  const missing = values.filter((_value, at) => !known[at]);
  const coming = missing.length > 0 ? readInto(rows, { kind, missing, read }) : undefined;
  try {
    const found = values.map((value, at) => known[at] ?? coming?.get(value));
    return rowsIn(await Promise.all(found.map((held) => held?.coming ?? held?.row)));
  } catch (error) {
    // The driver notes it for whoever asked first; the others have lacked it as well.
    noteFailure();
    throw error;
  }
}

function rowsIn<Row>(found: readonly unknown[]): Row[] {
  return found.filter((row) => row !== undefined) as Row[];
}

/** What is written meanwhile takes them out again, so that whoever comes next asks anew. */
function readInto<Value extends string | number, Row>(
  rows: Kept['rows'],
  asked: { kind: Kind<Value, Row>; missing: Value[]; read: (values: Value[]) => Promise<Row[]> },
): Map<Value, Held> {
  const { kind, missing, read } = asked;
  const found = read(missing).then(
    (some) => new Map(some.map((row) => [kind.valueOf(row), Object.freeze(row)])),
  );
  const coming = new Map<Value, Held>();
  for (const value of missing) {
    const held: Held = { coming: found.then((byValue) => byValue.get(value)), row: undefined };
    coming.set(value, held);
    rows.set(value, held);
    held.coming?.then(
      (row) => Object.assign(held, { coming: undefined, row }),
      () => rows.peek(value) === held && rows.delete(value),
    );
  }
  return coming;
}

function keptOf<Value extends StoredValue, Row>(db: Db, { name, table, column }: Kind<Value, Row>): Kept {
  const known = keptByDatabase.get(db) ?? listen(db);
  const kept = known.get(name) ?? { table, column, rows: new LRUCache({ max: maxRows }) };
  known.set(name, kept);
  return kept;
}

function listen(db: Db): Map<string, Kept> {
  const kinds = new Map<string, Kept>();
  keptByDatabase.set(db, kinds);
  findRowChanges(db)?.subscribe((changes) => {
    for (const change of changes) {
      for (const kept of kinds.values()) if (kept.table === change.table) forget(kept, change);
    }
  });
  findRowChanges(db)?.onDeaf(() => {
    for (const { rows } of kinds.values()) rows.clear();
  });
  return kinds;
}

function forget({ column, rows }: Kept, change: Change): void {
  for (const row of change.rows ?? [{}]) {
    const value = row[column];
    if (typeof value === 'string' || typeof value === 'number') rows.delete(value);
    else rows.clear();
  }
}
