import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/**
 * Runs work whose queries read much: on SQLite they run in a thread of their own, so that other requests go on meanwhile.
 * What is short reads faster without it. PostgreSQL reads in its own process anyway.
 */
export function readInBackground<T>(work: () => T): T {
  return background.run(true, work);
}

/** The same for what is read piece by piece. */
export async function* readPiecesInBackground<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await readInBackground(() => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

type Functions = Record<string, (...values: never[]) => unknown>;

/** A service whose every function reads so. */
export function readingInBackground<Service extends Functions>(service: Service): Service {
  const functions = Object.entries(service).map(([name, read]) => [
    name,
    (...values: never[]) => readInBackground(() => read(...values)),
  ]);
  return Object.fromEntries(functions) as Service;
}

/** For the driver. */
export function isReadInBackground(): boolean {
  return background.getStore() === true;
}
