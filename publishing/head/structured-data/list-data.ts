import type { Listed } from '../page.ts';
import { absoluteUrl, type SiteIdentity } from '../site-identity.ts';
import { type StructuredData, schemaContext } from './document.ts';

/** The breadcrumbs of a page, from the home page to it. */
export function breadcrumbData(site: SiteIdentity, items: readonly Listed[]): StructuredData {
  return {
    '@context': schemaContext,
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: absoluteUrl(site.publicUrl, item.path),
    })),
  };
}

/** A page that lists others: a collection's stones, the journal's articles, the gallery's projects. */
export function collectionData(
  site: SiteIdentity,
  page: { name: string; description: string; url: string; items: readonly Listed[] },
): StructuredData {
  return {
    '@context': schemaContext,
    '@type': 'CollectionPage',
    name: page.name,
    description: page.description,
    url: page.url,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.items.length,
      itemListElement: page.items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: absoluteUrl(site.publicUrl, item.path),
      })),
    },
  };
}
