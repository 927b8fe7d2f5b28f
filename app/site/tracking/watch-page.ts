import {
  type CarouselMove,
  carouselMoveEvent,
  type FormSuccess,
  formSuccessEvent,
} from '../behaviour/announcements.ts';
import { scrollTrackedShare } from '../behaviour/timings.ts';
import { type Control, deriveClick } from './derive-click.ts';
import type { Tracker } from './tracker.ts';

/** The page that a sent form leads to. */
const thankYouPath = '/thank-you/';

const maxLabelLength = 80;

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

/** The clicked link or button, or the one around the clicked element; undefined elsewhere. */
function readControl(target: EventTarget | null): Control | undefined {
  const element = target instanceof Element && target.closest('a[href], button, summary');
  if (!element || element.closest('[data-untracked]') || isSubmit(element)) return undefined;
  const { dataset } = element as HTMLElement;
  const carousel = element.closest<HTMLElement>('[aria-roledescription="carousel"]');
  return {
    url: element instanceof HTMLAnchorElement ? new URL(element.href) : undefined,
    label: labelOf(element),
    isNavigation: isNavigation(element),
    looksLikeButton: 'look' in dataset,
    asksForForm: 'quoteSource' in dataset || 'enquirySource' in dataset,
    carousel: carousel?.dataset.carousel ?? carousel?.getAttribute('aria-label') ?? undefined,
    trackedAs: element.closest<HTMLElement>('[data-track]')?.dataset.track,
  };
}

/** The form itself reports that it was sent. */
function isSubmit(element: Element): boolean {
  return element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;
}

function isNavigation(element: Element): boolean {
  const isAround = element.closest('#main, dialog') === null || element.closest('#menu') !== null;
  return isAround || element.closest('nav') !== null;
}

function labelOf(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent;
  return text.replace(/\s+/g, ' ').trim().slice(0, maxLabelLength);
}

/** A hidden field of the form names its kind; otherwise its action does. */
function nameOf(form: HTMLFormElement): string {
  const type = new FormData(form).get('form_type');
  if (typeof type === 'string' && type) return type;
  if (form.elements.namedItem('rating')) return 'feedback';
  return new URL(form.action).pathname.split('/').filter(Boolean).at(-1) ?? 'form';
}
