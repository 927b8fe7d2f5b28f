import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, requestApi } from '../api/request-api.ts';
import type { InboxItem } from './enquiry.ts';
import type { Inbox } from './inbox.ts';

type Fetched<Item> = { id: number; item?: Item; failure?: string };

/**
 * The item that the URL opens: one of those on the page, else fetched separately, so that its URL can be
 * sent to a colleague.
 * @param items those on the page; undefined until they are loaded
 */
export function useOpenInboxItem<Item extends InboxItem>(
  inbox: Inbox<Item>,
  items: readonly Item[] | undefined,
) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [fetched, setFetched] = useState<Fetched<Item>>();
  const id = readId(new URLSearchParams(search).get(inbox.parameter));
  const index = items?.findIndex((item) => item.id === id) ?? -1;
  const listed = items?.[index];
  const isMissing = id !== undefined && items !== undefined && !listed;

  useEffect(() => {
    if (!isMissing || id === undefined) return;
    const stop = new AbortController();
    requestApi<Item>(`/${inbox.path}/${id}`, { signal: stop.signal })
      .then(({ data }) => setFetched({ id, item: data }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFetched({ id, failure: failureText(error, inbox.noun.one) });
      });
    return () => stop.abort();
  }, [inbox, isMissing, id]);

  function pathOf(target: number | undefined): string {
    const query = new URLSearchParams(search);
    query.delete(inbox.parameter);
    if (target !== undefined) query.set(inbox.parameter, String(target));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }

  const alone = fetched?.id === id ? fetched : undefined;
  return {
    id,
    item: listed ?? alone?.item,
    failure: listed ? undefined : alone?.failure,
    /** Its index in the list; -1 if it is not on this page. */
    index,
    previousId: items?.[index - 1]?.id,
    nextId: index < 0 ? undefined : items?.[index + 1]?.id,
    pathOf,
    /** Opens another one, or none. */
    async open(target: number | undefined): Promise<void> {
      await navigate(pathOf(target), { preventScrollReset: true, replace: id !== undefined });
    },
    /** Updates an opened item that is not on the page. */
    keep: (item: Item) => setFetched({ id: item.id, item }),
  };
}

export type OpenInboxItem<Item extends InboxItem> = ReturnType<typeof useOpenInboxItem<Item>>;

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return text && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function failureText(error: unknown, one: string): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? `This ${one} is no longer there.` : `This ${one} could not be loaded. Please try again.`;
}
