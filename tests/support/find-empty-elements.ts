import type { ReadPage } from './read-page.ts';

/** Elements that are there for what is in them. */
const holders = new Set([
  ...['section', 'article', 'ul', 'ol', 'li', 'dl', 'dd', 'dt', 'table', 'nav', 'figure', 'figcaption'],
  ...['h1', 'h2', 'h3', 'h4', 'p', 'a', 'button', 'label', 'legend', 'address', 'blockquote', 'summary'],
]);

/** What stands on a page with nothing to see or hear in it, as tags. What announces something later is meant to be empty. */
export function findEmptyElements({ elements }: ReadPage): string[] {
  return elements
    .filter(({ name, attributes }) => holders.has(name) && attributes.role !== 'status')
    .filter(({ text, hasPicture, attributes }) => text === '' && !hasPicture && !('aria-live' in attributes))
    .map(({ name, attributes }) => `<${name} class="${attributes.class ?? ''}">`);
}
