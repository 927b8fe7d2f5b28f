import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SheetWork } from './data-sheet-worker.ts';

/** A sheet as PDF, drawn in a thread that begins and ends with it. @throws what drawing throws */
export async function drawInThread(work: SheetWork): Promise<Buffer> {
  const worker = new Worker(new URL('./data-sheet-worker.ts', import.meta.url), {
    workerData: work,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdin: false,
  });
  try {
    const [pdf] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(pdf);
  } finally {
    await worker.terminate();
  }
}
