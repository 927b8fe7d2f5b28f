import type { Control } from './derive-click.ts';

const maxLabelLength = 80;

/** The clicked link or button, or the one around the clicked element; undefined elsewhere. */
export function readControl(target: EventTarget | null): Control | undefined {
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
