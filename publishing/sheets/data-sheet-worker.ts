import { parentPort, workerData } from 'node:worker_threads';
import type { DataSheet } from './data-sheet.ts';
import { drawDataSheet } from './draw-data-sheet.ts';
import { drawLabels, type LabelSheet } from './draw-labels.ts';
import { drawListSheet } from './draw-list-sheet.ts';
import type { ListSheet } from './list-sheet.ts';

export type SheetWork =
  | { kind: 'stone'; sheet: DataSheet; picture: Uint8Array | undefined }
  | { kind: 'list'; sheet: ListSheet; pictures: ReadonlyMap<string, Uint8Array> }
  | { kind: 'labels'; sheet: LabelSheet };

/** The thread of one sheet: opening fonts and drawing take a tenth of a second, which no visitor should wait for. */
const work = workerData as SheetWork;
parentPort?.postMessage(await draw());

function draw(): Promise<Buffer> {
  if (work.kind === 'stone') return drawDataSheet(work.sheet, work.picture);
  if (work.kind === 'list') return drawListSheet(work.sheet, work.pictures);
  return drawLabels(work.sheet);
}
