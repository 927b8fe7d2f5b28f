import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';
import { isSqliteReadOnly } from './database-failure.ts';
import type { WorkerAnswer, WorkerFailure, WorkerOrder } from './sqlite-worker.ts';

/** A connection to a SQLite file in a thread of its own: what it does, nobody else waits for. */
export type ThreadConnection = {
  run: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;
  execute: (text: string) => Promise<void>;
  isInTransaction: () => boolean;
  /** Whether it has refused to write, which a connection does for good that was opened while the file could only be read. */
  hasBeenReadOnly: () => boolean;
  isAlive: () => boolean;
  close: () => Promise<void>;
};

type Waiting = { resolve: (answer: WorkerAnswer) => void; reject: (error: unknown) => void };

/**
 * Opens a SQLite file in a thread of its own.
 * @throws when the file cannot be opened or a durability setting does not hold
 */
export async function openInThread(
  file: string,
  { isReading }: { isReading: boolean },
): Promise<ThreadConnection> {
  const thread = startThread();
  let isInTransaction = false;
  let isReadOnly = false;
  const ask = async (order: WorkerOrder): Promise<unknown> => {
    const answer = await thread.ask(order);
    isInTransaction = answer.isInTransaction;
    if (!('failure' in answer)) return answer.result;
    const error = toError(answer.failure);
    isReadOnly ||= isSqliteReadOnly(error);
    throw error;
  };
  try {
    await ask({ kind: 'open', file, isReading });
  } catch (error) {
    await thread.end();
    throw error;
  }
  return {
    run: <Row>({ sql, parameters }: CompiledQuery) =>
      ask({ kind: 'run', sql, parameters }) as Promise<QueryResult<Row>>,
    execute: async (text) => void (await ask({ kind: 'execute', text })),
    isInTransaction: () => isInTransaction,
    hasBeenReadOnly: () => isReadOnly,
    isAlive: thread.isAlive,
    async close() {
      await ask({ kind: 'close' });
      await thread.end();
    },
  };
}

function startThread() {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    // What this process prints of experiments it need not print again.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdin: false,
  });
  const waiting = new Map<number, Waiting>();
  let lastNumber = 0;
  let hasEnded = false;
  const fail = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ number, answer }: { number: number; answer: WorkerAnswer }) => {
    waiting.get(number)?.resolve(answer);
    waiting.delete(number);
    // A process that only has an open database may end.
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', fail);
  worker.on('exit', () => {
    hasEnded = true;
    fail(new Error('The thread of the database has ended'));
  });
  return {
    isAlive: () => !hasEnded,

    ask(order: WorkerOrder): Promise<WorkerAnswer> {
      return new Promise((resolve, reject) => {
        if (hasEnded) throw new Error('The thread of the database has ended');
        lastNumber += 1;
        worker.postMessage({ number: lastNumber, order });
        waiting.set(lastNumber, { resolve, reject });
        worker.ref();
      });
    },
    async end(): Promise<void> {
      await worker.terminate();
    },
  };
}

function toError({ message, code, errcode }: WorkerFailure): Error {
  return Object.assign(new Error(message), {
    ...(code && { code }),
    ...(errcode !== undefined && { errcode }),
  });
}
