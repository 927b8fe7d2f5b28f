import type { Db } from '#database/connect.ts';
import { AppError, isAppError } from '#errors/app-error.ts';
import { insertBulkAction } from '../editorial/bulk.repository.ts';
import { insertActivity } from '../kit/activity.repository.ts';
import type { Author } from '../kit/author.ts';
import { writeAndAnnounce } from '../kit/content-changes.ts';
import type { Entity } from '../kit/entity.ts';
import { fullNounOf } from '../kit/nouns.shared.ts';
import { createPacer, type Pace } from '../kit/pacer.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { headerOf } from './columns.ts';
import { createImportJobs, type ImportJob, type JobReport } from './import-jobs.ts';
import type { ImportResult } from './import-result.ts';
import type { PictureSource, StoredPictures } from './picture-source.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { readObjects, readRows, type SheetRows } from './sheet-rows.ts';
import { readTable } from './table-thread.ts';
import { refusalOfRow, writeImport } from './write-import.ts';

export type ImportRequest = {
  entity: Entity;
  /** A CSV or XLSX file, or rows by the names of fields, as the back office's grid sends them. */
  source: { bytes: Uint8Array } | { rows: Record<string, unknown>[] };
  openPictures: () => Promise<PictureSource>;
  isDryRun: boolean;
  author: Author;
};
type Import = ImportRequest & { report: JobReport; pace: Pace };

/** Spreadsheets that come in: all of a file is stored, as one thing to undo, or none of it (docs/decisions/0031). */
export function createImportService(db: Db, options: ServiceOptions = {}) {
  const jobs = createImportJobs();
  let isStopped = false;

  async function run(request: Import): Promise<ImportResult> {
    const { sheet, notices } = await readSheet(request);
    const { report, pace, entity } = request;
    const total = sheet.rows.length;
    const pictures = await request.openPictures();
    report('checking', total);
    const onProgress = (done: number) => report('checking', total, done);
    const plan = await planImport(db, { entity, sheet, pictures, pace, onProgress });
    const result = { ...resultOf(plan), notices: [...notices, ...pictures.notices()] };
    if (request.isDryRun) return result;
    if (plan.errors.length > 0) throw refusalOf(result);
    if (plan.rows.length === 0) return result;
    return { ...result, bulkId: await store(db, { ...request, plan, pictures, options }) };
  }

  return {
    /** Starts an import, which goes on whoever waits for it. @throws AppError `busy` */
    start(request: ImportRequest) {
      const { isDryRun } = request;
      const pace = createPacer(() => isStopped);
      return jobs.start({ isDryRun }, (report) => run({ ...request, report, pace }));
    },

    find: (id: string): ImportJob | undefined => jobs.find(id),

    /** Ends what is in progress, of which nothing is stored. */
    async stop(): Promise<void> {
      isStopped = true;
      await jobs.idle();
    },
  };
}

async function readSheet({
  source,
  entity,
  report,
}: Import): Promise<{ sheet: SheetRows; notices: string[] }> {
  if ('rows' in source) return { sheet: readObjects(entity, source.rows), notices: [] };
  report('reading', 0);
  const table = await readTable(source.bytes);
  const sheet = readRows(entity, table.rows);
  return { sheet: { ...sheet, errors: [...table.errors, ...sheet.errors] }, notices: table.notices };
}

async function store(
  db: Db,
  work: Import & { plan: ImportPlan; pictures: PictureSource; options: ServiceOptions },
): Promise<number> {
  const { entity, plan, author, report, pace, options } = work;
  const { rows } = plan;
  report('storing', rows.length);
  const stored = await storePictures(work);
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
      await insertActivity(trx, { username, text, entity: entity.name, recordId: null, now });
      return insertBulkAction(trx, { entity: entity.name, action: 'import', records, username, now });
    });
    stored.announce();
    return bulkId;
  } catch (error) {
    await stored.discard();
    throw error;
  }
}

function resultOf(plan: ImportPlan): ImportResult {
  const changes = plan.rows.map(({ change }) => change);
  const create = changes.filter(({ action }) => action === 'create').length;
  const counts = { create, change: changes.length - create, same: plan.same };
  return { ...counts, errors: plan.errors, changes, notices: [], bulkId: null };
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

/** @throws AppError with the row of a picture that cannot be used in `data.errors` */
async function storePictures({
  entity,
  plan: { rows },
  pictures,
}: {
  entity: Entity;
  plan: ImportPlan;
  pictures: PictureSource;
}): Promise<StoredPictures> {
  try {
    return await pictures.store(rows.flatMap(({ values }) => pathsIn(values)));
  } catch (error) {
    const picture = isAppError(error) ? error.data?.picture : undefined;
    const planned = rows.find(({ values }) => pathsIn(values).some((path) => path === picture));
    if (!isAppError(error) || !planned) throw error;
    const [name = ''] = Object.keys(planned.values).filter((one) =>
      pathsIn({ one: planned.values[one] }).some((path) => path === picture),
    );
    throw refusalOfRow({ row: planned.row, field: headerOf(entity, name), message: error.message }, error);
  }
}

function pathsIn(values: Record<string, unknown>): string[] {
  return Object.values(values)
    .flat()
    .filter((value) => typeof value === 'string');
}
