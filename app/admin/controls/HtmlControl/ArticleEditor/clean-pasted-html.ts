import { adoptEmphasis, adoptHeadings, findComments, renameElement } from './pasted-text.ts';
import { adoptLists } from './word-lists.ts';

/** The attributes that articles keep; all styling is removed. */
const keptAttributes = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'];
const foreign = 'style, script, meta, link, title, xml, br.Apple-interchange-newline';
const blocks = 'p, div, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6, hr, figure';

/**
 * Removes word processors' markup from pasted HTML and replaces formatting by the elements it stands for:
 * paragraphs with a bullet become lists, styles become headings and emphasis. The editor reads the
 * result by its own schema.
 */
export function cleanPastedHtml(html: string): string {
  // Copied from this editor.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Before comments and classes are removed, because they identify lists.
  adoptLists(body);
  adoptHeadings(body);
  for (const element of body.querySelectorAll(foreign)) element.remove();
  for (const comment of findComments(body)) comment.remove();
  adoptEmphasis(body);
  for (const element of [...body.querySelectorAll('*')]) tidyElement(element);
  for (const paragraph of [...body.querySelectorAll('p')]) if (isEmpty(paragraph)) paragraph.remove();
  return body.innerHTML;
}

function tidyElement(element: Element): void {
  // Elements such as `<o:p>` are the word processor's own.
  if (element.localName.includes(':') || element.localName === 'font' || element.localName === 'span') {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (element.localName === 'div') {
    if (element.querySelector(blocks)) element.replaceWith(...element.childNodes);
    else renameElement(element, 'p');
    return;
  }
  for (const { name } of [...element.attributes]) {
    if (!keptAttributes.includes(name)) element.removeAttribute(name);
  }
}

function isEmpty(paragraph: Element): boolean {
  return paragraph.textContent.trim() === '' && !paragraph.querySelector('img, iframe');
}
