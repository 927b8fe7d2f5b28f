import type { Db } from '../connect.ts';
import { fillDatabase } from './fill-database.ts';
import type { TableSum } from './row-source.ts';
import { openSnapshot } from './snapshot.ts';

type Copying = {
  from: string;
  to: string;
  onTable?: (table: string, sum: TableSum) => void;
  /** Enters in the copy what it is. */
  enter?: (copy: Db) => Promise<void>;
  signal?: AbortSignal;
};

/**
 * Copies what a database holds at this moment into an empty one, of either engine, and compares every row. The source is
 * only read; if it is older, the copy is brought to this version.
 * @returns how many rows there are
 */
export async function copyDatabase({ from, to, enter, ...options }: Copying): Promise<number> {
  const source = await openSnapshot(from);
  try {
    const sums = await fillDatabase(to, source, { ...options, beforeFinish: enter });
    return [...sums.values()].reduce((total, { rows }) => total + rows, 0);
  } finally {
    await source.close();
  }
}
