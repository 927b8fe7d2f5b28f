/** Who has a connection of the database, or its writer, and who waits for one. */
export type QueueState = { places: number; using: number; waiting: number };

/** How a database does, for monitoring; all counts since it was opened. */
export type DatabaseLoad = {
  statements: number;
  /** Statements that failed, and connections that could not be had. */
  failures: number;
  /** Whether it has refused a write because it can only be read, and has taken none since. */
  isReadOnly: boolean;
  readQueue: () => QueueState;
};

export function createDatabaseLoad(): DatabaseLoad {
  return {
    statements: 0,
    failures: 0,
    isReadOnly: false,
    readQueue: () => ({ places: 0, using: 0, waiting: 0 }),
  };
}
