import type { RowError, Sheet } from './import-result.ts';

/** What a file holds: texts by row and column. Row numbers are those a spreadsheet shows. */
export type Table = {
  rows: string[][];
  /** The place of the header in `rows`; what is above is no data. */
  header: number;
  errors: RowError[];
  notices: string[];
  /** Of a workbook, in its order. */
  sheets: Sheet[];
};

/** How a file is to be read. */
export type Reading = {
  /** What headers are called, folded. */
  names: ReadonlySet<string>;
  /** The name of the sheet; without it the first that has fields. */
  sheet?: string | undefined;
  /** A name that `TextDecoder` knows; without it the file tells. */
  encoding?: string | undefined;
  /** How many rows below the header it may have. */
  maxRows?: number | undefined;
};

/** Above these a file is refused (docs/decisions/0029-spreadsheets.md). */
export const tableLimits = {
  bytes: 25 * 1024 * 1024,
  rows: 10_000,
  /** Of texts in another language, of which a record has many. */
  texts: 50_000,
  columns: 300,
  /** Up to the last of a sheet, empty ones as well. */
  cells: 10_000_000,
  /** Of an XLSX file, which is an archive. */
  unpackedBytes: 200 * 1024 * 1024,
  entries: 500,
};

/** The letters that a spreadsheet names a column by, from its place: `A`, `AB`. */
export function lettersOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
