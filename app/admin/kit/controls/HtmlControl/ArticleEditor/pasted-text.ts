/** The page has its own `h1`, so headings of an article have levels 2 to 4. */
const [highest, lowest] = [2, 4];

/** Headings, recognized by their element, role or a word processor's title class. */
export function adoptHeadings(body: HTMLElement): void {
  for (const painted of [...body.querySelectorAll('[role="heading"][aria-level]')]) {
    renameElement(painted, `h${Math.min(6, Number(painted.getAttribute('aria-level')) || 2)}`);
  }
  for (const title of [...body.querySelectorAll('p.MsoTitle')]) renameElement(title, 'h1');
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const shift = headings.some(({ localName }) => localName === 'h1') ? 1 : 0;
  for (const heading of headings) {
    const level = Number(heading.localName.slice(1)) + shift;
    renameElement(heading, `h${Math.min(lowest, Math.max(highest, level))}`);
  }
}

/** Replaces bold and italic styles by elements, except in headings. */
export function adoptEmphasis(body: HTMLElement): void {
  for (const styled of [...body.querySelectorAll<HTMLElement>('[style]')]) {
    const { style } = styled;
    const isInline = ['span', 'b', 'i', 'a', 'font'].includes(styled.localName);
    const isHeading = styled.closest('h2, h3, h4') !== null;
    if (!isInline) continue;
    if (isBold(style.fontWeight) && !isHeading) wrapContent(styled, 'strong');
    if (style.fontStyle === 'italic') wrapContent(styled, 'em');
    if (style.textDecoration.includes('line-through')) wrapContent(styled, 's');
    if (style.verticalAlign === 'super') wrapContent(styled, 'sup');
    if (style.verticalAlign === 'sub') wrapContent(styled, 'sub');
    // Some editors wrap a whole document in one `b` with a normal font weight.
    const isTakenBack = styled.localName === 'b' && style.fontWeight === 'normal';
    if (isTakenBack) styled.replaceWith(...styled.childNodes);
  }
  for (const bold of [...body.querySelectorAll(':is(h2, h3, h4) :is(b, strong)')]) {
    bold.replaceWith(...bold.childNodes);
  }
}

export function renameElement(element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  element.replaceWith(renamed);
  return renamed;
}

export function findComments(root: Node): Comment[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  return comments;
}

function wrapContent(element: Element, name: string): void {
  if (element.closest(name) || element.textContent.trim() === '') return;
  const wrapper = document.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function isBold(weight: string): boolean {
  return weight === 'bold' || Number(weight) >= 600;
}
