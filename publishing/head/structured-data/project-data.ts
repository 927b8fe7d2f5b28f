import type { PageOf } from '../page.ts';
import type { SiteIdentity } from '../site-identity.ts';
import { publisherOf, type StructuredData, schemaContext, withoutEmpty } from './document.ts';

/** A finished project of the gallery. */
export function projectData(
  site: SiteIdentity,
  page: { project: PageOf<'galleryProject'>['record']; url: string; pictures: readonly string[] },
): StructuredData {
  const { project } = page;
  return withoutEmpty({
    '@context': schemaContext,
    '@type': 'CreativeWork',
    name: project.name,
    description: project.shortDescription,
    url: page.url,
    image: page.pictures,
    creator: publisherOf(site),
    material: project.materials,
    genre: project.category,
    locationCreated: project.location ? { '@type': 'Place', name: project.location } : undefined,
    temporal: project.dateCompleted,
  });
}
