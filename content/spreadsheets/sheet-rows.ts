import { invalid } from '#errors/app-error.ts';
import type { Entity } from '../kit/entity.ts';
import { fullNounOf } from '../kit/nouns.shared.ts';
import { readProtected } from './cell-texts.ts';
import { columnsOf, findColumn, idHeader, isReadOnlyHeader, type SheetColumn } from './columns.ts';
import type { RowError } from './import-result.ts';
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

export type SheetRows = { rows: SheetRow[]; errors: RowError[] };

/** What a place in the header means: the id, a field (or a further part of its text), or nothing that is written. */
type Place = { kind: 'id' } | { kind: 'field'; column: SheetColumn } | { kind: 'none'; header: string };

/**
 * The rows of a table by the fields of an entity; rows without a text in them are passed over.
 * @param at the place of the header
 * @throws AppError `invalid` where the header names no field
 */
export function readRows(entity: Entity, table: readonly string[][], at = 0): SheetRows {
  const [header = [], ...rows] = table.slice(at);
  const errors: RowError[] = [];
  if (header.length > tableLimits.columns) {
    throw invalid({ file: `At most ${tableLimits.columns} columns; the first row has ${header.length}` });
  }
  const places = header.map((cell, index) => placeOf(entity, cell, { index, row: at + 1, errors }));
  errors.push(...findDoubles(places, at + 1));
  if (errors.length === 0 && !places.some(({ kind }) => kind === 'field')) {
    throw invalid({ file: 'The first row names no field. It holds names such as name, slug, description' });
  }
  // Before the columns are right, what is wrong with the rows tells nothing.
  if (errors.length > 0) return { rows: [], errors: ofAnotherProgram(entity, { places, errors }) ?? errors };
  const read = rows.flatMap((cells, index) => {
    if (!cells.some((cell) => cell.trim() !== '')) return [];
    return readRow({ cells, row: at + index + 2, places, errors });
  });
  return { rows: read, errors };
}

/** Rows that a program sends: texts by the names of fields, `id` and `version`. */
export function readObjects(entity: Entity, rows: readonly Record<string, unknown>[]): SheetRows {
  const errors: RowError[] = [];
  const read = rows.map(({ id, version, ...cells }, index): SheetRow => {
    const row = index + 1;
    const found = Object.entries(cells).flatMap(([header, text]) => {
      const column = findColumn(entity, header);
      if (!column) errors.push({ row, field: header, message: noSuchField(header) });
      return column ? [{ column, text: String(text) }] : [];
    });
    const known = typeof version === 'number' ? { version } : {};
    return { row, id: id === undefined ? '' : String(id), ...known, cells: found };
  });
  return { rows: read, errors };
}

function placeOf(
  entity: Entity,
  cell: string,
  context: { index: number; row: number; errors: RowError[] },
): Place {
  const header = readProtected(cell).trim();
  if (header.toLowerCase() === idHeader) return { kind: 'id' };
  const column = findColumn(entity, header.replace(/ \(\d+\)$/, ''));
  if (column) return { kind: 'field', column: { ...column, header } };
  if (header !== '' && !isReadOnlyHeader(entity, header)) {
    context.errors.push({ row: context.row, field: header, message: noSuchField(header) });
  }
  return { kind: 'none', header: header || `column ${lettersOf(context.index)}` };
}

/** Further parts of a long text are no doubles: `content (2)`. */
function findDoubles(places: Place[], row: number): RowError[] {
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

function readRow(line: { cells: string[]; row: number; places: Place[]; errors: RowError[] }): SheetRow {
  const { cells, row, places, errors } = line;
  const read: SheetRow = { row, id: '', cells: [] };
  for (const [index, place] of places.entries()) {
    const text = readProtected(cells[index] ?? '');
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

const fewest = 4;

/** A file whose columns are mostly another program's is one thing to tell, and not a list of its columns. */
function ofAnotherProgram(
  entity: Entity,
  { places, errors }: { places: readonly Place[]; errors: readonly RowError[] },
): RowError[] | undefined {
  const known = places.filter(({ kind }) => kind !== 'none').length;
  const [first] = errors;
  if (!first || errors.length < fewest || errors.length <= known) return undefined;
  const headers = errors.map(({ field }) => field);
  const one = fullNounOf(entity).one;
  const names = columnsOf(entity)
    .slice(0, namedFields)
    .map(({ header }) => header);
  const message =
    `${whoseColumns(headers)}: ${errors.length} of its columns are no fields of a ${one}. Name the columns that are to ` +
    `be imported as the list's own export does (${names.join(', ')} …), and take the others out`;
  return [{ row: first.row, field: '', message }];
}

const namedFields = 5;

function whoseColumns(headers: readonly string[]): string {
  const has = (pattern: RegExp) => headers.some((header) => pattern.test(header));
  if (has(/^handle$/i) && has(/^variant /i)) return 'This is an export of Shopify';
  if (has(/^(?:slab|block|bundle)\b/i)) return 'This is a list of slabs';
  return 'This file comes from another program';
}

function noSuchField(header: string): string {
  return `There is no field named "${header}"`;
}
