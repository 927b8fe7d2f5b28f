type StaticPage = {
  kind: string;
  /** Canonical path, with its closing slash. */
  path: string;
  /** Its name in breadcrumbs, its own and those of the pages below it. */
  name?: string;
  /** What the back office calls it. */
  label: string;
  /** False for pages that search engines should leave out. */
  isIndexed: boolean;
  /** False where only a form leads. */
  isLinked?: false;
};

const pages = [
  { kind: 'home', path: '/', name: 'Home', label: 'Home', isIndexed: true },
  { kind: 'collections', path: '/products/', name: 'Showcase', label: 'Collections', isIndexed: true },
  { kind: 'about', path: '/about/', name: 'Annex', label: 'About', isIndexed: true },
  { kind: 'contact', path: '/contact/', name: 'Lounge', label: 'Contact', isIndexed: true },
  { kind: 'social', path: '/social/', name: 'Frames', label: 'Social', isIndexed: true },
  { kind: 'journal', path: '/blog/', name: 'Journal', label: 'Journal', isIndexed: true },
  { kind: 'gallery', path: '/gallery/', name: 'Gallery', label: 'Gallery', isIndexed: true },
  { kind: 'search', path: '/search/', name: 'Search', label: 'Search', isIndexed: true },
  { kind: 'landing', path: '/italian-marble/', label: 'Landing page', isIndexed: true },
  { kind: 'thank-you', path: '/thank-you/', label: 'Thank you', isIndexed: false, isLinked: false },
  { kind: 'legal', path: '/legal/', label: 'Legal', isIndexed: true },
  { kind: 'newsletter', path: '/newsletter/', label: 'Newsletter', isIndexed: false, isLinked: false },
  { kind: 'match', path: '/match/', label: 'Find by colour', isIndexed: true },
  { kind: 'compare', path: '/compare/', label: 'Comparison of stones', isIndexed: false },
  { kind: 'room', path: '/room/', label: 'See it in a room', isIndexed: true },
  { kind: 'shortlist', path: '/shortlist/', label: 'Shortlist', isIndexed: false },
] as const satisfies readonly StaticPage[];

export type StaticPageKind = (typeof pages)[number]['kind'];

/**
 * The pages that are there whatever is published, in the order of the route table (specification/addresses.md, "Route
 * table").
 */
export const staticPages: readonly (StaticPage & { kind: StaticPageKind })[] = pages;

/** The static pages between the home page and a path, as its breadcrumbs show them. */
export function parentsOf(path: string): { name: string; path: string }[] {
  return staticPages.flatMap((page) =>
    page.name !== undefined && page.path !== '/' && page.path !== path && path.startsWith(page.path)
      ? [{ name: page.name, path: page.path }]
      : [],
  );
}
