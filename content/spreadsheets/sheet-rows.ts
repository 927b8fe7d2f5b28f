import { invalid } from '#errors/app-error.ts';
import type { Entity } from '../kit/entity.ts';
import type { LengthUnit } from '../kit/length-units.shared.ts';
import type { Pace } from '../kit/pacer.ts';
import { readProtected } from './cell-texts.ts';
import {
  findColumn,
  findColumnOrLength,
  idHeader,
  isReadOnlyHeader,
  type Line,
  type Place,
  type SheetColumn,
} from './columns.ts';
import { gatherRows } from './gather-rows.ts';
import type { ColumnMapping } from './import-options.ts';
import type { RowError } from './import-result.ts';
import type { ShopExport } from './shop-exports.ts';
import { lettersOf, tableLimits } from './tables.ts';

/** A row that is to become a record, or to change one. A field without a cell is left as it is. */
export type SheetRow = {
  row: number;
  /** Of the record; empty where the slug tells, or nothing yet. */
  id: string;
  /** At which the record must still be, where the sender knows. */
  version?: number | undefined;
  cells: { column: SheetColumn; text: string }[];
};

export type SheetRows = { rows: SheetRow[]; errors: RowError[]; notices: string[] };

type Reading = {
  /** The place of the header. */
  at: number;
  /** Without it, columns are what their headers say. */
  mapping?: ColumnMapping | undefined;
  /** Of lengths, by header. */
  units: ReadonlyMap<string, LengthUnit | undefined>;
  /** Where a unit is still to be asked. */
  asked: readonly RowError[];
  /** Whose program wrote the file, where several rows may be one record. */
  shop?: ShopExport | undefined;
  pace: Pace;
};

/** The headers of a table as they are looked up: trimmed, and without what keeps a spreadsheet from running them. */
export function headersIn(header: readonly string[]): string[] {
  return header.map((cell) => readProtected(cell).trim());
}

/**
 * The rows of a table by the fields of an entity; rows without a text in them are passed over.
 * @throws AppError `invalid` where the header names no field
 */
export async function readRows(
  entity: Entity,
  table: readonly string[][],
  { at, mapping, units, asked, shop, pace }: Reading,
): Promise<SheetRows> {
  const [header = [], ...rows] = table.slice(at);
  const errors: RowError[] = [...asked];
  if (header.length > tableLimits.columns) {
    throw invalid({ file: `At most ${tableLimits.columns} columns; the first row has ${header.length}` });
  }
  const named = headersIn(header).map((text, index) => placeOf(entity, text, { index, mapping, units }));
  errors.push(...findUnknown(named, at + 1), ...findDoubles(named, at + 1));
  if (errors.length === 0 && !named.some(({ kind }) => kind === 'field')) {
    if (!mapping) {
      throw invalid({ file: 'The first row names no field. It holds names such as name, slug, description' });
    }
    errors.push({ row: at + 1, field: '', message: 'No column is a field yet. Say what the columns are' });
  }
  // Before the columns are right, what is wrong with the rows tells nothing.
  if (errors.length > 0) return { rows: [], errors, notices: [] };
  const lines = rows.map((cells, index): Line => ({ row: at + index + 2, cells: cells.map(readProtected) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const gathered = shop && (await gatherRows(entity, shop, { places: named, lines: filled, pace }));
  const { places, lines: wanted } = gathered ?? { places: named, lines: filled };
  const read: SheetRow[] = [];
  for (const line of wanted) {
    await pace();
    read.push(readRow({ ...line, places, errors }));
  }
  return { rows: read, errors, notices: gathered ? describeGathering(shop, { ...gathered, filled }) : [] };
}

function describeGathering(
  { name }: ShopExport,
  { lines, filled, summarised }: { lines: Line[]; filled: Line[]; summarised: number[] },
): string[] {
  const count = (number: number) => number.toLocaleString('en');
  const told = `This is an export of ${name}: ${count(filled.length)} rows are ${count(lines.length)} products.`;
  if (summarised.length === 0) return [told];
  return [
    told,
    `${count(summarised.length)} without a description get the beginning of the long description.`,
  ];
}

/** Rows that a program sends: texts by the names of fields, `id` and `version`. */
export async function readObjects(
  entity: Entity,
  rows: readonly Record<string, unknown>[],
  pace: Pace,
): Promise<SheetRows> {
  const read: SheetRow[] = [];
  const errors: RowError[] = [];
  for (const [index, { id, version, ...cells }] of rows.entries()) {
    await pace();
    const row = index + 1;
    const found = Object.entries(cells).flatMap(([header, text]) => {
      const column = findColumn(entity, header);
      if (!column) errors.push({ row, field: header, message: noSuchField([header]) });
      return column ? [{ column, text: String(text) }] : [];
    });
    const known = typeof version === 'number' ? { version } : {};
    read.push({ row, id: id === undefined ? '' : String(id), ...known, cells: found });
  }
  return { rows: read, errors, notices: [] };
}

function placeOf(
  entity: Entity,
  header: string,
  { index, mapping, units }: { index: number } & Pick<Reading, 'mapping' | 'units'>,
): Place {
  if (header === '') return { kind: 'none', header: `column ${lettersOf(index)}` };
  const field = mapping ? (mapping.get(header) ?? null) : header;
  if (field === null) return { kind: 'none', header };
  if (field.toLowerCase() === idHeader) return { kind: 'id' };
  const column = findColumnOrLength(entity, field.replace(/ \(\d+\)$/, ''));
  if (column) return { kind: 'field', column: { ...column, header, unit: units.get(header) } };
  return isReadOnlyHeader(entity, field)
    ? { kind: 'none', header }
    : { kind: 'none', header, isUnknown: true };
}

/** Columns that are no field are told in one go. */
function findUnknown(places: readonly Place[], row: number): RowError[] {
  const headers = places.flatMap((place) => (place.kind === 'none' && place.isUnknown ? place.header : []));
  const [first] = headers;
  if (first === undefined) return [];
  return [{ row, field: headers.length === 1 ? first : '', message: noSuchField(headers) }];
}

/** Further parts of a long text are no doubles: `content (2)`. */
function findDoubles(places: readonly Place[], row: number): RowError[] {
  const seen = new Map<string, string>();
  return places.flatMap((place) => {
    if (place.kind !== 'field' || / \(\d+\)$/.test(place.column.header)) return [];
    const { name, header } = place.column;
    const other = seen.get(name);
    seen.set(name, header);
    if (other === undefined) return [];
    return [{ row, field: header, message: `"${other}" and "${header}" are the same field` }];
  });
}

function readRow(line: Line & { places: readonly Place[]; errors: RowError[] }): SheetRow {
  const { cells, row, places, errors } = line;
  const read: SheetRow = { row, id: '', cells: [] };
  for (const [index, place] of places.entries()) {
    const text = cells[index] ?? '';
    if (place.kind === 'id') read.id = text.trim();
    if (place.kind !== 'field') continue;
    const first = read.cells.find(({ column }) => column.name === place.column.name);
    if (first) first.text += text;
    else read.cells.push({ column: place.column, text });
  }
  for (const [index, cell] of cells.entries()) {
    const isNamed = index < places.length && places[index]?.kind !== 'none';
    const place = places[index];
    const isPassedOver = place?.kind === 'none' && !place.header.startsWith('column ');
    if (isNamed || isPassedOver || cell.trim() === '') continue;
    const message = `Column ${lettersOf(index)} has no name in the first row, but holds something here`;
    errors.push({ row, field: '', message });
    break;
  }
  return read;
}

function noSuchField(headers: readonly string[]): string {
  return `There is no field named ${headers.map((header) => `"${header}"`).join(', ')}`;
}
