import { scrollTrackedShare } from '../behaviour/timings.ts';
import { type CarouselMove, carouselMoveEvent, type FormSuccess, formSuccessEvent } from './announcements.ts';
import { deriveClick } from './derive-click.ts';
import { readControl } from './read-control.ts';
import type { Tracker } from './tracker.ts';

/** The page that a sent form leads to. */
const thankYouPath = '/thank-you/';

export type PageWatch = {
  /** Reports that a page is shown, the first one included. */
  openPage: (path: string) => void;
  stop: () => void;
};

/**
 * Derives events from what happens in the document, with one listener per kind; none of them stops or delays
 * anything.
 */
export function watchPage(tracker: Tracker, options: { isArrival: boolean; sentForm: string }): PageWatch {
  const listening = new AbortController();
  const listen = (target: EventTarget, name: string, listener: (event: Event) => void) =>
    target.addEventListener(name, listener, { capture: true, passive: true, signal: listening.signal });
  let { isArrival, sentForm } = options;
  let hasScrolled = false;

  const succeed = (named = '') => {
    // One sending may be reported by the form, by its message and by the page it leads to.
    if (sentForm) tracker.track('form_success', { form: named || sentForm });
    sentForm = '';
  };
  listen(document, 'click', ({ target }) => trackClick(tracker, target));
  listen(document, 'submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
    sentForm = nameOf(target);
    tracker.track('form_submit', { form: sentForm });
  });
  listen(document, formSuccessEvent, (event) => succeed((event as CustomEvent<FormSuccess>).detail.form));
  listen(document, carouselMoveEvent, (event) => trackMove(tracker, event as CustomEvent<CarouselMove>));
  listen(window, 'scroll', () => {
    if (hasScrolled || scrollY <= innerHeight * scrollTrackedShare) return;
    hasScrolled = true;
    tracker.track('scroll_interaction');
  });
  // A phone may end a background page without any further event.
  listen(document, 'visibilitychange', () => document.hidden && tracker.flush());
  listen(window, 'pagehide', tracker.flush);

  return {
    openPage(path) {
      if (isArrival) tracker.track('visit', {}, path);
      tracker.track('page_view', {}, path);
      if (path === thankYouPath) succeed();
      isArrival = false;
      hasScrolled = false;
    },
    stop: () => listening.abort(),
  };
}

function trackMove(tracker: Tracker, { detail }: CustomEvent<CarouselMove>): void {
  tracker.track('carousel_interaction', { ...detail });
}

function trackClick(tracker: Tracker, target: EventTarget | null): void {
  const control = readControl(target);
  const event = control && deriveClick(control, new URL(location.href));
  if (event) tracker.track(event.kind, event.data);
}

/** A hidden field of the form names its kind; otherwise its action does. */
function nameOf(form: HTMLFormElement): string {
  const type = new FormData(form).get('form_type');
  if (typeof type === 'string' && type) return type;
  if (form.elements.namedItem('rating')) return 'feedback';
  return new URL(form.action).pathname.split('/').filter(Boolean).at(-1) ?? 'form';
}
