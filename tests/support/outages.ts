import type { DatabaseProxy } from './database-proxy.ts';
import type { startObjectStorage } from './object-storage.ts';

type Storage = Awaited<ReturnType<typeof startObjectStorage>>;
/** Goes away for a time and comes back. */
export type Outage = (ms: number) => Promise<void>;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The ways in which a database and a storage go away under a site that runs on. */
export function outagesOf({ proxy, storage }: { proxy: DatabaseProxy; storage: Storage }): Outage[] {
  const withDatabase = (state: 'closed' | 'silent') => async (ms: number) => {
    await proxy.become(state);
    await wait(ms);
    await proxy.become('open');
  };
  const withStorage = async (ms: number) => {
    storage.behave({ kind: 'gone' });
    await wait(ms);
    storage.behave();
  };
  return [withDatabase('closed'), withDatabase('silent'), withStorage];
}
