import type { Db } from '#database/connect.ts';
import { isAppError } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { type BulkRecord, insertBulkAction } from '../editorial/bulk.repository.ts';
import type { Author } from '../kit/author.ts';
import { writeAndAnnounce } from '../kit/content-changes.ts';
import { countOf } from '../kit/nouns.shared.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { translationSubject } from '../translations/translations.repository.ts';
import { createTranslationService } from '../translations/translations.service.ts';
import type { ImportResult } from './import-result.ts';
import { type ImportService, type ImportTools, refusalOf } from './imports.service.ts';
import { type PlannedTranslation, planTranslations, type TranslationPlan } from './plan-translations.ts';
import { readTranslations, type SheetTexts, type TranslationFile } from './read-translations.ts';
import { refusalOfRow } from './write-import.ts';

export type TranslationImport = {
  file: TranslationFile;
  /** What the file has to be in; without it any language of the site. */
  language?: string | undefined;
  isOnlyValid: boolean;
  isDryRun: boolean;
  author: Author;
  /** A UUID by which its sender asks for it. */
  id?: string | undefined;
};

const textNoun = { one: 'text', many: 'texts' };

/** Workbooks of translations that come in: all of a file as one thing to undo, or none of it. */
export function createTranslationImportService(
  db: Db,
  options: ServiceOptions & { imports: Pick<ImportService, 'begin'> },
) {
  async function run(request: TranslationImport, tools: ImportTools): Promise<ImportResult> {
    const { report, pace } = tools;
    report('reading', 0);
    const sheet = await readTranslations(db, request.file, { language: request.language, pace });
    const total = sheet.rows.length;
    report('checking', total);
    const onProgress = (done: number) => report('checking', total, done);
    const plan = await planTranslations(db, sheet, { pace, publicUrl: options.publicUrl, onProgress });
    const result = resultOf(sheet, plan);
    const isRefused = result.errors.length > 0 && (!request.isOnlyValid || plan.planned.length === 0);
    if (request.isDryRun) return result;
    if (isRefused) throw refusalOf(result);
    if (plan.planned.length === 0) return result;
    return { ...result, bulkId: await store(request, tools, { sheet, plan, result }) };
  }

  async function store(
    { author }: TranslationImport,
    { id: importId, report, pace }: ImportTools,
    { sheet, plan, result }: { sheet: SheetTexts; plan: TranslationPlan; result: ImportResult },
  ): Promise<number> {
    const { planned } = plan;
    report('writing', planned.length);
    return writeAndAnnounce(db, options.changes, async (trx, changes) => {
      const translations = createTranslationService(trx, { ...options, changes, hasOwnActivity: true });
      const records: BulkRecord[] = [];
      for (const one of planned) {
        const { place, stored, status, texts } = one;
        const write = { place, status, texts, author, expectedVersion: stored?.version ?? 0 };
        const { id, version } = await withRow(one, () => translations.put(write));
        records.push({ id, version, before: {} });
        await pace();
        report('writing', planned.length, records.length);
      }
      const now = (options.now?.() ?? new Date()).toISOString();
      const { username } = author;
      const text = `Imported ${countOf(result.changes.length, textNoun)} into ${sheet.language}`;
      const entity = translationSubject.name;
      await enterInLog(trx, { kind: 'content', username, text, entity, recordId: null, now });
      return insertBulkAction(trx, { entity, action: 'import', records, username, now, importId });
    });
  }

  return {
    /** Starts an import, which goes on whoever waits for it. @throws AppError as imports of records */
    start: (request: TranslationImport) => options.imports.begin(request, (tools) => run(request, tools)),
  };
}

/** Where somebody was faster, the error names a row. */
async function withRow<T>({ changes }: PlannedTranslation, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = isAppError(error) && ['invalid', 'conflict', 'stale', 'not-found'].includes(error.code);
    if (!isRefusal) throw error;
    throw refusalOfRow({ row: changes[0]?.row ?? 0, field: '', message: error.message }, error);
  }
}

function resultOf(sheet: SheetTexts, plan: TranslationPlan): ImportResult {
  const changes = plan.planned.flatMap((one) => one.changes).sort((one, other) => one.row - other.row);
  const create = changes.filter(({ action }) => action === 'create').length;
  const published = plan.planned.filter(({ status }) => status === 'published').length;
  const notice =
    published === 1
      ? '1 of these translations is published: visitors see what changes in it at once.'
      : `${published} of these translations are published: visitors see what changes in them at once.`;
  return {
    ...{ create, change: changes.length - create, same: plan.same, changes },
    ...{ errors: [...sheet.errors, ...plan.errors], warnings: plan.warnings },
    ...{ pictures: [], columns: [], sheets: sheet.sheets, bulkId: null },
    notices: published > 0 ? [...sheet.notices, notice] : sheet.notices,
  };
}
