import { AsyncLocalStorage } from 'node:async_hooks';

/** Who acts, and from where: only these words are kept of a device and its address. */
export type Actor = { username: string | undefined; device: string; network: string };

const acting = new AsyncLocalStorage<() => Actor>();

/** Runs work, and has what it enters in the log name this actor, who is described when something is entered. */
export function actAs<T>(describe: () => Actor, work: () => T): T {
  return acting.run(describe, work);
}

/** Undefined for what the program does by itself. */
export function findActor(): Actor | undefined {
  return acting.getStore()?.();
}
