import type { Db } from '../connect.ts';
import type { RowSource } from './row-source.ts';

/** A new database that nobody sees before it is finished. */
export type FillTarget = {
  /** What it is filled through. */
  db: Db;
  /** Reads back what is in it. */
  read: () => Promise<RowSource & { close: () => Promise<void> }>;
  /** Sets the number that a table's next row comes after; undefined where it never had a row. */
  setSequence: (table: string, last: number | undefined) => Promise<void>;
  /** Makes it the database at its address, whole. */
  finish: () => Promise<void>;
  /** Leaves nothing of it. */
  abandon: () => Promise<void>;
};
