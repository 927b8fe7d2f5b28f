import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { isEntityOff, offPagesIn } from '#content/off-pages.ts';
import { entities } from '#content/registry.ts';
import { staticPages } from '#content/static-pages.shared.ts';
import type { Services } from '../../../services/services.ts';
import { contentServiceOf } from '../../kit/content-records.ts';

/** A page that the preview can show. */
export type PreviewPage = { path: string; label: string };

/** Every fixed page, and for each entity the page of its first record. */
export async function listPreviewPages(services: Services): Promise<PreviewPage[]> {
  const offPages = offPagesIn(await services.siteDocuments.get('pages'));
  const fixed = staticPages
    .filter(({ path }) => !offPages.includes(path))
    .map(({ path, label }) => ({ path, label }));
  const examples = await Promise.all(
    entities.map(async (entity): Promise<PreviewPage[]> => {
      if (!entity.hasOwnPage || isEntityOff(entity.name, offPages)) return [];
      const query = { reader: 'visitor' as const, page: 1, perPage: 1 };
      const { records } = await contentServiceOf(services, entity.name).list(query);
      const label = `${entity.noun.one.charAt(0).toUpperCase()}${entity.noun.one.slice(1)}`;
      return records.map((record) => ({ path: pathOfRecord(entity, record), label: `${label}, an example` }));
    }),
  );
  return [...fixed, ...examples.flat(), { path: '/404', label: 'Page not found' }];
}
