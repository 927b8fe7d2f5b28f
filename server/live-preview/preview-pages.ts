import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { entities } from '#content/registry.ts';
import type { StaticPageKind } from '#site/head/page.ts';
import { staticPages } from '#site/head/static-pages.ts';
import { contentServiceOf } from '../api/content-records.ts';
import type { Services } from '../services.ts';

/** A page that the preview can show. */
export type PreviewPage = { path: string; label: string };

const labels: Record<StaticPageKind, string> = {
  home: 'Home',
  collections: 'Collections',
  about: 'About',
  contact: 'Contact',
  social: 'Social',
  journal: 'Journal',
  gallery: 'Gallery',
  search: 'Search',
  landing: 'Italian marble',
  'thank-you': 'Thank you',
  legal: 'Legal',
  newsletter: 'Newsletter',
  match: 'Find by colour',
  compare: 'Comparison of stones',
  room: 'See it in a room',
  shortlist: 'Shortlist',
};

/** Every fixed page, and for each entity the page of its first record. */
export async function listPreviewPages(services: Services): Promise<PreviewPage[]> {
  const fixed = staticPages.map(({ kind, path }) => ({ path, label: labels[kind] }));
  const examples = await Promise.all(
    entities.map(async (entity): Promise<PreviewPage[]> => {
      if (!entity.hasOwnPage) return [];
      const query = { reader: 'visitor' as const, page: 1, perPage: 1 };
      const { records } = await contentServiceOf(services, entity.name).list(query);
      const label = `${entity.noun.one.charAt(0).toUpperCase()}${entity.noun.one.slice(1)}`;
      return records.map((record) => ({ path: pathOfRecord(entity, record), label: `${label}, an example` }));
    }),
  );
  return [...fixed, ...examples.flat(), { path: '/404', label: 'Page not found' }];
}
