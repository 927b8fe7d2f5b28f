import type { PageNames } from '#content/static-pages.shared.ts';
import type { CompiledMessages } from '#messages/translate.ts';
import type { SiteIdentity } from '#publishing/head/site-identity.ts';

type Match = { id: string; loaderData?: unknown } | undefined;

export const siteLayoutId = 'site/pages/layout';

type LayoutData = { site: SiteIdentity; names: PageNames; messages: CompiledMessages };

/** What the layout around a page knows; undefined where that failed. */
export function layoutOf(matches: readonly Match[]): LayoutData | undefined {
  const layout = matches.find((match) => match?.id === siteLayoutId);
  const data = layout?.loaderData;
  if (typeof data !== 'object' || data === null || !('site' in data)) return undefined;
  return data as LayoutData;
}

/** The site that a page belongs to. */
export function siteOf(matches: readonly Match[]): SiteIdentity | undefined {
  return layoutOf(matches)?.site;
}
