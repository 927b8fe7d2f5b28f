import { openInThread, type ThreadConnection } from './sqlite-thread.ts';

/** A thread that nobody needs any more gives back its memory. */
const idleMs = 30_000;

/** A reader in a thread of its own, which begins with the first query and ends when none has come for a while. */
export function createIdleThread(file: string) {
  let opened: Promise<ThreadConnection> | undefined;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(timer);
    const closing = opened;
    opened = undefined;
    await closing?.then((connection) => connection.close()).catch(() => {});
  }

  return {
    async use<T>(work: (connection: ThreadConnection) => Promise<T>): Promise<T> {
      clearTimeout(timer);
      underWay += 1;
      opened ??= openInThread(file, { isReading: true });
      const mine = opened;
      try {
        return await work(await mine);
      } catch (error) {
        // A thread that could not be opened, or has ended, is replaced by the next query.
        const isAlive = await mine.then(
          (connection) => connection.isAlive(),
          () => false,
        );
        if (!isAlive && opened === mine) opened = undefined;
        throw error;
      } finally {
        underWay -= 1;
        if (underWay === 0) timer = setTimeout(() => void close(), idleMs).unref();
      }
    },
    close,
  };
}
