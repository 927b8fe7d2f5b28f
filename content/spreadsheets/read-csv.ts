import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '#errors/app-error.ts';
import { decodeText } from './decode-text.ts';
import { type Table, tableLimits } from './tables.ts';

const separators = [',', ';', '\t', '|'];

/** @throws AppError `invalid` where it is no CSV, or has too many rows */
export function readCsv(bytes: Uint8Array): Table {
  const { text, notice } = decodeText(bytes);
  if (text.includes('\0')) throw invalid({ file: 'This is neither a CSV nor an XLSX file' });
  // Some programs say their separator in a line of its own.
  const [line = '', said] = /^\uFEFF?sep=(.)\r?\n/.exec(text) ?? [];
  const delimiter = said ?? findSeparator(text);
  try {
    const rows: string[][] = parse(text.slice(line.length), {
      ...{ delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: false },
      to: tableLimits.rows + 2,
    });
    return { rows, errors: [], notices: notice ? [notice] : [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark is opened and never closed; the file may be cut off'
        : `This is no CSV: ${error.message}`;
    throw invalid({ file: message }, message);
  }
}

/** The sign that the first line has most of, outside of quotation marks. */
function findSeparator(text: string): string {
  const [line = ''] = text.split(/\r\n|\r|\n/, 1);
  const plain = line.replace(/"(?:[^"]|"")*"/g, '');
  const counts = separators.map((sign) => ({ sign, count: plain.split(sign).length }));
  return counts.sort((one, other) => other.count - one.count)[0]?.sign ?? ',';
}
