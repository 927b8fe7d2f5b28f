import { aheadMs } from '#database/ahead-of-clock.ts';
import type { Db } from '#database/connect.ts';

/** Whether something reads the uploads as they were when it began. */
export async function areUploadsHeld(db: Db, now: Date): Promise<boolean> {
  const ahead = new Date(now.getTime() + aheadMs).toISOString();
  const held = db
    .selectFrom('uploadHolds')
    .select('id')
    .where('heldUntil', '>', now.toISOString())
    .where('heldUntil', '<=', ahead);
  return (await held.limit(1).executeTakeFirst()) !== undefined;
}

export async function insertHold(
  db: Db,
  { id, now, until }: { id: string; now: Date; until: Date },
): Promise<void> {
  // What was killed has left its own.
  await db.deleteFrom('uploadHolds').where('heldUntil', '<=', now.toISOString()).execute();
  await db.insertInto('uploadHolds').values({ id, heldUntil: until.toISOString() }).execute();
}

export async function prolongHold(db: Db, { id, until }: { id: string; until: Date }): Promise<void> {
  const update = db.updateTable('uploadHolds').set({ heldUntil: until.toISOString() });
  await update.where('id', '=', id).execute();
}

export async function deleteHold(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploadHolds').where('id', '=', id).execute();
}
