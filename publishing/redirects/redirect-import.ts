import type { Author } from '#content/kit/author.ts';
import type { RowError } from '#content/spreadsheets/import-result.ts';
import { readTable } from '#content/spreadsheets/table-thread.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import type { RedirectChange } from '../paths/redirect-change.ts';
import { findRedirectTargets } from '../paths/redirects.repository.ts';
import { readSource, readTarget } from './judge-redirects.ts';
import { judgeChanges, storeChanges } from './redirect-writer.ts';

/** One row that changes something; `was`: where its address led before. */
type RedirectRowChange = {
  row: number;
  action: 'create' | 'change';
  from: string;
  to: string;
  was: string;
};
export type RedirectImport = {
  create: number;
  change: number;
  same: number;
  errors: RowError[];
  changes: RedirectRowChange[];
  notices: string[];
  /** For undoing it; null for a dry run, and where nothing was changed. */
  undo: number | null;
};

type Request = { bytes: Uint8Array; isDryRun: boolean; publicUrl: string; author: Author; now: string };
type Row = { row: number; source: string; target: string };

const headerNames = { from: ['from', 'source', 'old'], to: ['to', 'target', 'new'] };

/**
 * Redirects from a table of two columns, `from` and `to`. All of it or nothing.
 * @throws AppError `invalid` with what is wrong, row by row, as `errors`; not for a dry run, which tells it
 */
export async function importRedirects(db: Db, request: Request): Promise<RedirectImport> {
  const table = await readTable(request.bytes);
  return inTransaction(db, async (trx) => {
    const { rows, errors } = readRows(table.rows, request.publicUrl);
    const plan = await planImport(trx, { rows, publicUrl: request.publicUrl });
    const all = [...table.errors, ...errors, ...plan.errors].sort((one, other) => one.row - other.row);
    const result = { ...plan.result, errors: all, notices: table.notices, undo: null };
    if (request.isDryRun || (all.length === 0 && plan.changes.length === 0)) return result;
    if (all.length > 0) throw refusal(all);
    const text = `Imported ${plan.changes.length} redirects`;
    const { author, now } = request;
    return { ...result, undo: await storeChanges(trx, { changes: plan.changes, text, author, now }) };
  });
}

/** Which columns are which, and the rows below; a file without a header has them in this order. */
function readRows(table: string[][], publicUrl: string): { rows: Row[]; errors: RowError[] } {
  const header = (table[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const [from, to] = [headerNames.from, headerNames.to].map((names) =>
    header.findIndex((cell) => names.includes(cell)),
  ) as [number, number];
  const hasHeader = from >= 0 && to >= 0;
  const columns = hasHeader ? { from, to } : { from: 0, to: 1 };
  const rows: Row[] = [];
  const errors: RowError[] = [];
  const seen = new Map<string, number>();
  for (const [index, cells] of table.entries()) {
    const row = index + 1;
    if ((hasHeader && index === 0) || cells.every((cell) => cell.trim() === '')) continue;
    const read = readRow(row, { from: cells[columns.from] ?? '', to: cells[columns.to] ?? '' }, publicUrl);
    const earlier = 'source' in read ? seen.get(read.source) : undefined;
    if (!('source' in read)) errors.push(...read.errors);
    else if (earlier === undefined) {
      rows.push(read);
      seen.set(read.source, row);
    } else errors.push({ row, field: 'from', message: `Row ${earlier} has this address already` });
  }
  return { rows, errors };
}

function readRow(
  row: number,
  cells: { from: string; to: string },
  publicUrl: string,
): Row | { errors: RowError[] } {
  const from = readSource(cells.from, publicUrl);
  const to = readTarget(cells.to, publicUrl);
  if ('source' in from && 'target' in to) return { row, ...from, ...to };
  return {
    errors: [
      ...('problem' in from ? [{ row, field: 'from', message: from.problem }] : []),
      ...('problem' in to ? [{ row, field: 'to', message: to.problem }] : []),
    ],
  };
}

async function planImport(trx: Db, { rows, publicUrl }: { rows: Row[]; publicUrl: string }) {
  const stored = await findRedirectTargets(trx);
  const changing = rows.filter(({ source, target }) => stored.get(source) !== target);
  const changes = changing.map(({ source, target }): RedirectChange => {
    const was = stored.get(source);
    return { source, ...(was !== undefined && { before: { target: was } }), after: { target } };
  });
  const judged = await judgeChanges(trx, { changes, publicUrl });
  const errors = judged.flatMap(({ errors: found }, index): RowError[] =>
    Object.entries(found).map(([field, message]) => ({ row: changing[index]?.row ?? 0, field, message })),
  );
  const shown = changing.map(({ row, source, target }): RedirectRowChange => {
    const was = stored.get(source);
    return { row, action: was === undefined ? 'create' : 'change', from: source, to: target, was: was ?? '' };
  });
  const create = shown.filter(({ action }) => action === 'create').length;
  const result = { create, change: shown.length - create, same: rows.length - shown.length, changes: shown };
  return { changes, errors, result };
}

function refusal(errors: RowError[]): AppError {
  const message =
    errors.length === 1 ? 'One row cannot be imported.' : `${errors.length} rows cannot be imported.`;
  return new AppError('invalid', `${message} Nothing was imported.`, { data: { errors } });
}
