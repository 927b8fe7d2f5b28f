import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#errors/app-error.ts';
import type { ThreadAnswer, ThreadOrder } from './table-worker.ts';
import { type Reading, type Table, tableLimits } from './tables.ts';

const maxMs = 60_000;
/** Several times what the largest file takes that is read. */
const maxHeapMegabytes = 1024;

/**
 * Reads a CSV or XLSX file in a thread of its own, which ends with it and may take neither memory nor time without end.
 * @throws AppError `invalid` where it cannot be read, `too-large`
 */
export async function readTable(bytes: Uint8Array, reading: Reading = { names: new Set() }): Promise<Table> {
  return inThread(async (ask) => {
    const read = expectKind(await ask({ kind: 'read', bytes, reading }), 'read');
    const { kind: _kind, count, ...table } = read;
    const { maxRows = tableLimits.rows } = reading;
    if (count > read.header + maxRows + 1) {
      const message = `At most ${maxRows.toLocaleString('en')} rows at once`;
      throw new AppError('too-large', message, { fields: { file: message } });
    }
    const rows: string[][] = [];
    while (rows.length < count) rows.push(...expectKind(await ask({ kind: 'next' }), 'rows').rows);
    return { ...table, rows };
  });
}

/** An XLSX file of rows that come in pieces, the header first. */
export async function writeTable(pieces: AsyncIterable<string[][]>, sheet: string): Promise<Uint8Array> {
  return inThread(async (ask, tell) => {
    for await (const rows of pieces) tell({ kind: 'rows', rows });
    return expectKind(await ask({ kind: 'write', sheet }), 'written').bytes;
  });
}

type Ask = (order: ThreadOrder) => Promise<ThreadAnswer>;
type Tell = (order: ThreadOrder) => void;

async function inThread<T>(work: (ask: Ask, tell: Tell) => Promise<T>): Promise<T> {
  const thread = new Worker(new URL('./table-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    // What this process prints of experiments it need not print again.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const signal = AbortSignal.timeout(maxMs);
  const tell: Tell = (order) => thread.postMessage(order);
  const ask: Ask = async (order) => {
    const answered = once(thread, 'message', { signal });
    tell(order);
    const [answer] = await answered.catch(refuse);
    return answer;
  };
  try {
    return await work(ask, tell);
  } finally {
    await thread.terminate();
  }
}

/** The thread ran out of memory, or of time. */
function refuse(cause: unknown): never {
  const message = 'This file takes more than the site can give. Split it into several';
  throw new AppError('invalid', message, { fields: { file: message }, cause });
}

function expectKind<Kind extends ThreadAnswer['kind']>(
  answer: ThreadAnswer,
  kind: Kind,
): Extract<ThreadAnswer, { kind: Kind }> {
  if (answer.kind === 'failed') {
    throw new AppError(answer.code, answer.message, answer.fields ? { fields: answer.fields } : {});
  }
  if (answer.kind !== kind) throw new Error(`The thread answered ${answer.kind} for ${kind}`);
  return answer as Extract<ThreadAnswer, { kind: Kind }>;
}
