import type { Generated } from 'kysely';

/** An import as the instance that runs it last told of it. */
export type ImportJobRow = {
  id: string;
  isDryRun: number;
  state: string;
  done: number;
  total: number;
  /** What came of it, as JSON; null until then. */
  ending: string | null;
  seenAt: string;
};

/** What an editor last chose for a column; only what differs from what would be suggested without it. */
export type ImportColumnRow = {
  entity: string;
  /** Folded, as it is looked up. */
  header: string;
  /** The API's name of a field; null where the column is passed over. */
  field: string | null;
};

/** A picture that a cell names by an address, and what became of it. */
export type PictureFetchRow = {
  id: Generated<number>;
  importId: string;
  createdAt: string;
  username: string;
  entity: string;
  recordId: number;
  /** The declared name. */
  field: string;
  sheetRow: number;
  header: string;
  url: string;
  /** All that the cell names, in its order, as JSON: addresses, and paths of the library. */
  entries: string;
  /** What a field of one picture held when this was to be fetched. */
  former: string;
  state: string;
  message: Generated<string>;
  path: Generated<string>;
  attempts: Generated<number>;
  /** When it is tried, or tried again; null once that is over. Whoever fetches it puts it off meanwhile. */
  dueAt: string | null;
  /** The record's versions before and after it got the picture; 0 where it did not. */
  fromVersion: Generated<number>;
  toVersion: Generated<number>;
};
