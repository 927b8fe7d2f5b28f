import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import type { InboxItem, InboxItemDetail } from './enquiry.ts';
import { itemParameter } from './inbox.ts';

/** How often it is looked whether a reply that waits has left, while the page is visible. */
const sendingPollMs = 3_000;

type Fetched = { id: number; detail?: InboxItemDetail; failure?: string };

/**
 * The item that the URL opens, so that its URL can be sent to a colleague: what the list knows of it at once, and its
 * history and earlier letters as soon as they are there.
 * @param items those on the page; undefined until they are loaded
 */
export function useOpenInboxItem(
  items: readonly InboxItem[] | undefined,
  latestOf: (id: number) => InboxItem | undefined,
) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [fetched, setFetched] = useState<Fetched>();
  const id = readId(new URLSearchParams(search).get(itemParameter));
  const index = items?.findIndex((item) => item.id === id) ?? -1;
  const known = id === undefined ? undefined : latestOf(id);
  const detail = fetched?.id === id ? fetched?.detail : undefined;

  // What was asked for earlier than what is shown is older.
  const turns = useRef({ asked: 0, shown: 0 });
  const show = useCallback((detail: InboxItemDetail, turn: number) => {
    if (turn < turns.current.shown) return;
    turns.current.shown = turn;
    setFetched({ id: detail.id, detail });
  }, []);
  const load = useCallback(
    (target: number, signal?: AbortSignal) => {
      turns.current.asked += 1;
      const turn = turns.current.asked;
      requestApi<InboxItemDetail>(`/inbox/${target}`, signal ? { signal } : {})
        .then(({ data }) => show(data, turn))
        .catch((error: unknown) => {
          if (signal?.aborted) return;
          const failed = { id: target, failure: failureText(error) };
          // What is there stays when it cannot be asked for anew.
          setFetched((before) => (before?.id === target && before.detail ? before : failed));
        });
    },
    [show],
  );
  // Again after a change, which is in the history then.
  const version = known?.version;
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    load(id, stop.signal);
    return () => stop.abort();
  }, [id, version, load]);

  const isSending = detail?.replies.some(({ state }) => state === 'waiting') ?? false;
  useEffect(() => {
    if (id === undefined || !isSending) return;
    const timer = setInterval(() => document.hidden || load(id), sendingPollMs);
    return () => clearInterval(timer);
  }, [id, isSending, load]);

  function pathOf(target: number | undefined): string {
    const query = new URLSearchParams(search);
    query.delete(itemParameter);
    if (target !== undefined) query.set(itemParameter, String(target));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }

  const isFresh = !known || (detail !== undefined && detail.version >= known.version);
  return {
    id,
    item: isFresh ? detail : known,
    detail,
    failure: known || detail || fetched?.id !== id ? undefined : fetched?.failure,
    /** Its index in the list; -1 if it is not on this page. */
    index,
    previousId: items?.[index - 1]?.id,
    nextId: index < 0 ? undefined : items?.[index + 1]?.id,
    pathOf,
    /** Asks for it anew. */
    refresh: () => id !== undefined && load(id),
    /** Shows it as the server has just said. */
    accept: (now: InboxItemDetail) => show(now, turns.current.asked + 1),
    /** Opens another one, or none. */
    async open(target: number | undefined): Promise<void> {
      await navigate(pathOf(target), { preventScrollReset: true, replace: id !== undefined });
    },
  };
}

export type OpenInboxItem = ReturnType<typeof useOpenInboxItem>;

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return text && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function failureText(error: unknown): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? t('This is no longer there.') : t('This could not be loaded. Please try again.');
}
