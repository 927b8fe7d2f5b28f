/** A job of housekeeping, which one instance does for all: who does it now, and until when it is taken to be alive. */
export type JobRunRow = {
  name: string;
  doneAt: string | null;
  holder: string | null;
  heldUntil: string | null;
};

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
