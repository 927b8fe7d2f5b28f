import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** What says that somebody is at work on something in a folder; its holder keeps it for as long as it works. */
export type FileClaim = {
  /** Part of its name, and of nobody else's. */
  unique: string;
  /** Removes the file that it consists of, and lets go. */
  drop: () => void;
};

/** So that none is let go of for want of a reference. */
const held = new Set<DatabaseSync>();
/** Whoever looks whether a new one was left holds it for a moment. */
const maxAttempts = 3;

/**
 * Makes a claim under a name of its own. The system itself takes it from a process that ends, however it ends, and whatever
 * number or machine's name it has: it is the lock that SQLite puts on its files, which nobody has to renew.
 * @param pathOf where it lies, by what makes its name unique; in a folder that is there
 * @throws where the file system knows no locks, or cannot be written to
 */
export function claimFresh(pathOf: (unique: string) => string): FileClaim {
  for (let attempt = 1; ; attempt += 1) {
    const unique = randomUUID();
    const path = pathOf(unique);
    const database = new DatabaseSync(path, { timeout: 0 });
    const fault = lock(database);
    // Whoever has found it before it was locked has removed it.
    if (!fault && existsSync(path)) return { unique, drop: hold(database, path) };
    database.close();
    rmSync(path, { force: true });
    if (attempt === maxAttempts) throw fault ?? new Error(`Somebody removes ${path}`);
  }
}

/**
 * Takes the claim of somebody who is gone, to clear up after them.
 * @returns undefined while its holder is alive, where somebody else clears up, and where there is none
 */
export function takeOver(path: string): Omit<FileClaim, 'unique'> | undefined {
  if (!existsSync(path)) return undefined;
  const database = openThere(path);
  if (!database) return undefined;
  if (!lock(database) && existsSync(path)) return { drop: hold(database, path) };
  database.close();
  return undefined;
}

function openThere(path: string): DatabaseSync | undefined {
  const address = pathToFileURL(path);
  address.searchParams.set('mode', 'rw');
  try {
    return new DatabaseSync(address, { timeout: 0 });
  } catch {
    // It has gone in the meantime.
    return undefined;
  }
}

function lock(database: DatabaseSync): unknown {
  try {
    // Nothing is written, so nothing beside it is needed.
    database.exec('pragma journal_mode = memory; begin exclusive');
    return undefined;
  } catch (error) {
    return error;
  }
}

/** @returns what ends it; it is removed before it is let go of, so that nobody can come in between */
function hold(database: DatabaseSync, path: string): () => void {
  held.add(database);
  return () => {
    if (!held.delete(database)) return;
    rmSync(path, { force: true });
    database.close();
  };
}
