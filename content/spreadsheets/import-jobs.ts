import { AppError } from '#errors/app-error.ts';
import type { ImportResult } from './import-result.ts';

/** How far an import is: the rows that were read, looked at, or written, and the pictures of the ZIP. */
export type ImportState =
  | 'waiting'
  | 'reading'
  | 'checking'
  | 'pictures'
  | 'storing'
  | 'writing'
  | 'done'
  | 'failed';

export type ImportJob = {
  id: string;
  isDryRun: boolean;
  state: ImportState;
  done: number;
  total: number;
  result: ImportResult | undefined;
  error: AppError | undefined;
};

export type JobReport = {
  (state: ImportState, total: number): void;
  (state: ImportState, total: number, done: number): void;
};

/** Kept for whoever asks how it ended; results of large files are large. */
const maxKept = 10;
const maxWaiting = 5;

/** Imports of this process, one after the other: two at once would only be in each other's way. */
export function createImportJobs() {
  const jobs = new Map<string, ImportJob>();
  let last: Promise<unknown> = Promise.resolve();

  function forgetOld(): void {
    const ended = [...jobs.values()].filter(({ state }) => state === 'done' || state === 'failed');
    for (const { id } of ended.slice(0, Math.max(0, jobs.size - maxKept))) jobs.delete(id);
  }

  return {
    /**
     * @returns the job, and its end: a failure is in the job as well
     * @throws AppError `busy` where several wait already; `conflict` for an id that another has
     */
    start(
      about: Pick<ImportJob, 'id' | 'isDryRun'>,
      work: (report: JobReport) => Promise<ImportResult>,
    ): { job: ImportJob; finished: Promise<ImportResult> } {
      const waiting = [...jobs.values()].filter(({ state }) => state === 'waiting').length;
      if (waiting >= maxWaiting) {
        throw new AppError('busy', 'Other imports are waiting. Please try again in a moment.', {
          retryAfterSeconds: 10,
        });
      }
      if (jobs.has(about.id)) throw alreadySent();
      const job: ImportJob = {
        ...{ ...about, state: 'waiting', done: 0, total: 0 },
        ...{ result: undefined, error: undefined },
      };
      jobs.set(job.id, job);
      const report: JobReport = (state: ImportState, total: number, done = 0) => {
        Object.assign(job, { state, total, done });
      };
      const finished = last.then(() => follow(job, () => work(report)));
      last = finished.catch(() => {}).finally(forgetOld);
      return { job, finished };
    },

    find: (id: string): ImportJob | undefined => jobs.get(id),

    /** Resolves when nothing is in progress. */
    idle: async (): Promise<void> => {
      await last;
    },
  };
}

/** Sent twice, it is done once. */
export function alreadySent(): AppError {
  return new AppError('conflict', 'This import has been sent already.');
}

async function follow(job: ImportJob, work: () => Promise<ImportResult>): Promise<ImportResult> {
  try {
    job.result = await work();
    job.state = 'done';
    return job.result;
  } catch (error) {
    job.state = 'failed';
    job.error = error instanceof AppError ? error : undefined;
    throw error;
  }
}
