import type { Generated } from 'kysely';

/** A redirect that somebody made; those of moved records follow from `slugHistory`. */
export type RedirectRow = {
  id: Generated<number>;
  /** The path that is asked for, canonical and in lower case, and the query where it tells pages apart. */
  source: string;
  /** A path of this site, or an https URL. */
  target: string;
  username: string;
  createdAt: string;
  updatedAt: string;
  hits: Generated<number>;
  lastHitAt: Generated<string | null>;
};

/** `changes`: what each redirect was before and after, as JSON, for undoing it. */
export type RedirectActionRow = {
  id: Generated<number>;
  username: string;
  createdAt: string;
  changes: string;
  undoneAt: string | null;
};

/** What browsers refused on a page: how often and when, and nothing of whose they were. */
export type RefusalRow = {
  page: string;
  directive: string;
  source: string;
  times: number;
  firstAt: string;
  lastAt: string;
};

/** A path that visitors asked for and that is not there: how often and when, and nothing of who they were. */
export type MissingPathRow = {
  path: string;
  /** By people, and by search engines and other programs. */
  visits: number;
  programVisits: number;
  /** The host of the page that the last link stood on; empty where there was none. */
  referrer: string;
  firstAt: string;
  lastAt: string;
  ignoredAt: string | null;
};
