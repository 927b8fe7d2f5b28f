import type { Listed, StaticPageKind } from './page.ts';

type StaticPage = {
  kind: StaticPageKind;
  /** Canonical path, with its closing slash. */
  path: string;
  /** Its name in breadcrumbs, its own and those of the pages below it. */
  name?: string;
  /** False for pages that search engines should leave out. */
  isIndexed: boolean;
};

/**
 * The pages that are there whatever is published, in the order of the route table (specification/addresses.md, "Route
 * table").
 */
export const staticPages: readonly StaticPage[] = [
  { kind: 'home', path: '/', name: 'Home', isIndexed: true },
  { kind: 'collections', path: '/products/', name: 'Showcase', isIndexed: true },
  { kind: 'about', path: '/about/', name: 'Annex', isIndexed: true },
  { kind: 'contact', path: '/contact/', name: 'Lounge', isIndexed: true },
  { kind: 'social', path: '/social/', name: 'Frames', isIndexed: true },
  { kind: 'journal', path: '/blog/', name: 'Journal', isIndexed: true },
  { kind: 'gallery', path: '/gallery/', name: 'Gallery', isIndexed: true },
  { kind: 'search', path: '/search/', name: 'Search', isIndexed: true },
  { kind: 'landing', path: '/italian-marble/', isIndexed: true },
  { kind: 'thank-you', path: '/thank-you/', isIndexed: false },
  { kind: 'legal', path: '/legal/', isIndexed: true },
  { kind: 'newsletter', path: '/newsletter/', isIndexed: false },
  { kind: 'match', path: '/match/', isIndexed: true },
  { kind: 'compare', path: '/compare/', isIndexed: false },
  { kind: 'room', path: '/room/', isIndexed: true },
  { kind: 'shortlist', path: '/shortlist/', isIndexed: false },
];

/** The static pages between the home page and a path, as its breadcrumbs show them. */
export function parentsOf(path: string): Listed[] {
  return staticPages.flatMap((page) =>
    page.name !== undefined && page.path !== '/' && page.path !== path && path.startsWith(page.path)
      ? [{ name: page.name, path: page.path }]
      : [],
  );
}
