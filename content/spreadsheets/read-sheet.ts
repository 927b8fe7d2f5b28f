import type { Db } from '#database/connect.ts';
import { invalid } from '#errors/app-error.ts';
import type { Entity } from '../kit/entity.ts';
import type { Pace } from '../kit/pacer.ts';
import { findColumn, foldHeader, headerNamesOf, idHeader, isReadOnlyHeader } from './columns.ts';
import { deleteImportColumn, findImportColumns, saveImportColumn } from './import-columns.repository.ts';
import type { JobReport } from './import-jobs.ts';
import { type ColumnMapping, fieldOfKey, type ImportOptions, type ImportSource } from './import-options.ts';
import type { ImportColumn, Sheet } from './import-result.ts';
import { checkUnits, describeUnits, findAskedUnits, withUnits } from './length-columns.ts';
import { headersIn, readObjects, readRows, type SheetRows } from './sheet-rows.ts';
import { recogniseShop, shopHeaders } from './shop-exports.ts';
import { suggestColumns } from './suggest-columns.ts';
import { readTable } from './table-thread.ts';
import type { Table } from './tables.ts';

/** What somebody chose for a column, beside what would have been suggested without a memory. */
export type ColumnChoice = { header: string; field: string | null; usual: string | null };
type SheetRequest = {
  source: ImportSource;
  entity: Entity;
  report: JobReport;
  isDryRun: boolean;
  options?: ImportOptions | undefined;
  pace: Pace;
};
type ReadSheet = {
  sheet: SheetRows;
  notices: string[];
  sheets: Sheet[];
  columns: ImportColumn[];
  /** Where the sender said what the columns are. */
  choices: ColumnChoice[];
};

/** The rows of what was sent, and what its columns are. @throws AppError `invalid` naming `mapping`, `key` or `sheet` */
export async function readSheet(
  db: Db,
  { source, entity, report, isDryRun, options = {}, pace }: SheetRequest,
): Promise<ReadSheet> {
  if ('rows' in source) {
    const sheet = await readObjects(entity, source.rows, pace);
    return { sheet, notices: [], sheets: [], columns: [], choices: [] };
  }
  report('reading', 0);
  const { bytes, ...chosen } = source;
  const { mapping } = options;
  checkFields(entity, options);
  const names = headerNamesOf(entity).union(
    new Set([...(mapping?.keys() ?? []), ...shopHeaders].map(foldHeader)),
  );
  const table = await readTable(bytes, { names, ...chosen });
  const { rows, header: at, sheets } = table;
  const lists = sheets.filter(({ isHidden, hasFields }) => !isHidden && hasFields);
  if (!isDryRun && !chosen.sheet && lists.length > 1) {
    const quoted = lists.map(({ name }) => `"${name}"`).join(', ');
    throw invalid({ sheet: `Several sheets hold a list: ${quoted}. Say which is to be imported` });
  }
  const headers = headersIn(rows[at] ?? []);
  checkComplete(headers, mapping);
  const lines = { headers, rows: rows.slice(at + 1) };
  const shop = entity.name === 'product' ? recogniseShop(lines) : undefined;
  const remembered = await findImportColumns(db, entity.name);
  const suggested = suggestColumns(entity, lines, { shop, remembered });
  const chosenColumns = suggested.map((one) => ({
    ...one,
    field: mapping ? (mapping.get(one.column) ?? null) : one.field,
  }));
  const columns = withUnits(entity, chosenColumns, { lines, options });
  if (!isDryRun) checkUnits(entity, columns);
  const meant = mapping ?? (isDryRun ? mappingOf(suggested) : undefined);
  checkKey(entity, options, meant ?? mappingOf(suggested));
  const sheet = await readRows(entity, rows, {
    ...{ at, mapping: meant, shop: meant && shop, pace },
    units: new Map(columns.map(({ column, unit }) => [column, unit ?? undefined])),
    asked: findAskedUnits(entity, columns, at + 1),
  });
  const usual = mapping ? suggestColumns(entity, lines, { shop, remembered: new Map() }) : [];
  return {
    sheet: { ...sheet, errors: [...table.errors, ...sheet.errors] },
    notices: [
      ...table.notices,
      ...noticesOf(table, mapping ? [] : columns, { entity, isShop: shop !== undefined }),
      ...describeUnits(columns, options),
    ],
    sheets,
    columns,
    choices: usual.map(({ column, field }) => ({
      header: column,
      usual: field,
      field: mapping?.get(column) ?? null,
    })),
  };
}

/** Keeps of what was chosen for columns what nobody would have guessed. */
export async function rememberColumns(
  trx: Db,
  { name }: Pick<Entity, 'name'>,
  choices: readonly ColumnChoice[],
): Promise<void> {
  for (const { header, field, usual } of choices) {
    const column = { entity: name, header: foldHeader(header) };
    if (isSameField(field, usual)) await deleteImportColumn(trx, column);
    else await saveImportColumn(trx, { ...column, field });
  }
}

function isSameField(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

function mappingOf(columns: readonly ImportColumn[]): ColumnMapping {
  return new Map(columns.map(({ column, field }) => [column, field]));
}

function noticesOf(
  { header }: Table,
  columns: readonly ImportColumn[],
  { entity, isShop }: { entity: Entity; isShop: boolean },
): string[] {
  const above =
    header > 0 ? [`The names of the fields are in row ${header + 1}; what is above is passed over.`] : [];
  const unknown = columns.filter(({ column, field }) => field === null && !isReadOnlyHeader(entity, column));
  if (isShop || unknown.length === 0) return above;
  return [
    ...above,
    `These columns are no fields yet: ${unknown.map(({ column }) => `"${column}"`).join(', ')}.`,
  ];
}

/** @throws AppError `invalid` for a field that is not there */
function checkFields(entity: Entity, { mapping }: ImportOptions): void {
  const unknown = [...(mapping?.values() ?? [])].find(
    (field) =>
      field !== null &&
      field.toLowerCase() !== idHeader &&
      !findColumn(entity, field.replace(/ \(\d+\)$/, '')),
  );
  if (unknown !== undefined) throw invalid({ mapping: `There is no field named "${unknown}"` });
}

/** @throws AppError `invalid` naming the columns that nothing is said of */
function checkComplete(headers: readonly string[], mapping: ColumnMapping | undefined): void {
  if (!mapping) return;
  const missing = headers.filter((header) => header !== '' && !mapping.has(header));
  if (missing.length === 0) return;
  const quoted = missing.map((header) => `"${header}"`).join(', ');
  throw invalid({ mapping: `The mapping leaves out ${quoted}. Give each column a field, or null` });
}

/** @throws AppError `invalid` where no column is the key, so that every row would be new */
function checkKey(entity: Entity, { key }: ImportOptions, mapping: ColumnMapping): void {
  if (key === undefined) return;
  const name = fieldOfKey(entity, key);
  const hasColumn = [...mapping.values()].some((field) =>
    field === null
      ? false
      : field.toLowerCase() === idHeader
        ? name === idHeader
        : findColumn(entity, field)?.name === name,
  );
  if (!hasColumn) throw invalid({ key: `No column is the ${key} that rows are to be found by` });
}
