import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, callApi } from '../api/call-api.ts';
import type { Letter } from './enquiry.ts';
import type { Inbox } from './inbox.ts';

type Fetched<Written> = { id: number; letter?: Written; failure?: string };

/**
 * The letter that the address opens: one of those on the page, else fetched by itself, so that its address can be
 * sent to a colleague.
 * @param letters those on the page; undefined until they have arrived
 */
export function useOpenInboxItem<Written extends Letter>(
  inbox: Inbox<Written>,
  letters: readonly Written[] | undefined,
) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [fetched, setFetched] = useState<Fetched<Written>>();
  const id = readId(new URLSearchParams(search).get(inbox.parameter));
  const index = letters?.findIndex((letter) => letter.id === id) ?? -1;
  const listed = letters?.[index];
  const isMissing = id !== undefined && letters !== undefined && !listed;

  useEffect(() => {
    if (!isMissing || id === undefined) return;
    const stop = new AbortController();
    callApi<Written>(`/${inbox.path}/${id}`, { signal: stop.signal })
      .then(({ data }) => setFetched({ id, letter: data }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFetched({ id, failure: failureText(error, inbox.noun.one) });
      });
    return () => stop.abort();
  }, [inbox, isMissing, id]);

  function addressOf(target: number | undefined): string {
    const query = new URLSearchParams(search);
    query.delete(inbox.parameter);
    if (target !== undefined) query.set(inbox.parameter, String(target));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }

  const alone = fetched?.id === id ? fetched : undefined;
  return {
    id,
    letter: listed ?? alone?.letter,
    failure: listed ? undefined : alone?.failure,
    /** Where in the list it is, from 0; -1 where it is not on this page. */
    index,
    previousId: letters?.[index - 1]?.id,
    nextId: index < 0 ? undefined : letters?.[index + 1]?.id,
    addressOf,
    /** Opens another one, or none. */
    async open(target: number | undefined): Promise<void> {
      await navigate(addressOf(target), { preventScrollReset: true, replace: id !== undefined });
    },
    /** Keeps a letter that is not on the page as it stands now. */
    keep: (letter: Written) => setFetched({ id: letter.id, letter }),
  };
}

export type OpenInboxItem<Written extends Letter> = ReturnType<typeof useOpenInboxItem<Written>>;

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return text && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function failureText(error: unknown, one: string): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? `This ${one} is no longer there.` : `This ${one} could not be loaded. Please try again.`;
}
