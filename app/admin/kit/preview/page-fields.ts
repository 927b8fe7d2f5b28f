/** The elements of a previewed page that show a field, and the ways between both. */
const marked = '[data-field]';

/** The element with a field that is at a point, however many lie over it. */
export function fieldElementAt(page: Document, point: { x: number; y: number }): HTMLElement | undefined {
  return page.elementsFromPoint(point.x, point.y).find(isFieldElement);
}

/** The element with a field that an event came from. */
export function fieldElementOf(target: EventTarget | null): HTMLElement | undefined {
  // Elements of a frame are of its own classes.
  const element = target && 'closest' in target ? (target as Element) : undefined;
  return element?.closest<HTMLElement>(marked) ?? undefined;
}

/** The same, or the one within a link or button that the event came from. */
export function fieldElementAround(target: EventTarget | null): HTMLElement | undefined {
  const inner =
    target && 'querySelector' in target ? (target as Element).querySelector<HTMLElement>(marked) : null;
  return fieldElementOf(target) ?? inner ?? undefined;
}

/** The place of a field on the page, of the first of its entries, or of what it belongs to: a link beside its text. */
export function findFieldElement(page: Document, field: string): HTMLElement | undefined {
  const all = [...page.querySelectorAll<HTMLElement>(marked)];
  const exact = all.filter((element) => element.dataset.field === field);
  const startingWith = (path: string) => all.filter((element) => element.dataset.field?.startsWith(path));
  // Texts of the catalogue, `messages.shell:search.title`, stand each by itself.
  const isOfSomething = field.includes('.') && !field.includes(':');
  const around = isOfSomething ? startingWith(field.slice(0, field.lastIndexOf('.') + 1)) : [];
  return [...exact, ...startingWith(`${field}.`), ...around].find(isLaidOut);
}

export function findFirstField(page: Document): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLElement>(`main ${marked}`)].find(isLaidOut);
}

/** Scrolls the page to an element, and nothing around the frame. */
export function showElement(element: HTMLElement): void {
  const view = element.ownerDocument.defaultView;
  if (!view || isInView(element, view)) return;
  const [left, top] = [window.scrollX, window.scrollY];
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  window.scrollTo({ left, top, behavior: 'instant' });
}

/** The path of a page of this site that a link leads to. */
export function pagePathOf(target: EventTarget | null): string | undefined {
  const element = target && 'closest' in target ? (target as Element) : undefined;
  const href = element?.closest('a[href]')?.getAttribute('href') ?? '';
  const url = URL.parse(href, location.origin);
  const isPage = href.startsWith('/') && url?.origin === location.origin;
  if (!isPage || /^\/(?:admin|api|uploads|pictures|assets)\//.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

function isFieldElement(element: Element): element is HTMLElement {
  return element.hasAttribute('data-field');
}

function isLaidOut(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
}

function isInView(element: HTMLElement, view: Window): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= view.innerHeight && right <= view.innerWidth;
}
