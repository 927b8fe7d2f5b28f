import { parentPort } from 'node:worker_threads';
import { AppError, isAppError } from '#errors/app-error.ts';
import type { Reading, Table } from './tables.ts';

/** What the thread is told to do, and what it answers; rows go over piece by piece, so that neither side stops long. */
export type ThreadOrder =
  | { kind: 'read'; bytes: Uint8Array; reading: Reading }
  | { kind: 'next' }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'write'; sheet: string };
export type ThreadAnswer =
  | ({ kind: 'read'; count: number } & Omit<Table, 'rows'>)
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'written'; bytes: Uint8Array }
  | { kind: 'failed'; code: AppError['code']; message: string; fields: AppError['fields'] };

const rowsAtOnce = 200;

/** Reads and writes the files of spreadsheets beside everything else: a large one takes seconds of a processor. */
let rows: string[][] = [];

parentPort?.on('message', (order: ThreadOrder) => {
  void obey(order).then(answer, (error) => answer(failureOf(error)));
});

async function obey(order: ThreadOrder): Promise<ThreadAnswer | undefined> {
  switch (order.kind) {
    case 'read': {
      const { rows: read, ...more } = await readTable(order.bytes, order.reading);
      rows = read;
      return { kind: 'read', count: rows.length, ...more };
    }
    case 'next':
      return { kind: 'rows', rows: rows.splice(0, rowsAtOnce) };
    case 'rows':
      rows.push(...order.rows);
      return undefined;
    case 'write':
      return { kind: 'written', bytes: await (await import('./write-xlsx.ts')).writeXlsx(rows, order.sheet) };
  }
}

/** The bytes decide what a file is. */
async function readTable(bytes: Uint8Array, reading: Reading): Promise<Table> {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (head.startsWith('PK')) return (await import('./read-xlsx.ts')).readXlsx(bytes, reading);
  if (head.startsWith('\xd0\xcf\x11\xe0')) {
    const message =
      'This is an old Excel file, or one with a password. Save it as XLSX without one, or as CSV';
    throw new AppError('invalid', message, { fields: { file: message } });
  }
  return (await import('./read-csv.ts')).readCsv(bytes, reading);
}

function answer(message: ThreadAnswer | undefined): void {
  if (message) parentPort?.postMessage(message);
}

function failureOf(error: unknown): ThreadAnswer {
  if (isAppError(error)) {
    return { kind: 'failed', code: error.code, message: error.message, fields: error.fields };
  }
  const message = 'This file cannot be read. Save it anew in a spreadsheet, or as CSV';
  return { kind: 'failed', code: 'invalid', message, fields: { file: message } };
}
