import { sortKeyOf } from '#database/sort-key.ts';

/** What something is about: a name that was given, with its sort key, or a page. */
export type Subject = { name: string; nameKey: string; slug: string };
type Campaign = { utmSource: string; utmMedium: string; utmCampaign: string };

const [named, onPage] = ['name ', 'page '];

/**
 * What an item is about, as one text. The landing page names the stone in its path, and in the product only the list that
 * it stands in; a form on a stone's own page may leave the product empty.
 */
export function subjectKey({ product, sourcePage }: { product: string; sourcePage: string }): string {
  const [path = '', query = ''] = sourcePage.split('?');
  const asked = query ? (new URLSearchParams(query).get('q')?.trim() ?? '') : '';
  const name = asked || product.trim();
  return name ? `${named}${name}` : `${onPage}${stoneSlugOf(path)}`;
}

/** The same as it was taken apart. */
export function readSubject(key: string): Subject {
  if (key.startsWith(onPage)) return { name: '', nameKey: '', slug: key.slice(onPage.length) };
  const name = key.slice(named.length);
  return { name, nameKey: sortKeyOf(name), slug: '' };
}

/** A stone has two paths; `''` for what cannot be a stone's. */
export function stoneSlugOf(page: string): string {
  return /^\/(?:products\/[^/]+\/)?([^/]+)\/?$/.exec(page)?.[1] ?? '';
}

export function campaignKey({ utmSource, utmMedium, utmCampaign }: Campaign): string {
  return JSON.stringify([utmSource, utmMedium, utmCampaign]);
}

/** @returns source, medium and campaign */
export function readCampaign(key: string): string[] {
  return JSON.parse(key);
}
