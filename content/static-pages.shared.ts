import type { Translated } from './kit/fallback-of.shared.ts';
import { ownValue } from './kit/own-value.shared.ts';

type StaticPage = {
  kind: string;
  /** Canonical path, with its closing slash. */
  path: string;
  /** Its document says what it is called: in breadcrumbs, its own and those of the pages below it, labels and menus. */
  isNamed?: true;
  /** What the back office calls it. */
  label: string;
  /** False for pages that search engines should leave out. */
  isIndexed: boolean;
  /** False where only a form leads. */
  isLinked?: false;
};

const pages = [
  { kind: 'home', path: '/', isNamed: true, label: 'Home', isIndexed: true },
  { kind: 'collections', path: '/products/', isNamed: true, label: 'Collections', isIndexed: true },
  { kind: 'about', path: '/about/', isNamed: true, label: 'About', isIndexed: true },
  { kind: 'contact', path: '/contact/', isNamed: true, label: 'Contact', isIndexed: true },
  { kind: 'social', path: '/social/', isNamed: true, label: 'Social', isIndexed: true },
  { kind: 'journal', path: '/blog/', isNamed: true, label: 'Journal', isIndexed: true },
  { kind: 'gallery', path: '/gallery/', isNamed: true, label: 'Gallery', isIndexed: true },
  { kind: 'search', path: '/search/', isNamed: true, label: 'Search', isIndexed: true },
  { kind: 'slabs', path: '/slabs/', isNamed: true, label: 'Slabs in the yard', isIndexed: true },
  { kind: 'fit', path: '/fit/', isNamed: true, label: 'Stones by use', isIndexed: true },
  { kind: 'thank-you', path: '/thank-you/', label: 'Thank you', isIndexed: false, isLinked: false },
  { kind: 'legal', path: '/legal/', isNamed: true, label: 'Legal', isIndexed: true },
  { kind: 'newsletter', path: '/newsletter/', label: 'Newsletter', isIndexed: false, isLinked: false },
  { kind: 'match', path: '/match/', isNamed: true, label: 'Find by colour', isIndexed: true },
  { kind: 'compare', path: '/compare/', isNamed: true, label: 'Comparison of products', isIndexed: false },
  { kind: 'room', path: '/room/', isNamed: true, label: 'See it in a room', isIndexed: true },
  { kind: 'shortlist', path: '/shortlist/', isNamed: true, label: 'Shortlist', isIndexed: false },
  { kind: 'container', path: '/container/', isNamed: true, label: 'Container plan', isIndexed: true },
] as const satisfies readonly StaticPage[];

export type StaticPageKind = (typeof pages)[number]['kind'];

/**
 * The pages that are there whatever is published, in the order of the route table (specification/addresses.md, "Route
 * table").
 */
export const staticPages: readonly (StaticPage & { kind: StaticPageKind })[] = pages;

/** Pages by whose documents they are called. */
export type NamedPageKind = Extract<(typeof pages)[number], { isNamed: true }>['kind'];

/** What pages are called, by their paths. */
export type PageNames = Readonly<Record<string, Translated & { name: string }>>;

/** What the page of a link is called; undefined where that is none of the static pages. */
export function nameOfPage(names: PageNames, link: string): string | undefined {
  return findByPage(names, link)?.name;
}

/** What is kept by the paths of pages, of the one that a link leads to. */
export function findByPage<Value>(byPath: Readonly<Record<string, Value>>, link: string): Value | undefined {
  const path = `${link.replace(/[?#].*$/s, '').replace(/\/$/, '')}/`;
  return ownValue(byPath, path);
}

/** The static pages between the home page and a path, as its breadcrumbs show them. */
export function parentsOf(path: string, names: PageNames): { name: string; path: string }[] {
  return staticPages.flatMap((page) => {
    const name = nameOfPage(names, page.path);
    const isParent = page.path !== '/' && page.path !== path && path.startsWith(page.path);
    return isParent && name !== undefined ? [{ name, path: page.path }] : [];
  });
}
