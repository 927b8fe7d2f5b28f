import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '#errors/app-error.ts';
import { findHeader } from './find-header.ts';
import { type Reading, type Table, tableLimits } from './tables.ts';

/** More than titles above a list take. */
const titleRows = 30;
const separators = [',', ';', '\t', '|'];

/** @throws AppError `invalid` where it is no CSV, or has too many rows */
export function readCsv(bytes: Uint8Array, { names, encoding, maxRows }: Reading): Table {
  const { text, notice } = decodeText(bytes, encoding);
  if (text.includes('\0')) throw invalid({ file: 'This is neither a CSV nor an XLSX file' });
  // Some programs say their separator in a line of its own.
  const [line = '', said] = /^\uFEFF?sep=(.)\r?\n/.exec(text) ?? [];
  const delimiter = said ?? findSeparator(text, names);
  try {
    const rows: string[][] = parse(text.slice(line.length), {
      ...{ delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: false },
      to: (maxRows ?? tableLimits.rows) + 2 + titleRows,
    });
    const header = findHeader(rows, names).row;
    return { rows, header, errors: [], notices: notice ? [notice] : [], sheets: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark is opened and never closed; the file may be cut off'
        : `This is no CSV: ${error.message}`;
    throw invalid({ file: message }, message);
  }
}

type Decoded = { text: string; notice?: string };

/** The text of a CSV file, in the encoding that is named, or whichever spreadsheets save it in. */
function decodeText(bytes: Uint8Array, encoding?: string): Decoded {
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes) };
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes, 'UTF-16');
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes, 'UTF-16');
  const wide = findWide(bytes);
  if (wide) return decodeAs(wide, bytes, 'UTF-16');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return decodeAs('windows-1252', bytes, 'Windows-1252');
  }
}

function decodeAs(encoding: string, bytes: Uint8Array, name: string): Decoded {
  const notice = `The file is not in UTF-8; it was read as ${name}. If letters are wrong, choose its encoding.`;
  const text = new TextDecoder(encoding).decode(bytes);
  return name === 'UTF-16' ? { text } : { text, notice };
}

/** Text of two bytes a letter that does not say so: every other byte of Latin letters is zero. */
function findWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const enough = sample.length / 4;
  if ((zeros[1] ?? 0) > enough && zeros[0] === 0) return 'utf-16le';
  return (zeros[0] ?? 0) > enough && zeros[1] === 0 ? 'utf-16be' : undefined;
}

const sampleLength = 50_000;

/** The sign that parts most names of fields in one of the first lines; else the one that the first line has most of. */
function findSeparator(text: string, names: Reading['names']): string {
  const lines = text
    .slice(0, sampleLength)
    .replace(/"(?:[^"]|"")*"/g, (quoted) => quoted.slice(1, -1).replace(/[\r\n]/g, ' '))
    .split(/\r\n|\r|\n/);
  const [line = ''] = text.split(/\r\n|\r|\n/, 1);
  const plain = line.replace(/"(?:[^"]|"")*"/g, '');
  const counts = separators.map((sign) => {
    const known = findHeader(
      lines.map((one) => one.split(sign)),
      names,
    ).count;
    return { sign, known, count: plain.split(sign).length };
  });
  const best = counts.toSorted((one, other) => other.known - one.known || other.count - one.count);
  return best[0]?.sign ?? ',';
}
