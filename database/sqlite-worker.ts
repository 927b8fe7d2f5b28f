import { parentPort } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { openForReading, openForWriting, type SqliteConnection } from './node-sqlite.ts';

/** What the connection in this thread is asked for; each is carried out at once and to its end. */
export type WorkerOrder =
  | { kind: 'open'; file: string; isReading: boolean }
  | { kind: 'run'; sql: string; parameters: readonly unknown[] }
  | { kind: 'execute'; text: string }
  | { kind: 'close' };
export type WorkerAnswer =
  | { isInTransaction: boolean; result: unknown }
  | { isInTransaction: boolean; failure: WorkerFailure };
/** What crossing from one thread to another would take off an error. */
export type WorkerFailure = { message: string; code: string | undefined; errcode: number | undefined };

let connection: SqliteConnection | undefined;

parentPort?.on('message', ({ number, order }: { number: number; order: WorkerOrder }) => {
  parentPort?.postMessage({ number, answer: answer(order) });
});

function answer(order: WorkerOrder): WorkerAnswer {
  try {
    const result = carryOut(order);
    return { isInTransaction: connection?.isInTransaction() ?? false, result };
  } catch (error) {
    return { isInTransaction: connection?.isInTransaction() ?? false, failure: describe(error) };
  }
}

function carryOut(order: WorkerOrder): unknown {
  if (order.kind === 'open') {
    connection = order.isReading ? openForReading(order.file) : openForWriting(order.file);
    return undefined;
  }
  if (!connection) throw new Error('The database is not open in this thread');
  switch (order.kind) {
    case 'run':
      return connection.run(order as Pick<CompiledQuery, 'sql' | 'parameters'>);
    case 'execute':
      return connection.execute(order.text);
    case 'close':
      connection.close();
      connection = undefined;
      return undefined;
  }
}

function describe(error: unknown): WorkerFailure {
  if (!(error instanceof Error)) return { message: String(error), code: undefined, errcode: undefined };
  const { message } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { message, code, errcode: 'errcode' in error ? Number(error.errcode) : undefined };
}
