import { useCallback, useEffect, useState } from 'react';
import { onSessionChange, readUsername } from '../../kit/api/session.ts';
import { addChange, listChanges, putChange, removeChange } from './change-store.ts';
import { type Change, retried, sendChanges } from './send-changes.ts';
import { yardServer } from './yard-server.ts';

/** A phone often does not say that it has a network again. */
const retryMs = 20_000;

let lastSending = Promise.resolve();

/** What somebody has changed here and the server does not have yet; it is sent as soon as that is possible and they are signed in. */
export function useChanges(username: string) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [hasSent, setHasSent] = useState(false);
  const refresh = useCallback(async () => {
    const list = await listChanges(username);
    setChanges(list);
    return list;
  }, [username]);
  const send = useCallback(() => {
    const list = async () => {
      const all = await refresh();
      return readUsername() === username ? all.filter(({ problem }) => !problem) : [];
    };
    const remove = async (id: number) => {
      await removeChange(id);
      setHasSent(true);
    };
    sendAlone(() => sendChanges(yardServer, { list, put: putChange, remove }));
  }, [username, refresh]);
  useEffect(() => {
    send();
    addEventListener('online', send);
    const stop = onSessionChange(send);
    const timer = setInterval(send, retryMs);
    return () => {
      removeEventListener('online', send);
      stop();
      clearInterval(timer);
    };
  }, [send]);
  const keep = async (work: Promise<void>) => {
    await work;
    await refresh();
    send();
  };
  return {
    changes,
    hasSent,
    add: (change: Omit<Change, 'id' | 'username'>) => keep(addChange({ ...change, username })),
    retry: (change: Change) => keep(putChange(retried(change))),
    discard: ({ id }: Change) => keep(removeChange(id)),
  };
}

/** One after the other; where the browser can, in all its tabs. */
function sendAlone(work: () => Promise<void>): void {
  const locked = () => ('locks' in navigator ? navigator.locks.request('ashlar:yard', work) : work());
  // What could not be read stays where it is until the next time.
  lastSending = lastSending.then(locked).catch(() => undefined);
}
