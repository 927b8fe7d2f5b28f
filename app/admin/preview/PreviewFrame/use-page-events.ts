import { useEffect, useEffectEvent } from 'react';
import { fieldElementAround, fieldElementAt, fieldElementOf, pagePathOf } from '../page-fields.ts';

type PageEvents = {
  onPick: (field: string) => void;
  onNavigate: (path: string) => void;
  onPoint: (element: HTMLElement | undefined) => void;
  onScroll: () => void;
  onLeave: () => void;
};

/** What pointer and keyboard do in a previewed page: they lead to fields, and nowhere else. */
export function usePageEvents(page: Document | undefined, events: PageEvents): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    if (!page || event.button !== 0) return;
    // A key on a link or button clicks at no point.
    const element = event.detail === 0 ? fieldElementAround(event.target) : fieldElementAt(page, event);
    if (element?.dataset.field) return events.onPick(element.dataset.field);
    const path = pagePathOf(event.target);
    if (path) events.onNavigate(path);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') return events.onLeave();
    const field = fieldElementOf(event.target)?.dataset.field;
    // Enter on a link or button is a click as well.
    if (event.key !== 'Enter' || !field) return;
    event.preventDefault();
    events.onPick(field);
  });
  const onMove = useEffectEvent((event: MouseEvent) => {
    if (page) events.onPoint(fieldElementAt(page, event));
  });
  const onFocus = useEffectEvent((event: FocusEvent) => events.onPoint(fieldElementAround(event.target)));
  const onAway = useEffectEvent(() => events.onPoint(undefined));
  const onScroll = useEffectEvent(() => events.onScroll());
  useEffect(() => {
    if (!page) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    page.addEventListener('click', onClick, options);
    page.addEventListener('auxclick', onClick, options);
    page.addEventListener('keydown', onKeyDown, options);
    page.addEventListener('mousemove', onMove, options);
    page.addEventListener('mouseleave', onAway, options);
    page.addEventListener('focusin', onFocus, options);
    page.addEventListener('focusout', onAway, options);
    page.addEventListener('scroll', onScroll, options);
    page.addEventListener('submit', preventDefault, options);
    page.addEventListener('dragstart', preventDefault, options);
    return () => listening.abort();
  }, [page]);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
