import type { Db } from '#database/connect.ts';

/** Takes a job that nobody does at the moment and that was not done since a time. @returns whether it is taken */
export async function claimJob(
  db: Db,
  job: { name: string; holder: string; now: string; doneBefore: string; heldUntil: string },
): Promise<boolean> {
  const { name, holder, now, doneBefore, heldUntil } = job;
  const claimed = await db
    .insertInto('jobRuns')
    .values({ name, doneAt: null, holder, heldUntil })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, heldUntil })
        .where(({ and, eb, or }) =>
          and([
            or([eb('jobRuns.doneAt', 'is', null), eb('jobRuns.doneAt', '<=', doneBefore)]),
            or([eb('jobRuns.heldUntil', 'is', null), eb('jobRuns.heldUntil', '<=', now)]),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Says that whoever holds a job is alive. */
export async function prolongJob(
  db: Db,
  { name, holder, heldUntil }: { name: string; holder: string; heldUntil: string },
): Promise<void> {
  const held = db.updateTable('jobRuns').where('name', '=', name).where('holder', '=', holder);
  await held.set({ heldUntil }).execute();
}

/** Gives a job back; it is due again a day after `doneAt`. */
export async function releaseJob(
  db: Db,
  { name, holder, doneAt }: { name: string; holder: string; doneAt: string },
): Promise<void> {
  const held = db.updateTable('jobRuns').where('name', '=', name).where('holder', '=', holder);
  await held.set({ doneAt, holder: null, heldUntil: null }).execute();
}
