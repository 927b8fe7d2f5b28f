import { parentPort } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { isSqliteReadOnly } from './database-failure.ts';
import { openForReading, openForWriting, type SqliteConnection } from './node-sqlite.ts';

/** What the two connections of this thread are asked for; each is carried out at once and to its end. */
export type WorkerOrder =
  | { kind: 'open'; file: string }
  | { kind: 'run'; by: 'writer' | 'reader'; sql: string; parameters: readonly unknown[] }
  | { kind: 'execute'; text: string }
  | { kind: 'close' };
export type WorkerAnswer =
  | { isInTransaction: boolean; result: unknown }
  | { isInTransaction: boolean; failure: WorkerFailure };
/** What crossing from one thread to another would take off an error. */
export type WorkerFailure = { message: string; code: string | undefined; errcode: number | undefined };

let openFile = '';
let connections: { writer: SqliteConnection; reader: SqliteConnection } | undefined;
/** Opened while the file could only be read, a connection stays so for good: another takes its place. */
let isWriterReadOnly = false;

parentPort?.on('message', ({ number, order }: { number: number; order: WorkerOrder }) => {
  parentPort?.postMessage({ number, answer: answer(order) });
});

function answer(order: WorkerOrder): WorkerAnswer {
  const isInTransaction = () => connections?.writer.isInTransaction() ?? false;
  try {
    const result = carryOut(order);
    return { isInTransaction: isInTransaction(), result };
  } catch (error) {
    isWriterReadOnly ||= isSqliteReadOnly(error);
    return { isInTransaction: isInTransaction(), failure: describe(error) };
  }
}

function carryOut(order: WorkerOrder): unknown {
  if (order.kind === 'open') {
    openFile = order.file;
    connections = { writer: openForWriting(openFile), reader: openForReading(openFile) };
    return undefined;
  }
  if (!connections) throw new Error('The database is not open in this thread');
  if (order.kind === 'close') {
    // The writer is closed last: closing it writes the log back into the file.
    connections.reader.close();
    connections.writer.close();
    connections = undefined;
    return undefined;
  }
  if (isWriterReadOnly && !connections.writer.isInTransaction()) {
    connections.writer.close();
    connections.writer = openForWriting(openFile);
    isWriterReadOnly = false;
  }
  if (order.kind === 'execute') return connections.writer.execute(order.text);
  return connections[order.by].run(order as Pick<CompiledQuery, 'sql' | 'parameters'>);
}

function describe(error: unknown): WorkerFailure {
  if (!(error instanceof Error)) return { message: String(error), code: undefined, errcode: undefined };
  const { message } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { message, code, errcode: 'errcode' in error ? Number(error.errcode) : undefined };
}
