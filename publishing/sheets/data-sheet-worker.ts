import { parentPort, workerData } from 'node:worker_threads';
import type { DataSheet } from './data-sheet.ts';
import { drawDataSheet } from './draw-data-sheet.ts';
import { drawListSheet } from './draw-list-sheet.ts';
import type { ListSheet } from './list-sheet.ts';

export type SheetWork =
  | { kind: 'stone'; sheet: DataSheet; picture: Uint8Array | undefined }
  | { kind: 'list'; sheet: ListSheet; pictures: ReadonlyMap<string, Uint8Array> };

/** The thread of one sheet: opening fonts and drawing take a tenth of a second, which no visitor should wait for. */
const work = workerData as SheetWork;
parentPort?.postMessage(
  work.kind === 'stone'
    ? await drawDataSheet(work.sheet, work.picture)
    : await drawListSheet(work.sheet, work.pictures),
);
