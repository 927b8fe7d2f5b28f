import type { SiteIdentity } from '#publishing/head/site-identity.ts';

type Match = { id: string; loaderData?: unknown } | undefined;

export const siteLayoutId = 'site/pages/layout';

/** The site that a page belongs to, from the data of the layout around it; undefined where that failed. */
export function siteOf(matches: readonly Match[]): SiteIdentity | undefined {
  const layout = matches.find((match) => match?.id === siteLayoutId);
  const data = layout?.loaderData;
  if (typeof data !== 'object' || data === null || !('site' in data)) return undefined;
  return data.site as SiteIdentity;
}
