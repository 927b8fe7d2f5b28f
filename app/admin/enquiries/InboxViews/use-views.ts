import { useEffect, useState } from 'react';
import { requestApi } from '../../api/request-api.ts';
import { notifyUndo } from '../../lists/notify-undo.ts';
import { messageOf } from '../../shell/message-of.ts';
import { showNotice } from '../../shell/Notices/notice-store.ts';

/** Those that everybody has have no id. */
export type InboxView = { id: number | null; name: string; query: Record<string, string> };

/** Stored with the administrator, so that they are the same on every machine. */
export function useViews() {
  const [views, setViews] = useState<readonly InboxView[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    requestApi<InboxView[]>('/inbox/views', { signal: stop.signal })
      .then(({ data }) => setViews(data))
      // Not essential: the inbox works without them, and request-api.ts has logged the reason.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);

  /** One of the same name is replaced. @throws ApiError */
  async function save(name: string, query: Record<string, string>): Promise<void> {
    const { data } = await requestApi<InboxView>('/inbox/views', { method: 'POST', body: { name, query } });
    setViews((before) => [...before.filter(({ id }) => id !== data.id), data]);
  }

  async function remove(view: InboxView): Promise<void> {
    try {
      await requestApi(`/inbox/views/${view.id}`, { method: 'DELETE' });
      setViews((before) => before.filter(({ id }) => id !== view.id));
      notifyUndo({ message: `The view “${view.name}” is removed.`, undo: () => restore(view) });
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    }
  }

  async function restore({ name, query }: InboxView): Promise<string> {
    await save(name, query);
    return `The view “${name}” is back.`;
  }

  return { views, save, remove };
}
