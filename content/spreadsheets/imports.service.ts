import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#database/connect.ts';
import { isSharedDatabase } from '#database/shared-client.ts';
import { AppError } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { type BulkAction, findBulkAction, insertBulkAction } from '../editorial/bulk.repository.ts';
import type { Author } from '../kit/author.ts';
import { writeAndAnnounce } from '../kit/content-changes.ts';
import type { Entity } from '../kit/entity.ts';
import { createPacer, type Pace } from '../kit/pacer.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { listFetches, type PictureFetch } from '../picture/picture-fetches.repository.ts';
import { alreadySent, createImportJobs, type ImportJob, type JobReport } from './import-jobs.ts';
import type { ImportOptions, ImportSource } from './import-options.ts';
import { type FetchedPicture, type ImportResult, isFetched } from './import-result.ts';
import type { PictureSource } from './picture-source.ts';
import { type ImportPlan, type PlannedRow, planImport } from './plan-import.ts';
import { type ColumnChoice, readSheet, rememberColumns } from './read-sheet.ts';
import { createToldImportJobs } from './told-import-jobs.ts';
import { writeImport } from './write-import.ts';

export type ImportRequest = {
  entity: Entity;
  source: ImportSource;
  openPictures: () => Promise<PictureSource>;
  isDryRun: boolean;
  options?: ImportOptions | undefined;
  author: Author;
  /** A UUID by which its sender asks for it, also where the answer was lost. */
  id?: string | undefined;
};
/** What an import is done with. */
export type ImportTools = { id: string; report: JobReport; pace: Pace };
type Import = ImportRequest & ImportTools;

export type ImportService = ReturnType<typeof createImportService>;

/** Spreadsheets that come in: all of a file is stored, as one thing to undo, or none of it (docs/decisions/0029-spreadsheets.md). */
export function createImportService(
  db: Db,
  options: ServiceOptions & { findTimeZone?: () => Promise<string>; onFetches?: () => void } = {},
) {
  const jobs = createImportJobs();
  // Nobody else is told where nobody else can be asked.
  const told = isSharedDatabase(db) ? createToldImportJobs(db, options.now) : undefined;
  const telling = new Set<Promise<void>>();
  let grace = Promise.resolve();
  let isStopped = false;

  async function run(request: Import): Promise<ImportResult> {
    const { sheet, notices, sheets, columns, choices } = await readSheet(db, request);
    const { report, pace, entity, options: importOptions = {} } = request;
    const total = sheet.rows.length;
    const pictures = await request.openPictures();
    try {
      report('checking', total);
      const { isDryRun } = request;
      const timeZone = (await options.findTimeZone?.()) ?? 'UTC';
      const planning = { entity, sheet, pictures, isDryRun, options: importOptions, timeZone, pace, report };
      const plan = await planImport(db, planning);
      const told = [...notices, ...sheet.notices, ...plan.notices];
      // Before rows could be read, nobody knows which pictures they name.
      const shown = total > 0 ? [...pictures.list(), ...plan.rows.flatMap(fetchedPicturesOf)] : [];
      const result = { ...resultOf(plan), notices: told, sheets, columns, pictures: shown };
      if (isDryRun) return result;
      const isRefused = !importOptions.isOnlyValid || plan.rows.length === 0;
      if (plan.errors.length > 0 && isRefused) throw refusalOf(result);
      if (plan.rows.length === 0) return result;
      return { ...result, bulkId: await store(db, { ...request, plan, pictures, choices, options }) };
    } finally {
      await pictures.close();
    }
  }

  async function begin(
    request: Pick<ImportRequest, 'id' | 'isDryRun'>,
    work: (tools: ImportTools) => Promise<ImportResult>,
  ): Promise<ReturnType<typeof jobs.start>> {
    const { id = randomUUID(), isDryRun } = request;
    const about = { id, isDryRun };
    await told?.enter(about);
    const pace = createPacer(() => isStopped);
    try {
      const started = jobs.start(about, async (report) => {
        if (await findBulkAction(db, { importId: id })) throw alreadySent();
        return work({ id, report, pace });
      });
      const followed = told?.follow(started.job, started.finished);
      if (followed) telling.add(followed.finally(() => telling.delete(followed)));
      return started;
    } catch (error) {
      await told?.withdraw(id);
      throw error;
    }
  }

  return {
    /** Starts an import, which goes on whoever waits for it. @throws AppError `busy`, `conflict` for an id that is taken */
    start: (request: ImportRequest) => begin(request, (tools) => run({ ...request, ...tools })),

    /** The same for what is imported otherwise, and is a bulk action under its id afterwards. */
    begin,

    /** An import of whichever process. One that was cut off is unknown. */
    async find(id: string): Promise<ImportJob | undefined> {
      const job = jobs.find(id);
      if (job && job.state !== 'failed') return withFetches(db, job);
      // One that came twice has failed the second time, and was stored the first.
      const stored = await findBulkAction(db, { importId: id });
      const found = stored ? jobOfStored(id, stored) : (job ?? (await told?.find(id)));
      return found && withFetches(db, found);
    },

    /** Forgets what other processes were told of imports that ended long ago. */
    removeOldProgress: async (): Promise<void> => told?.removeOld(),

    /** What is in progress, or arrives still, has so long to end; of what has not, nothing is stored. */
    beginStop(graceMs: number): void {
      grace = wait(graceMs, undefined, { ref: false }).then(() => {
        isStopped = true;
      });
    },

    /** Once nothing arrives any more: waits for what is in progress, no longer than it was given. */
    async stop(): Promise<void> {
      await Promise.race([jobs.idle(), grace]);
      isStopped = true;
      await jobs.idle();
      await Promise.all(telling);
    },
  };
}

/** Pictures as they are by now: they go on arriving once the import is done. */
async function withFetches(db: Db, job: ImportJob): Promise<ImportJob> {
  if (job.isDryRun || !job.result) return job;
  const fetches = await listFetches(db, job.id);
  if (fetches.length === 0) return job;
  const others = job.result.pictures.filter((picture) => !isFetched(picture));
  return { ...job, result: { ...job.result, pictures: [...others, ...fetches.map(showFetch)] } };
}

function showFetch({
  sheetRow: row,
  header: field,
  url,
  state,
  message,
  path,
}: PictureFetch): FetchedPicture {
  const picture = { row, field, url, state: state as FetchedPicture['state'], message };
  return path === '' ? picture : { ...picture, path };
}

/** As they will be once the rows are written. */
function fetchedPicturesOf({ row, fetches }: PlannedRow): FetchedPicture[] {
  return fetches.flatMap(({ header: field, known, urls }) => [
    ...[...known].map(([url, path]) => ({ row, field, url, path, state: 'fetched' as const, message: '' })),
    ...urls.map((url) => ({ row, field, url, state: 'waiting' as const, message: '' })),
  ]);
}

async function store(
  db: Db,
  work: Omit<Import, 'options'> & {
    plan: ImportPlan;
    pictures: PictureSource;
    choices: readonly ColumnChoice[];
    options: ServiceOptions & { onFetches?: () => void };
  },
): Promise<number> {
  const { id, entity, plan, pictures, author, report, pace, options } = work;
  const { rows, categories } = plan;
  report('storing', rows.length);
  const stored = await pictures.store(new Set(rows.map(({ row }) => row)));
  const onProgress = (done: number) => report('writing', rows.length, done);
  try {
    const bulkId = await writeAndAnnounce(db, options.changes, async (trx, changes) => {
      await stored.register(trx);
      const now = (options.now?.() ?? new Date()).toISOString();
      const writing = { entity, rows, categories, author, pace, onProgress, paths: stored.paths };
      const records = await writeImport(trx, {
        ...{ ...writing, importId: id, now },
        options: { ...options, changes, hasOwnActivity: true },
      });
      await rememberColumns(trx, entity, work.choices);
      const { username } = author;
      const text = describeImport(entity, rows.length);
      await enterInLog(trx, { kind: 'content', username, text, entity: entity.name, recordId: null, now });
      const undoing = { entity: entity.name, action: 'import', records, username, now };
      return insertBulkAction(trx, { ...undoing, importId: id });
    });
    stored.announce();
    if (rows.some(({ fetches }) => fetches.length > 0)) options.onFetches?.();
    return bulkId;
  } catch (error) {
    await stored.discard();
    throw error;
  }
}

/** What is known of an import for as long as it can be undone: not what its rows changed. */
function jobOfStored(id: string, { id: bulkId, records, undoneAt }: BulkAction): ImportJob {
  const own = records.filter(({ entity }) => entity === undefined);
  const create = own.filter(({ isNew }) => isNew).length;
  const counts = { create, change: own.length - create, same: 0 };
  const told = { errors: [], warnings: [], changes: [], pictures: [], columns: [], notices: [], sheets: [] };
  const result: ImportResult = { ...counts, ...told, bulkId: undoneAt === null ? bulkId : null };
  const { length } = own;
  return { id, isDryRun: false, state: 'done', done: length, total: length, result, error: undefined };
}

function resultOf(plan: ImportPlan): ImportResult {
  const changes = plan.rows.map(({ change }) => change);
  const create = changes.filter(({ action }) => action === 'create').length;
  const counts = { create, change: changes.length - create, same: plan.same };
  const told = { pictures: [], columns: [], notices: [], sheets: [] };
  return { ...counts, errors: plan.errors, warnings: plan.warnings, changes, ...told, bulkId: null };
}

export function refusalOf(result: ImportResult): AppError {
  const { length } = new Set(result.errors.map(({ row }) => row)).values().toArray();
  const rows = length === 1 ? '1 row is' : `${length} rows are`;
  return new AppError('invalid', `${rows} not right, so nothing was imported.`, {
    data: { ...result, changes: [] },
  });
}

function describeImport(entity: Entity, count: number): string {
  const { one, many } = entity.noun;
  return `Imported ${count === 1 ? `1 ${one}` : `${count} ${many}`}`;
}
