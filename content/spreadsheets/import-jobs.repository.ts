import type { Db } from '#database/connect.ts';
import type { ImportJobRow } from '#database/import-tables.ts';

type Progress = Pick<ImportJobRow, 'id' | 'state' | 'done' | 'total' | 'seenAt'>;

/**
 * Enters an import that begins. One of the same id that nobody has spoken of since a time was cut off, and is replaced.
 * @returns whether it is entered
 */
export async function enterImportJob(
  db: Db,
  { cutOffBefore, ...job }: Progress & { isDryRun: number; cutOffBefore: string },
): Promise<boolean> {
  const row = { ...job, ending: null };
  const entered = await db
    .insertInto('importJobs')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where('importJobs.ending', 'is', null)
        .where('importJobs.seenAt', '<', cutOffBefore),
    )
    .returning('id')
    .executeTakeFirst();
  return entered !== undefined;
}

export async function saveImportProgress(
  db: Db,
  { id, ...progress }: Progress & { ending?: string },
): Promise<void> {
  await db.updateTable('importJobs').set(progress).where('id', '=', id).execute();
}

export function findImportJob(db: Db, id: string): Promise<ImportJobRow | undefined> {
  return db.selectFrom('importJobs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteImportJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('importJobs').where('id', '=', id).execute();
}

export async function deleteImportJobsUntil(db: Db, seenAt: string): Promise<void> {
  await db.deleteFrom('importJobs').where('seenAt', '<=', seenAt).execute();
}
