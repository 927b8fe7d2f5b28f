import type { PageKind } from './page.ts';

export type StaticPageKind = Exclude<
  PageKind,
  'category' | 'product' | 'article' | 'author' | 'project' | 'not-found'
>;

type StaticPage = {
  kind: StaticPageKind;
  /** Canonical path, with its closing slash. */
  path: string;
  /** False for pages that search engines should leave out. */
  isIndexed: boolean;
};

/**
 * The pages that are there whatever is published, in the order of the route table (specification/addresses.md, "Route
 * table").
 */
export const staticPages: readonly StaticPage[] = [
  { kind: 'home', path: '/', isIndexed: true },
  { kind: 'collections', path: '/products/', isIndexed: true },
  { kind: 'about', path: '/about/', isIndexed: true },
  { kind: 'contact', path: '/contact/', isIndexed: true },
  { kind: 'social', path: '/social/', isIndexed: true },
  { kind: 'journal', path: '/blog/', isIndexed: true },
  { kind: 'gallery', path: '/gallery/', isIndexed: true },
  { kind: 'landing', path: '/italian-marble/', isIndexed: true },
  { kind: 'thank-you', path: '/thank-you/', isIndexed: false },
  { kind: 'legal', path: '/legal/', isIndexed: true },
  { kind: 'newsletter', path: '/newsletter/', isIndexed: false },
];
