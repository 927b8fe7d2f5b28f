import type { RowError } from './import-result.ts';

/** What a file holds: texts by row and column, the header first. Row numbers are those a spreadsheet shows. */
export type Table = { rows: string[][]; errors: RowError[]; notices: string[] };

/** Above these a file is refused (docs/decisions/0029-spreadsheets.md). */
export const tableLimits = {
  bytes: 25 * 1024 * 1024,
  rows: 10_000,
  columns: 300,
  /** Of an XLSX file, which is an archive. */
  unpackedBytes: 200 * 1024 * 1024,
  entries: 500,
};

/** The letters that a spreadsheet names a column by, from its place: `A`, `AB`. */
export function lettersOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
