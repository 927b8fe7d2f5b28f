import { type CellValue, readSheet } from 'read-excel-file/node';
import { invalid } from '#errors/app-error.ts';
import { findFirstSheet, findSheetProblems, underHeaders } from './sheet-problems.ts';
import type { Table } from './tables.ts';
import { unpackXlsx } from './unpack-xlsx.ts';

/** The first sheet of an XLSX file; of formulas their values. @throws AppError `invalid`, `too-large` */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const parts = await unpackXlsx(bytes);
  const rows = (await readRows(bytes)).map((row) => row.map(textOf));
  const errors = findSheetProblems(findFirstSheet(parts));
  return { rows, errors: underHeaders(errors, rows[0] ?? []), notices: [] };
}

async function readRows(bytes: Uint8Array): Promise<(CellValue | null)[][]> {
  try {
    return await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { trim: false });
  } catch (cause) {
    const message = 'This XLSX file cannot be read. Save it anew in a spreadsheet, or as CSV';
    throw invalid({ file: message }, `${message} (${cause instanceof Error ? cause.message : cause})`);
  }
}

/** A day without a time is a day, as it shows; numbers and flags as they are typed. */
function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return typeof value === 'number' ? textOfNumber(value) : String(value);
  const time = value.toISOString();
  return time.endsWith('T00:00:00.000Z') ? time.slice(0, 10) : time;
}

/** As spreadsheets show it: 15 digits, without the rest that binary fractions leave. */
function textOfNumber(value: number): string {
  return String(Number(value.toPrecision(15)));
}
