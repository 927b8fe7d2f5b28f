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
  let opened: Promise<ThreadConnection> | undefined;
  let connection: ThreadConnection | undefined;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<ThreadConnection> {
    connection = await openInThread(file, { isReading: false });
    return connection;
  }

  async function use<T>(work: (thread: ThreadConnection) => Promise<T>): Promise<T> {
    clearTimeout(timer);
    underWay += 1;
    opened ??= open().catch((error: unknown) => {
      // Whoever writes next tries again.
      opened = undefined;
      throw error;
    });
    try {
      return await work(await opened);
    } finally {
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

  async function end(): Promise<void> {
    const ending = connection;
    connection = undefined;
    opened = undefined;
    await ending?.close();
  }

  await use(async () => {});
  return {
    run: (query) => use((thread) => thread.run(query)),
    execute: (text) => use((thread) => thread.execute(text)),
    isInTransaction: () => connection?.isInTransaction() ?? false,
    async close() {
      clearTimeout(timer);
      if (opened) await end();
      // Only a connection that may write puts the log back into the file.
      else openForWriting(file).close();
    },
  };
}
