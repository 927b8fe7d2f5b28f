import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeLinks } from '../../behaviour/take-links.ts';
import { type AskedStones, addressOfStones, readAskedStones, type StoneList } from './find-stones.ts';

export type AskForStones = (asked: AskedStones) => void;

/** What a link must carry to be answered on the spot instead of by the server. */
const askingLinks = 'a[data-asks-for-stones]';

/**
 * What the visitor asks the yard list for. With scripts the answer stands there at once, and the address follows
 * without a step in the history; without them each question is a page.
 */
export function useAskedStones(
  lists: readonly StoneList[],
  initial: AskedStones,
): { asked: AskedStones; ask: AskForStones } {
  const [asked, setAsked] = useState(initial);
  const { key } = useLocation();
  // Each arrival at the page, by whatever way, reads the address anew.
  useEffect(() => {
    const { searchParams } = new URL(location.href);
    setAsked((was) => unlessSame(was, readAskedStones(searchParams, lists)));
  }, [key, lists]);

  const ask = useCallback((wanted: AskedStones) => {
    startTransition(() => setAsked(wanted));
    tellInAddress(wanted);
  }, []);
  useEffect(
    () =>
      takeLinks(askingLinks, (link) => {
        ask(readAskedStones(new URL(link.href).searchParams, lists));
        showAnswerTo(link);
      }),
    [ask, lists],
  );
  return { asked, ask };
}

function unlessSame(was: AskedStones, now: AskedStones): AskedStones {
  return addressOfStones(was) === addressOfStones(now) ? was : now;
}

function tellInAddress(asked: AskedStones): void {
  try {
    history.replaceState(history.state, '', addressOfStones(asked));
  } catch {
    // Browsers refuse it to whoever types very fast; the next letter brings it up to date.
  }
}

function showAnswerTo(link: HTMLAnchorElement): void {
  const finder = document.getElementById('stones');
  finder?.scrollIntoView();
  // The link itself may go with the answer that it stood in.
  requestAnimationFrame(() => {
    if (!link.isConnected) finder?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  });
}
