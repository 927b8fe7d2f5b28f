import type { Db } from '#database/connect.ts';
import { AppError, type ErrorCode } from '#errors/app-error.ts';
import {
  deleteImportJob,
  deleteImportJobsUntil,
  enterImportJob,
  findImportJob,
  saveImportProgress,
} from './import-jobs.repository.ts';
import { alreadySent, type ImportJob, type ImportState } from './import-jobs.ts';

const tellEveryMs = 1_000;
/** Whoever runs an import has told of it in this time, or is gone. */
const cutOffMs = 5_000;
const keptMs = 24 * 60 * 60_000;

type Failure = { code: ErrorCode; message: string; data?: AppError['data']; fields?: AppError['fields'] };
type Ending = { result?: ImportJob['result']; failure?: Failure };

/** What the processes on one database tell each other of their imports: whoever asks may reach another one. */
export function createToldImportJobs(db: Db, now: () => Date = () => new Date()) {
  const timeIn = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const tell = ({ id, state, done, total }: ImportJob, ending?: Ending) =>
    saveImportProgress(db, {
      ...{ id, state, done, total, seenAt: timeIn(0) },
      ...(ending && { ending: JSON.stringify(ending) }),
    });

  return {
    /** @throws AppError `conflict` for an id that another has */
    async enter({ id, isDryRun }: Pick<ImportJob, 'id' | 'isDryRun'>): Promise<void> {
      const job = { id, isDryRun: Number(isDryRun), state: 'waiting', done: 0, total: 0 };
      const times = { seenAt: timeIn(0), cutOffBefore: timeIn(-cutOffMs) };
      if (!(await enterImportJob(db, { ...job, ...times }))) throw alreadySent();
    },

    /** It was never begun. */
    withdraw: (id: string): Promise<void> => deleteImportJob(db, id),

    /** Tells how far it is until its end, and then what came of it. */
    async follow(job: ImportJob, finished: Promise<unknown>): Promise<void> {
      const timer = setInterval(() => void tell(job).catch(() => {}), tellEveryMs).unref();
      await finished.catch(() => {});
      clearInterval(timer);
      await tell(job, endingOf(job)).catch(() => {});
    },

    /** An import of whichever process; undefined where it was cut off, so that nothing of it was stored. */
    async find(id: string): Promise<ImportJob | undefined> {
      const row = await findImportJob(db, id);
      if (!row || (row.ending === null && row.seenAt < timeIn(-cutOffMs))) return undefined;
      const { result, failure }: Ending = JSON.parse(row.ending ?? '{}');
      const { done, total } = row;
      return {
        ...{ id, isDryRun: row.isDryRun === 1, state: row.state as ImportState, done, total, result },
        error: failure && toError(failure),
      };
    },

    removeOld: (): Promise<void> => deleteImportJobsUntil(db, timeIn(-keptMs)),
  };
}

function endingOf({ result, error }: ImportJob): Ending {
  if (result) return { result };
  const { code = 'unavailable', message = 'The import failed', data, fields } = error ?? {};
  return { failure: { code, message, ...(data && { data }), ...(fields && { fields }) } };
}

function toError({ code, message, data, fields }: Failure): AppError {
  return new AppError(code, message, { ...(data && { data }), ...(fields && { fields }) });
}
