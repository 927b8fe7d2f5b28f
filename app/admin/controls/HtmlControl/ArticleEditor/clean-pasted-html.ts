import { adoptEmphasis, adoptHeadings, findComments, renameElement } from './pasted-text.ts';
import { adoptLists } from './word-lists.ts';

/** What an article can use of what an element says about itself; all looks stay behind. */
const keptAttributes = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'];
const foreign = 'style, script, meta, link, title, xml, br.Apple-interchange-newline';
const blocks = 'p, div, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6, hr, figure';

/**
 * Takes out of pasted HTML what word processors put in and gives the elements that are meant to what is only painted:
 * lists that are paragraphs with a bullet in front, headings and emphasis that are styles. What is left the editor
 * reads by its own rules.
 */
export function cleanPastedHtml(html: string): string {
  // From an article like this one.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // While comments and classes are still there: they tell what is a list.
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
  // `<o:p>` and its like belong to the word processor.
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
