import { createHash, type Hash } from 'node:crypto';
import { type Row, writeRow } from './row-text.ts';

/** A table as both engines have it: what is made by the engine itself, such as an index of words, is left out. */
export type TableShape = {
  name: string;
  columns: readonly string[];
  /** Rows are read in the order of these columns, texts by their bytes: the same order on both engines. */
  key: readonly string[];
};

/** Everything that a database holds, at one moment. */
export type RowSource = {
  /** Those that have run, oldest first. */
  migrations: readonly string[];
  /** A table comes after those that it refers to. */
  tables: readonly TableShape[];
  /** The last number that each numbered table has given, rows that are gone included. */
  sequences: Readonly<Record<string, number>>;
  readRows: (table: TableShape) => AsyncIterable<readonly Row[]>;
};

export type TableSum = { rows: number; sha256: string };

/** Counts and checksums the rows of a table while they pass by. */
export function createRowSum() {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  return {
    add(row: Row): string {
      const line = `${writeRow(row)}\n`;
      hash.update(line);
      rows += 1;
      return line;
    },
    finish: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** Tables in an order in which each comes after those that it refers to; otherwise by name. */
export function inOrderOfReferences(
  tables: readonly TableShape[],
  references: readonly { from: string; to: string }[],
): TableShape[] {
  const waiting = [...tables].sort((one, other) => (one.name < other.name ? -1 : 1));
  const ordered: TableShape[] = [];
  while (waiting.length > 0) {
    const isFree = ({ name }: TableShape) =>
      !references.some(
        ({ from, to }) => from === name && to !== name && waiting.some((left) => left.name === to),
      );
    const index = waiting.findIndex(isFree);
    if (index < 0) throw new Error('Tables refer to each other in a circle');
    ordered.push(...waiting.splice(index, 1));
  }
  return ordered;
}

/** Kysely's own notes of which migrations have run are made anew by running them. */
/** What stands in a PostgreSQL database while it is being filled. */
export const fillMark = 'ashlar_unfinished_restore';

/** What a database counts for itself, now or in an older version. */
const ownTables: ReadonlySet<string> = new Set([
  'content_version',
  'item_counts',
  'changed_days',
  'counted_days',
]);

/** Tables that belong to the database, and are not of the site that it holds. */
export const isOwnTable = (name: string): boolean =>
  name.startsWith('kysely_migration') || name === fillMark || ownTables.has(name);

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
