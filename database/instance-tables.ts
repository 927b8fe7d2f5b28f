/** A job of housekeeping, which one instance does for all: who does it now, and until when it is taken to be alive. */
export type JobRunRow = {
  name: string;
  doneAt: string | null;
  holder: string | null;
  heldUntil: string | null;
};
