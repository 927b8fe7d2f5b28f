import { openForWriting } from './node-sqlite.ts';
import { openInThread, type ThreadConnection } from './sqlite-thread.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

/** A thread takes ten megabytes, and a twentieth of a second to begin. */
const usualRestAfterMs = 10_000;

/**
 * The connection that writes, in a thread of its own that ends while nobody writes and begins again with the next who does.
 * @throws when the file cannot be opened or a durability setting does not hold
 */
export async function openRestingWriter(
  file: string,
  { restAfterMs = usualRestAfterMs } = {},
): Promise<SqliteWriter> {
  // Most starts write nothing until somebody comes; whether one could is found out without the thread.
  openForWriting(file).close();
  const thread = createRestingThread(file, restAfterMs);
  return {
    run: (query) => thread.use((connection) => connection.run(query)),
    execute: (text) => thread.use((connection) => connection.execute(text)),
    isInTransaction: thread.isInTransaction,
    async close() {
      // Only a connection that may write puts the log back into the file.
      if (!(await thread.end())) openForWriting(file).close();
    },
  };
}

function createRestingThread(file: string, restAfterMs: number) {
  let opened: Promise<ThreadConnection> | undefined;
  let connection: ThreadConnection | undefined;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  async function use<T>(work: (thread: ThreadConnection) => Promise<T>): Promise<T> {
    clearTimeout(timer);
    if (connection && mayOnlyRead(connection)) void end().catch(() => {});
    underWay += 1;
    opened ??= openInThread(file, { isReading: false });
    try {
      connection = await opened;
      return await work(connection);
    } finally {
      // One that could not be opened is tried again by whoever writes next.
      if (!connection) opened = undefined;
      underWay -= 1;
      if (underWay === 0) timer = setTimeout(rest, restAfterMs).unref();
    }
  }

  /** A transaction whose next statement takes its time is left alone, and so is a thread that has failed: it stays failed. */
  function rest(): void {
    if (!connection?.isAlive()) return;
    if (connection.isInTransaction()) timer = setTimeout(rest, restAfterMs).unref();
    else void end().catch(() => {});
  }

  /** @returns whether there was one */
  async function end(): Promise<boolean> {
    clearTimeout(timer);
    const ending = opened;
    opened = undefined;
    connection = undefined;
    await (await ending)?.close();
    return ending !== undefined;
  }

  return { use, end, isInTransaction: () => connection?.isInTransaction() ?? false };
}

/** Opened while the file could only be read, a connection stays so for good; its transaction is ended first. */
function mayOnlyRead({ hasBeenReadOnly, isInTransaction }: ThreadConnection): boolean {
  return hasBeenReadOnly() && !isInTransaction();
}
