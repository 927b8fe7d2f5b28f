import { requestApi } from '../../../api/request-api.ts';
import type { FoundRecord } from '../../../shell/Palette/palette-entries.ts';

/** What a link may lead to, by name. */
export type LinkTarget = {
  address: string;
  title: string;
  /** Said smaller beside it: 'Product · Dawn'. */
  detail: string;
  /** `/uploads/…` of a record that has a picture. */
  image?: string;
};

const page = 'Page';

/** The pages that are there whatever is published. */
export const fixedPages: readonly LinkTarget[] = [
  { address: '/', title: 'Home', detail: page },
  { address: '/products/', title: 'Collections', detail: page },
  { address: '/about/', title: 'About', detail: page },
  { address: '/contact/', title: 'Contact', detail: page },
  { address: '/social/', title: 'Social', detail: page },
  { address: '/blog/', title: 'Journal', detail: page },
  { address: '/gallery/', title: 'Projects', detail: page },
  { address: '/italian-marble/', title: 'Italian marble', detail: page },
  { address: '/legal/', title: 'Legal', detail: page },
];

export function findPages(text: string): LinkTarget[] {
  const wanted = text.trim().toLowerCase();
  return fixedPages.filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** Stones, articles, collections and projects that visitors can see. @throws ApiError */
export async function findTargets(text: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const { data } = await requestApi<FoundRecord[]>(`/search?q=${encodeURIComponent(text)}`, { signal });
  return data.filter(({ address }) => address !== '');
}
