import { useEffect, useRef, useState } from 'react';
import { requestApi } from '../../kit/api/request-api.ts';
import type { InboxItem } from './enquiry.ts';
import { followerOf } from './follower-of.ts';
import { apiQueryOf } from './list-query.ts';
import { focusedItem, focusItem, itemBeside } from './triage-focus.ts';
import type { InboxList } from './use-inbox.ts';
import type { InboxQuery } from './use-inbox-query.ts';
import type { OpenInboxItem } from './use-open-inbox-item.ts';

export type InboxSteps = ReturnType<typeof useInboxSteps>;
type Direction = 1 | -1;
/** What stepping goes on with once the list shows this page: its first item, its last one, or the one of this number. */
type Landing = { page: number; on: 'first' | 'last' | number };
type Place = { list: InboxList; opened: OpenInboxItem; inboxQuery: InboxQuery };

/**
 * From one item to the next and back: in the dialog the other item opens, in the list the focus moves. At the end of a
 * page it goes on with the next page, at its start with the one before.
 */
export function useInboxSteps({ list, opened, inboxQuery }: Place) {
  const { shown } = list;
  const landing = useRef<Landing>(undefined);
  const isLooking = useRef(false);
  const [isTurning, setIsTurning] = useState(false);

  useEffect(() => {
    if (list.hasFailed) landing.current = undefined;
    const target = landing.current && !list.isLoading && landingId(landing.current, shown);
    if (target) {
      landing.current = undefined;
      goTo(target);
    } else if (isTurning && !landing.current && (opened.id === undefined || opened.index >= 0)) {
      setIsTurning(false);
    }
  });

  function goTo(id: number): void {
    if (opened.id === undefined) focusItem(id);
    else void opened.open(id);
  }

  function neighbour(by: Direction): number | undefined {
    if (opened.id === undefined) return itemBeside(focusedItem(), by);
    return by === 1 ? opened.nextId : opened.previousId;
  }

  const isOnPage = opened.id === undefined || opened.index >= 0;
  const hasPage = (by: Direction) =>
    shown !== undefined && isOnPage && (by === 1 ? shown.page < shown.pages : shown.page > 1);

  async function turn(by: Direction): Promise<void> {
    if (isLooking.current || !shown || !isOnPage || shown.items.length === 0) return;
    isLooking.current = true;
    const next = by === 1 ? await findLanding(inboxQuery, shown) : pageBefore(shown);
    isLooking.current = false;
    if (!next) return;
    landing.current = next;
    setIsTurning(true);
    if (next.page === shown.page) list.reload();
    else inboxQuery.turnTo(next.page, opened.id);
  }

  return {
    isTurning,
    canStep: (by: Direction) => neighbour(by) !== undefined || hasPage(by),
    step(by: Direction): void {
      const id = neighbour(by);
      if (id === undefined) void turn(by);
      else goTo(id);
    },
  };
}

type Shown = NonNullable<InboxList['shown']>;

function landingId({ page, on }: Landing, shown: Shown | undefined): number | undefined {
  if (shown?.page !== page) return undefined;
  const ids = shown.items.map(({ id }) => id);
  if (typeof on === 'number') return ids.find((id) => id === on);
  return on === 'first' ? ids[0] : ids.at(-1);
}

function pageBefore({ page }: Shown): Landing | undefined {
  return page > 1 ? { page: page - 1, on: 'last' } : undefined;
}

/** What was dealt with has left the list, and what came after it has moved up: to this page. */
async function findLanding(
  { params }: InboxQuery,
  { items, page, pages }: Shown,
): Promise<Landing | undefined> {
  const nextPage: Landing | undefined = page < pages ? { page: page + 1, on: 'first' } : undefined;
  try {
    const { data } = await requestApi<{ items: InboxItem[] }>(`/inbox?${apiQueryOf(params)}`);
    const follower = followerOf(items, data.items);
    return follower === undefined ? nextPage : { page, on: follower };
  } catch {
    // request-api.ts has logged the reason; the page itself tells what cannot be loaded.
    return nextPage;
  }
}
