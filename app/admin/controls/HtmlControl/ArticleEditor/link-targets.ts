import { findRecords } from '../../../shell/Palette/palette-entries.ts';

/** A page or record that a link can lead to. */
export type LinkTarget = {
  href: string;
  title: string;
  /** Shown smaller beside the title: 'Product · Dawn'. */
  detail: string;
  /** `/uploads/…` of a record that has a picture. */
  image?: string;
};

const page = 'Page';

/** The pages that exist whatever is published. */
export const fixedPages: readonly LinkTarget[] = [
  { href: '/', title: 'Home', detail: page },
  { href: '/products/', title: 'Collections', detail: page },
  { href: '/about/', title: 'About', detail: page },
  { href: '/contact/', title: 'Contact', detail: page },
  { href: '/social/', title: 'Social', detail: page },
  { href: '/blog/', title: 'Journal', detail: page },
  { href: '/gallery/', title: 'Projects', detail: page },
  { href: '/search/', title: 'Search', detail: page },
  { href: '/match/', title: 'Match a photo', detail: page },
  { href: '/compare/', title: 'Compare stones', detail: page },
  { href: '/room/', title: 'See it in a room', detail: page },
  { href: '/shortlist/', title: 'Shortlist', detail: page },
  { href: '/italian-marble/', title: 'Italian marble', detail: page },
  { href: '/legal/', title: 'Legal', detail: page },
];

export function findPages(text: string): LinkTarget[] {
  const wanted = text.trim().toLowerCase();
  return fixedPages.filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** Published products, blog posts, categories and gallery projects. @throws ApiError */
export async function findTargets(text: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const records = await findRecords(text, signal);
  return records
    .filter(({ sitePath }) => sitePath !== '')
    .map(({ sitePath, ...record }) => ({ ...record, href: sitePath }));
}
