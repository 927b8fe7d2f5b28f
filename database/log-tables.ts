import type { Generated } from 'kysely';

/**
 * What somebody did. A row gets its place and its hash once, is not changed otherwise, and deleted from the oldest only:
 * triggers refuse the rest.
 */
export type LogEntryRow = {
  id: Generated<number>;
  createdAt: string;
  kind: string;
  /** In plain words; `{person}` stands for whom it is about. */
  text: string;
  /** Who did it. */
  personId: number;
  aboutId: number | null;
  entity: string | null;
  recordId: number | null;
  device: string;
  network: string;
  /** Null until it has its place. */
  hash: string | null;
  searchText: string;
  /** Where it is in the chain, without gaps; null until it is sealed. */
  place: number | null;
};

/** The names stand outside the hashes, which hold marks of them: a name can be erased and not be exchanged. */
export type LogPersonRow = {
  id: Generated<number>;
  /** Null once it was erased, as is the salt. */
  name: string | null;
  salt: string | null;
  mark: string;
};

/** One row: the places of the chain's end and of the last entry that was deleted by its age. */
export type LogChainRow = {
  id: number;
  headId: number;
  headHash: string;
  anchorId: number;
  anchorHash: string;
};
