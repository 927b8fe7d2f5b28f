import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#database/connect.ts';
import { isSharedDatabase } from '#database/shared-client.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { type BulkAction, findBulkAction, insertBulkAction } from '../editorial/bulk.repository.ts';
import type { Author } from '../kit/author.ts';
import { writeAndAnnounce } from '../kit/content-changes.ts';
import type { Entity } from '../kit/entity.ts';
import { fullNounOf } from '../kit/nouns.shared.ts';
import { createPacer, type Pace } from '../kit/pacer.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { headerNamesOf } from './columns.ts';
import { alreadySent, createImportJobs, type ImportJob, type JobReport } from './import-jobs.ts';
import type { ImportResult, Sheet } from './import-result.ts';
import type { PictureSource } from './picture-source.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { readObjects, readRows, type SheetRows } from './sheet-rows.ts';
import { readTable } from './table-thread.ts';
import type { Reading } from './tables.ts';
import { createToldImportJobs } from './told-import-jobs.ts';
import { writeImport } from './write-import.ts';

export type ImportRequest = {
  entity: Entity;
  /** A CSV or XLSX file, or rows by the names of fields, as the back office's grid sends them. */
  source: ({ bytes: Uint8Array } & Pick<Reading, 'sheet' | 'encoding'>) | { rows: Record<string, unknown>[] };
  openPictures: () => Promise<PictureSource>;
  isDryRun: boolean;
  author: Author;
  /** A UUID by which its sender asks for it, also where the answer was lost. */
  id?: string | undefined;
};
type Import = ImportRequest & { id: string; report: JobReport; pace: Pace };

/** Spreadsheets that come in: all of a file is stored, as one thing to undo, or none of it (docs/decisions/0029-spreadsheets.md). */
export function createImportService(
  db: Db,
  options: ServiceOptions & { findTimeZone?: () => Promise<string> } = {},
) {
  const jobs = createImportJobs();
  // Nobody else is told where nobody else can be asked.
  const told = isSharedDatabase(db) ? createToldImportJobs(db, options.now) : undefined;
  const telling = new Set<Promise<void>>();
  let grace = Promise.resolve();
  let isStopped = false;

  async function run(request: Import): Promise<ImportResult> {
    if (await findBulkAction(db, { importId: request.id })) throw alreadySent();
    const { sheet, notices, sheets } = await readSheet(request);
    const { report, pace, entity } = request;
    const total = sheet.rows.length;
    const pictures = await request.openPictures();
    try {
      report('checking', total);
      const { isDryRun } = request;
      const timeZone = (await options.findTimeZone?.()) ?? 'UTC';
      const plan = await planImport(db, { entity, sheet, pictures, isDryRun, timeZone, pace, report });
      const told = [...notices, ...plan.notices];
      const result = { ...resultOf(plan), notices: told, sheets, pictures: pictures.list() };
      if (isDryRun) return result;
      if (plan.errors.length > 0) throw refusalOf(result);
      if (plan.rows.length === 0) return result;
      return { ...result, bulkId: await store(db, { ...request, plan, pictures, options }) };
    } finally {
      await pictures.close();
    }
  }

  return {
    /** Starts an import, which goes on whoever waits for it. @throws AppError `busy`, `conflict` for an id that is taken */
    async start(request: ImportRequest): Promise<ReturnType<typeof jobs.start>> {
      const about = { id: request.id ?? randomUUID(), isDryRun: request.isDryRun };
      await told?.enter(about);
      const pace = createPacer(() => isStopped);
      try {
        const started = jobs.start(about, (report) => run({ ...request, id: about.id, report, pace }));
        const followed = told?.follow(started.job, started.finished);
        if (followed) telling.add(followed.finally(() => telling.delete(followed)));
        return started;
      } catch (error) {
        await told?.withdraw(about.id);
        throw error;
      }
    },

    /** An import of whichever process. One that was cut off is unknown. */
    async find(id: string): Promise<ImportJob | undefined> {
      const job = jobs.find(id);
      if (job && job.state !== 'failed') return job;
      // One that came twice has failed the second time, and was stored the first.
      const stored = await findBulkAction(db, { importId: id });
      return stored ? jobOfStored(id, stored) : (job ?? told?.find(id));
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

async function readSheet({
  source,
  entity,
  report,
  isDryRun,
}: Import): Promise<{ sheet: SheetRows; notices: string[]; sheets: Sheet[] }> {
  if ('rows' in source) return { sheet: readObjects(entity, source.rows), notices: [], sheets: [] };
  report('reading', 0);
  const { bytes, ...chosen } = source;
  const table = await readTable(bytes, { names: headerNamesOf(entity), ...chosen });
  const { rows, header, sheets } = table;
  const lists = sheets.filter(({ isHidden, hasFields }) => !isHidden && hasFields);
  if (!isDryRun && !chosen.sheet && lists.length > 1) {
    const names = lists.map(({ name }) => `"${name}"`).join(', ');
    throw invalid({ sheet: `Several sheets hold a list: ${names}. Say which is to be imported` });
  }
  const sheet = readRows(entity, rows, header);
  const above =
    header > 0 ? [`The names of the fields are in row ${header + 1}; what is above is passed over.`] : [];
  return {
    sheet: { ...sheet, errors: [...table.errors, ...sheet.errors] },
    notices: [...table.notices, ...above],
    sheets,
  };
}

async function store(
  db: Db,
  work: Import & { plan: ImportPlan; pictures: PictureSource; options: ServiceOptions },
): Promise<number> {
  const { id, entity, plan, pictures, author, report, pace, options } = work;
  const { rows } = plan;
  report('storing', rows.length);
  const stored = await pictures.store();
  const onProgress = (done: number) => report('writing', rows.length, done);
  try {
    const bulkId = await writeAndAnnounce(db, options.changes, async (trx, changes) => {
      await stored.register(trx);
      const writing = { entity, rows, author, pace, onProgress, paths: stored.paths };
      const records = await writeImport(trx, {
        ...writing,
        options: { ...options, changes, hasOwnActivity: true },
      });
      const now = (options.now?.() ?? new Date()).toISOString();
      const { username } = author;
      const text = describeImport(entity, rows.length);
      await enterInLog(trx, { kind: 'content', username, text, entity: entity.name, recordId: null, now });
      const undoing = { entity: entity.name, action: 'import', records, username, now };
      return insertBulkAction(trx, { ...undoing, importId: id });
    });
    stored.announce();
    return bulkId;
  } catch (error) {
    await stored.discard();
    throw error;
  }
}

/** What is known of an import for as long as it can be undone: not what its rows changed. */
function jobOfStored(id: string, { id: bulkId, records, undoneAt }: BulkAction): ImportJob {
  const create = records.filter(({ isNew }) => isNew).length;
  const counts = { create, change: records.length - create, same: 0 };
  const told = { errors: [], changes: [], pictures: [], notices: [], sheets: [] };
  const result: ImportResult = { ...counts, ...told, bulkId: undoneAt === null ? bulkId : null };
  const { length } = records;
  return { id, isDryRun: false, state: 'done', done: length, total: length, result, error: undefined };
}

function resultOf(plan: ImportPlan): ImportResult {
  const changes = plan.rows.map(({ change }) => change);
  const create = changes.filter(({ action }) => action === 'create').length;
  const counts = { create, change: changes.length - create, same: plan.same };
  return { ...counts, errors: plan.errors, changes, pictures: [], notices: [], sheets: [], bulkId: null };
}

function refusalOf(result: ImportResult): AppError {
  const { length } = new Set(result.errors.map(({ row }) => row)).values().toArray();
  const rows = length === 1 ? '1 row is' : `${length} rows are`;
  return new AppError('invalid', `${rows} not right, so nothing was imported.`, {
    data: { ...result, changes: [] },
  });
}

function describeImport(entity: Entity, count: number): string {
  const { one, many } = fullNounOf(entity);
  return `Imported ${count === 1 ? `1 ${one}` : `${count} ${many}`}`;
}
