import type { DatabaseLoad } from './database-load.ts';

/** How many queries may wait for the database at once, and how long. */
export type WaitLimits = {
  maxWaiting: number;
  /** For a free connection, or for the writer of this process. */
  maxWaitMs: number;
  /** For what another program has locked. */
  maxLockMs: number;
  /** For a connection to be made, where there is a server to connect to. */
  connectTimeoutMs: number;
  /** For the answer to a statement, before a server is asked whether it is still at work on it. */
  maxSilenceMs: number;
};

/** What a driver is made with: how long is waited, and where it says how it does. */
export type DriverOptions = WaitLimits & { load: DatabaseLoad };

/** A page runs several queries at once; a thousand pages fit (docs/decisions/0013-bounded-waits.md). */
export const defaultWaitLimits: WaitLimits = {
  maxWaiting: 5_000,
  maxWaitMs: 10_000,
  maxLockMs: 5_000,
  connectTimeoutMs: 5_000,
  maxSilenceMs: 8_000,
};
