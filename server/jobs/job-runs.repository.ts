import type { Db } from '#database/connect.ts';

/** What stands among the jobs as one, and is none. */
const clockName = 'clock';

/**
 * Takes a job that nobody does at the moment and that was not done since a time. Times after `ahead` are those of a clock
 * that was ahead.
 * @returns whether it is taken
 */
export async function claimJob(
  db: Db,
  job: { name: string; holder: string; now: string; doneBefore: string; heldUntil: string; ahead: string },
): Promise<boolean> {
  const { name, holder, now, doneBefore, heldUntil, ahead } = job;
  const claimed = await db
    .insertInto('jobRuns')
    .values({ name, doneAt: null, holder, heldUntil })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, heldUntil })
        .where(({ and, eb, or }) =>
          and([
            or([
              eb('jobRuns.doneAt', 'is', null),
              eb('jobRuns.doneAt', '<=', doneBefore),
              eb('jobRuns.doneAt', '>', ahead),
            ]),
            or([
              eb('jobRuns.heldUntil', 'is', null),
              eb('jobRuns.heldUntil', '<=', now),
              eb('jobRuns.heldUntil', '>', ahead),
            ]),
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

/** When any of the daily jobs was last done; a failed one counts as done most of a day ago. */
export async function findLastDoneAt(db: Db): Promise<string | null> {
  const { doneAt } = await db
    .selectFrom('jobRuns')
    .select((eb) => eb.fn.max('doneAt').as('doneAt'))
    .executeTakeFirstOrThrow();
  return doneAt;
}

/** Gives a job back; it is due again a day after `doneAt`. */
export async function releaseJob(
  db: Db,
  { name, holder, doneAt }: { name: string; holder: string; doneAt: string },
): Promise<void> {
  const held = db.updateTable('jobRuns').where('name', '=', name).where('holder', '=', holder);
  await held.set({ doneAt, holder: null, heldUntil: null }).execute();
}

/** When the clock was last looked at, and until when it is doubted; at first when a job was last done. */
export async function findClockReading(
  db: Db,
): Promise<{ seenAt: string | undefined; doubtedUntil: string | undefined }> {
  const rows = await db.selectFrom('jobRuns').select(['name', 'doneAt', 'heldUntil']).execute();
  const clock = rows.find(({ name }) => name === clockName);
  if (clock) return { seenAt: clock.doneAt ?? undefined, doubtedUntil: clock.heldUntil ?? undefined };
  const seenAt = rows.flatMap(({ doneAt }) => doneAt ?? []).sort();
  return { seenAt: seenAt.at(-1), doubtedUntil: undefined };
}

export async function saveClockReading(
  db: Db,
  reading: { seenAt: string; doubtedUntil: string | undefined },
): Promise<void> {
  const values = { doneAt: reading.seenAt, heldUntil: reading.doubtedUntil ?? null };
  await db
    .insertInto('jobRuns')
    .values({ name: clockName, holder: null, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}
