import { randomUUID } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { deleteHold, insertHold, prolongHold } from './upload-holds.repository.ts';

/** A hold whose process was killed ends by itself. */
const heldMs = 15 * 60_000;
const prolongMs = 3 * 60_000;

/**
 * Runs work for which no upload may go that is there when it begins: files that are deleted meanwhile stay until the
 * sweep of the next day.
 */
export async function holdingUploads<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const id = randomUUID();
  const until = () => new Date(Date.now() + heldMs);
  await insertHold(db, { id, now: new Date(), until: until() });
  const timer = setInterval(() => void prolongHold(db, { id, until: until() }).catch(() => {}), prolongMs);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // Otherwise it ends by itself.
    await deleteHold(db, id).catch(() => {});
  }
}
