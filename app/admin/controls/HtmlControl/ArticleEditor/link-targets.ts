import { requestApi } from '../../../api/request-api.ts';
import type { FoundRecord } from '../../../shell/Palette/palette-entries.ts';

/** A page or record that a link can lead to. */
export type LinkTarget = {
  address: string;
  title: string;
  /** Shown smaller beside the title: 'Product · Dawn'. */
  detail: string;
  /** `/uploads/…` of a record that has a picture. */
  image?: string;
};

const page = 'Page';

/** The pages that exist whatever is published. */
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

/** Published products, blog posts, categories and gallery projects. @throws ApiError */
export async function findTargets(text: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const { data } = await requestApi<FoundRecord[]>(`/search?q=${encodeURIComponent(text)}`, { signal });
  return data.filter(({ address }) => address !== '');
}
