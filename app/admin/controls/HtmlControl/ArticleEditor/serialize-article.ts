import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** Table cells and list items with a single paragraph are written without it. */
const unwrapped = 'td, th, li';

/** The HTML of an article as the public site expects it, without the editor's own markup. */
export function serializeArticle(doc: Node): string {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  for (const figure of root.querySelectorAll('figure')) tidyFigure(figure);
  for (const table of root.querySelectorAll('table')) tidyTable(table);
  for (const element of root.querySelectorAll(unwrapped)) unwrapParagraph(element);
  dropEmptyEnd(root);
  return [...root.children].map((block) => block.outerHTML).join('\n');
}

function tidyFigure(figure: Element): void {
  const caption = figure.querySelector('figcaption');
  const isBare = figure.getAttribute('data-bare') === 'true';
  figure.removeAttribute('data-bare');
  if (caption?.textContent) return;
  caption?.remove();
  if (isBare) figure.replaceWith(...figure.children);
}

/** Moves heading rows at the top into a `thead` and gives every heading cell a `scope`. */
function tidyTable(table: HTMLTableElement): void {
  table.removeAttribute('style');
  table.querySelector('colgroup')?.remove();
  for (const cell of table.querySelectorAll('td, th')) tidyCell(cell);
  const rows = [...table.querySelectorAll('tr')];
  const firstBodyRow = rows.findIndex((row) => row.querySelector('td'));
  const headRows = firstBodyRow === -1 ? rows.slice(0, 1) : rows.slice(0, firstBodyRow);
  if (headRows.length > 0) {
    const head = document.createElement('thead');
    head.append(...headRows);
    for (const cell of head.querySelectorAll('th')) cell.scope ||= 'col';
    table.prepend(head);
  }
  for (const cell of table.querySelectorAll<HTMLTableCellElement>('tbody th')) cell.scope ||= 'row';
  const caption = table.getAttribute('data-caption');
  table.removeAttribute('data-caption');
  if (caption) table.createCaption().textContent = caption;
}

function tidyCell(cell: Element): void {
  for (const span of ['colspan', 'rowspan']) {
    if (cell.getAttribute(span) === '1') cell.removeAttribute(span);
  }
  cell.removeAttribute('colwidth');
  cell.removeAttribute('style');
}

function unwrapParagraph(element: Element): void {
  const [first, ...others] = element.children;
  const isSingle = others.every((other) => ['UL', 'OL'].includes(other.tagName));
  if (first?.tagName === 'P' && isSingle) first.replaceWith(...first.childNodes);
}

/** The empty last paragraph, which the editor adds for writing below a picture. */
function dropEmptyEnd(root: Element): void {
  const last = root.lastElementChild;
  if (last?.tagName !== 'P' || last.childNodes.length > 0) return;
  last.remove();
  dropEmptyEnd(root);
}
