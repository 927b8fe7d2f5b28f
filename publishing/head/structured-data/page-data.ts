import type { PageOf } from '../page.ts';
import type { SiteIdentity } from '../site-identity.ts';
import { publisherOf, type StructuredData, schemaContext, withoutEmpty } from './document.ts';

/** A page that the company has written about itself, such as its terms of sale. */
export function pageData(
  site: SiteIdentity,
  { page, url, pictures }: { page: PageOf<'page'>['record']; url: string; pictures: readonly string[] },
): StructuredData {
  return withoutEmpty({
    '@context': schemaContext,
    '@type': 'WebPage',
    name: page.title,
    description: page.metaDescription,
    url,
    image: pictures,
    dateModified: page.updatedAt,
    publisher: publisherOf(site),
  });
}
