import { findComments } from './pasted-text.ts';

/** A paragraph that represents a list item. */
type Item = {
  element: Element;
  /** The nesting level, from 1. */
  level: number;
  /** The id of its list, if the paragraph names one. */
  list: string;
  tag: 'ul' | 'ol';
  /** Its number in an ordered list. */
  number: number | undefined;
};

type OpenList = Pick<Item, 'level' | 'list'> & { element: Element };

/** Converts the list notations of word processors into properly nested list elements. */
export function adoptLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ul, ol')]) adoptStrayList(list);
  const items = [...readFlatItems(body), ...readPaintedItems(body)];
  for (const heading of body.querySelectorAll<HTMLElement>(
    ':is(h1, h2, h3, h4, h5, h6)[style*="mso-list"]',
  )) {
    takeMarker(heading);
  }
  let open: OpenList[] = [];
  for (const item of items) open = placeItem(item, open);
}

/** Some put a nested list beside its item instead of inside it. */
function adoptStrayList(list: Element): void {
  const before = list.previousElementSibling;
  if (before?.localName === 'li' && /^[uo]l$/.test(list.parentElement?.localName ?? '')) before.append(list);
}

/** Lists of a word processor's web version: one list per item, each with its level as an attribute. */
function readFlatItems(body: HTMLElement): Item[] {
  const lists = [...body.querySelectorAll('ul, ol')].filter((list) =>
    list.querySelector('li[data-aria-level]'),
  );
  return lists.flatMap((list) => {
    const items = [...list.children].map((listed, index): Item => {
      const element = document.createElement('p');
      const text = listed.querySelector('p');
      element.append(...(text ?? listed).childNodes);
      return {
        element,
        level: Number(listed.getAttribute('data-aria-level')) || 1,
        list: listed.getAttribute('data-listid') ?? '',
        tag: list.localName === 'ol' ? 'ol' : 'ul',
        number: Number(list.getAttribute('start') ?? 1) + index,
      };
    });
    const frame = list.parentElement?.localName === 'div' && list.parentElement.children.length === 1;
    (frame && list.parentElement !== body ? list.parentElement : list).replaceWith(
      ...items.map(({ element }) => element),
    );
    return items;
  });
}

/** Paragraphs that begin with a bullet or a number as text. */
function readPaintedItems(body: HTMLElement): Item[] {
  return [...body.querySelectorAll('p')].flatMap((element): Item[] => {
    const place = /mso-list:\s*(l\d+)\s+level(\d)/.exec(element.getAttribute('style') ?? '');
    if (!place && !/\bMsoListParagraph/.test(element.className)) return [];
    const marker = takeMarker(element);
    if (!place && marker === '') return [];
    const number = /^\(?(\d+|[a-z]{1,4})[.)]/i.exec(marker)?.[1];
    const [list, level] = [place?.[1] ?? '', Number(place?.[2] ?? 1)];
    return [{ element, level, list, tag: number ? 'ol' : 'ul', number: Number(number) || undefined }];
  });
}

/** Removes the bullet or the number from a paragraph. @returns the removed text */
function takeMarker(paragraph: Element): string {
  const painted = [...paragraph.querySelectorAll('[style*="mso-list"]')].filter((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  const between = findComments(paragraph)
    .filter(({ data }) => data.includes('if !supportLists'))
    .flatMap(nodesUntilEnd);
  const marker = (painted.length > 0 ? painted : between).map(({ textContent }) => textContent).join('');
  for (const node of [...painted, ...between]) node.remove();
  return marker.trim();
}

function nodesUntilEnd(begin: ChildNode): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = begin.nextSibling; node; node = node.nextSibling) {
    if (node instanceof Comment) break;
    nodes.push(node);
  }
  return nodes;
}

/** Appends a paragraph as the next item to the open lists. @returns the lists that are open afterwards */
function placeItem(item: Item, before: readonly OpenList[]): OpenList[] {
  const [root] = before;
  const goesOn = root && item.element.previousElementSibling === root.element;
  const isAnother = root && item.level === root.level && item.list !== root.list;
  const open = goesOn && !isAnother ? [...before] : [];
  while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
  const last = open.at(-1);
  if (last?.level === item.level && last.element.localName !== item.tag) open.pop();
  const place = open.at(-1);
  const list = place && place.level >= item.level ? place.element : openList(item, place);
  if (list !== place?.element) open.push({ element: list, level: item.level, list: item.list });
  const listed = document.createElement('li');
  listed.append(...item.element.childNodes);
  item.element.remove();
  list.append(listed);
  return open;
}

function openList({ element, tag, number }: Item, place: OpenList | undefined): Element {
  const list = document.createElement(tag);
  if (tag === 'ol' && number && number > 1) list.setAttribute('start', String(number));
  if (place?.element.lastElementChild) place.element.lastElementChild.append(list);
  else element.before(list);
  return list;
}
