import { parentPort, workerData } from 'node:worker_threads';
import type { DataSheet } from './data-sheet.ts';
import { drawDataSheet } from './draw-data-sheet.ts';

/** The thread of one data sheet: opening fonts and drawing take a tenth of a second, which no visitor should wait for. */
const { sheet, picture } = workerData as { sheet: DataSheet; picture: Uint8Array | undefined };
parentPort?.postMessage(await drawDataSheet(sheet, picture));
