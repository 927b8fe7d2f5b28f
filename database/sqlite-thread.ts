import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { SqliteConnection } from './node-sqlite.ts';
import type { WorkerAnswer, WorkerFailure, WorkerOrder } from './sqlite-worker.ts';

type Run = <Row>(query: CompiledQuery) => QueryResult<Row> | Promise<QueryResult<Row>>;

/** The connection that writes, in this thread or in the worker. */
export type SqliteWriter = Pick<SqliteConnection, 'isInTransaction'> & {
  run: Run;
  execute: (text: string) => void | Promise<void>;
  close: () => void | Promise<void>;
};

type Waiting = { resolve: (answer: WorkerAnswer) => void; reject: (error: unknown) => void };

/**
 * Opens a SQLite file in a worker thread that writes, and reads what takes long: nobody else waits for it.
 * @throws when the file cannot be opened or a durability setting does not hold
 */
export async function openSqliteWorker(file: string): Promise<{ writer: SqliteWriter; readLong: Run }> {
  const worker = startWorker();
  let isInTransaction = false;
  const ask = async (order: WorkerOrder): Promise<unknown> => {
    const answer = await worker.ask(order);
    isInTransaction = answer.isInTransaction;
    if ('failure' in answer) throw toError(answer.failure);
    return answer.result;
  };
  const runBy =
    (by: 'writer' | 'reader') =>
    <Row>({ sql, parameters }: CompiledQuery) =>
      ask({ kind: 'run', by, sql, parameters }) as Promise<QueryResult<Row>>;
  try {
    await ask({ kind: 'open', file });
  } catch (error) {
    await worker.end();
    throw error;
  }
  const writer: SqliteWriter = {
    run: runBy('writer'),
    execute: async (text) => void (await ask({ kind: 'execute', text })),
    isInTransaction: () => isInTransaction,
    async close() {
      await ask({ kind: 'close' });
      await worker.end();
    },
  };
  return { writer, readLong: runBy('reader') };
}

function startWorker() {
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
