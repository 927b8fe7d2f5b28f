import { stringify } from 'csv-stringify/sync';

/** One column of an export. */
export type CsvColumn<Entry> = { title: string; valueOf: (entry: Entry) => string | number };

/** Spreadsheets take a file without it for one in their old code page. */
const byteOrderMark = '\uFEFF';

/**
 * A table for spreadsheets, in pieces: RFC 4180 in UTF-8. What a visitor wrote is never a formula there: text that
 * begins like one gets an apostrophe in front.
 */
export async function* writeCsv<Entry>(
  columns: CsvColumn<Entry>[],
  batches: AsyncIterable<Entry[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + writeRows([columns.map((column) => column.title)]);
  for await (const batch of batches) {
    yield writeRows(batch.map((entry) => columns.map((column) => withoutFormula(column.valueOf(entry)))));
  }
}

function writeRows(rows: (string | number)[][]): string {
  // All text is quoted: the library does not quote a lone line feed, and what follows it would be another row.
  return stringify(rows, { escape_formulas: true, record_delimiter: '\r\n', quoted_string: true });
}

/** The library looks at the first character only; some spreadsheets skip the space before a formula. */
function withoutFormula(value: string | number): string | number {
  return typeof value === 'string' && /^\s+[=+\-@＝＋－＠]/.test(value) ? `'${value}` : value;
}
