import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeLinks } from '../../behaviour/take-links.ts';
import {
  addressOfStones,
  type FilteredProducts,
  readFilteredProducts,
  type StoneList,
} from './filter-products.ts';

type AskForStones = (asked: FilteredProducts) => void;

export type StoneQuestion = {
  asked: FilteredProducts;
  /** Goes up with every question that was not typed: the search field then begins anew with it. */
  turn: number;
  /** Asks for what is typed or chosen in the search. */
  ask: AskForStones;
};

/** What a link must carry to be answered on the spot instead of by the server. */
const askingLinks = 'a[data-asks-for-stones]';

/**
 * What the visitor asks the yard list for. With scripts the answer stands there at once, and the address follows
 * without a step in the history; without them each question is a page.
 */
export function useFilteredProducts(lists: readonly StoneList[], initial: FilteredProducts): StoneQuestion {
  const [question, setQuestion] = useState({ asked: initial, turn: 0 });
  const { key } = useLocation();
  const ask = useCallback((asked: FilteredProducts) => {
    // Typing goes before the list.
    startTransition(() => setQuestion(({ turn }) => ({ asked, turn })));
    tellInAddress(asked);
  }, []);
  // Each arrival at the page, by whatever way, reads the address anew.
  useEffect(() => {
    const asked = readFilteredProducts(new URL(location.href).searchParams, lists);
    setQuestion((was) => (isSame(was.asked, asked) ? was : { asked, turn: was.turn + 1 }));
  }, [key, lists]);
  useEffect(
    () =>
      takeLinks(askingLinks, (link) => {
        const asked = readFilteredProducts(new URL(link.href).searchParams, lists);
        startTransition(() => setQuestion(({ turn }) => ({ asked, turn: turn + 1 })));
        tellInAddress(asked);
        showAnswerTo(link);
      }),
    [lists],
  );
  return { ...question, ask };
}

function isSame(one: FilteredProducts, other: FilteredProducts): boolean {
  return addressOfStones(one) === addressOfStones(other);
}

function tellInAddress(asked: FilteredProducts): void {
  try {
    history.replaceState(history.state, '', addressOfStones(asked));
  } catch {
    // Browsers refuse it to whoever types very fast; the next letter brings it up to date.
  }
}

/** Brings the answer into view, with the search above it, unless it stands in the upper part of the window already. */
export function showAnswer(): void {
  const answer = document.getElementById('stones-found');
  const top = answer?.getBoundingClientRect().top ?? 0;
  const lowest = (visualViewport?.height ?? innerHeight) * 0.45;
  if (top < 0 || top > lowest) answer?.scrollIntoView();
}

function showAnswerTo(link: HTMLAnchorElement): void {
  showAnswer();
  // The link itself may go with the answer that it stood in.
  requestAnimationFrame(() => {
    if (link.isConnected) return;
    const finder = document.getElementById('stones');
    finder?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
  });
}
