import { format as formatNumber, isDateFormat } from 'numfmt';
import readWorkbook, { type CellValue } from 'read-excel-file/node';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError, invalid } from '#errors/app-error.ts';
import { findHeader } from './find-header.ts';
import type { Sheet } from './import-result.ts';
import { listFormats } from './number-formats.ts';
import {
  findSheetProblems,
  listSheets,
  refuseFarCells,
  underHeaders,
  type WorkbookSheet,
} from './sheet-problems.ts';
import { lettersOf, type Reading, type Table, tableLimits } from './tables.ts';

type Found = WorkbookSheet & { rows: (CellValue | null)[][]; header: number; hasFields: boolean };

/**
 * One sheet of an XLSX file, of formulas their values, each as it is shown.
 * @throws AppError `invalid`, `too-large`
 */
export async function readXlsx(bytes: Uint8Array, { names, sheet: wanted }: Reading): Promise<Table> {
  const parts = await unpackXlsx(bytes);
  const listed = listSheets(parts);
  for (const sheet of listed) refuseFarCells(sheet);
  const values = await readValues(bytes);
  const all = listed.map((sheet): Found => {
    const rows = values.get(sheet.name) ?? [];
    const { row, count } = findHeader(
      rows.map((cells) => cells.map((cell) => String(cell ?? ''))),
      names,
    );
    return { ...sheet, rows, header: row, hasFields: count > 0 };
  });
  const read = wanted ? findNamed(all, wanted) : choose(all);
  const formats = listFormats(parts.get('xl/styles.xml') ?? '', read.xml);
  const rows = read.rows.map((row, index) =>
    row.map((value, column) => textOf(value, formats.get(`${lettersOf(column)}${index + 1}`))),
  );
  const errors = findSheetProblems(read.xml).filter(({ row }) => row > read.header);
  return {
    ...{ rows, header: read.header, errors: underHeaders(errors, rows[read.header] ?? []) },
    sheets: all.map((one): Sheet => {
      const { name, isHidden, hasFields } = one;
      return { name, isHidden, hasFields, isRead: one === read };
    }),
    notices: describeChoice(all, read),
  };
}

/** The parts of an XLSX file that say what its sheets hold beside values. */
type Parts = Map<string, string>;

/**
 * Unpacks all of an XLSX file once and keeps the sheets' own XML: an archive that unfolds to more than it says, or to
 * more than a sheet can need, ends here and never reaches the library that reads it.
 * @throws AppError `invalid`, `too-large`
 */
async function unpackXlsx(bytes: Uint8Array): Promise<Parts> {
  const parts: Parts = new Map();
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
    });
    if (zip.entryCount > tableLimits.entries) throw tooLarge();
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > tableLimits.unpackedBytes) throw tooLarge();
      const text = await readEntry(zip, entry);
      if (/^xl\/(?:workbook|styles|_rels|worksheets\/)/.test(entry.fileName)) parts.set(entry.fileName, text);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = 'This file is damaged, or protected by a password';
    throw invalid({ file: message }, message);
  }
  if (![...parts.keys()].some((name) => name.startsWith('xl/worksheets/'))) {
    throw invalid({ file: 'This is an archive, but no XLSX file' });
  }
  return parts;
}

/** The library compares what an entry unfolds to with what it says. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.fileName.endsWith('/')) return '';
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
  return entry.fileName.endsWith('.xml') || entry.fileName.endsWith('.rels')
    ? Buffer.concat(pieces).toString('utf8')
    : '';
}

function tooLarge(): AppError {
  const message = 'This file unfolds to more than a spreadsheet of products can hold';
  return new AppError('too-large', message, { fields: { file: message } });
}

/** @returns the cells of every sheet by its name */
async function readValues(bytes: Uint8Array): Promise<Map<string, (CellValue | null)[][]>> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const sheets = await readWorkbook(buffer, { trim: false });
    return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
  } catch (cause) {
    const message = 'This XLSX file cannot be read. Save it anew in a spreadsheet, or as CSV';
    throw new AppError('invalid', message, { fields: { file: message }, cause });
  }
}

function findNamed(sheets: Found[], wanted: string): Found {
  const key = wanted.trim().toLowerCase();
  const found = sheets.find(({ name }) => name.trim().toLowerCase() === key);
  if (found) return found;
  throw invalid({ sheet: `There is no sheet "${wanted}". There are: ${inWords(sheets)}` });
}

/** What is hidden is nobody's list, and a sheet without names of fields is a note to the reader. */
function choose(sheets: Found[]): Found {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const chosen = visible.find(({ hasFields }) => hasFields) ?? visible.find(({ rows }) => rows.length > 0);
  const [first] = chosen ? [chosen] : visible;
  if (!first) throw invalid({ file: 'This workbook has no visible sheet' });
  return first;
}

function describeChoice(sheets: Found[], read: Found): string[] {
  const others = sheets.filter((sheet) => sheet !== read);
  if (others.length === 0) return [];
  const named = others.map(({ name, isHidden }) => ({ name: isHidden ? `${name} (hidden)` : name }));
  return [`The sheet "${read.name}" is read. Not read: ${inWords(named)}. Choose another if that is meant.`];
}

function inWords(sheets: readonly { name: string }[]): string {
  return sheets.map(({ name }) => `"${name}"`).join(', ');
}

const secondMs = 1000;

/** As the sheet shows it. A day without a time is a day; a time is one of the clocks where the company is. */
function textOf(value: CellValue | null, format: string | undefined): string {
  if (value === null) return '';
  if (typeof value === 'number') return textOfNumber(value, format);
  if (!(value instanceof Date)) return String(value);
  // Days are kept as fractions, which miss a minute by less than a millisecond.
  const time = new Date(Math.round(value.getTime() / secondMs) * secondMs).toISOString();
  const [day = '', clock = ''] = time.slice(0, '2026-03-01T09:30:00'.length).split('T');
  const hasClock = clock !== '00:00:00' || /h/i.test(format ?? '');
  return hasClock ? `${day} ${clock.replace(/:00$/, '')}` : day;
}

function textOfNumber(value: number, format: string | undefined): string {
  if (format && format !== 'General' && !isDateFormat(format)) {
    try {
      // A percent stands apart from its number, as everywhere on the site.
      return formatNumber(format, value)
        .trim()
        .replace(/(\d)%$/, '$1 %');
    } catch {
      // A format that is not known: the plain number.
    }
  }
  // 15 digits, without the rest that binary fractions leave.
  return String(Number(value.toPrecision(15)));
}
