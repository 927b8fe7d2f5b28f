import type { DocumentValues } from './documents/registry.ts';
import { fallbackAs } from './kit/fallback-of.shared.ts';
import { type NamedPageKind, type PageNames, staticPages } from './static-pages.shared.ts';

type GetDocument = <Kind extends NamedPageKind>(key: Kind) => Promise<Pick<DocumentValues[Kind], 'name'>>;

/** What each page is called in breadcrumbs, labels and menus: what its own document says. */
export async function readPageNames(get: GetDocument): Promise<PageNames> {
  const entries = staticPages.map(async (page) => {
    if (!page.isNamed) return [];
    const document = await get(page.kind as NamedPageKind);
    return [[page.path, { name: document.name, ...fallbackAs(document, { name: 'name' }) }] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
