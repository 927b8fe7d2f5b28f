import type { Db } from '#database/connect.ts';
import { currentLanguage } from '#messages/language.ts';
import type { EntityRecord } from '../kit/entity.ts';
import type { EntityName } from '../kit/field.ts';
import { findReferences } from '../kit/references.repository.ts';
import type { EntityService } from '../kit/service.ts';
import { findFormerHolder, findHolderId, findTopLevelHolder } from '../kit/slug-registry.repository.ts';
import { findTranslatedSlug } from '../kit/translated-texts.repository.ts';
import { findOffPages, isEntityOff } from '../off-pages.ts';
import { getEntity, type TopLevelEntity, topLevelNames } from '../registry.ts';

/** What the API calls a record at a top-level path, by the name of its entity. */
const resolvedTypes = {
  product: 'product',
  blogPost: 'blog',
  landingPage: 'landing',
  page: 'page',
} as const satisfies Record<TopLevelName, string>;

type TopLevelName = TopLevelEntity['name'];
type ResolvedByName = {
  [E in TopLevelEntity as E['name']]: { type: (typeof resolvedTypes)[E['name']]; data: EntityRecord<E> };
};
export type Resolved = ResolvedByName[TopLevelName];
export type ResolveService = ReturnType<typeof createResolveService>;

/** What the slugs of public paths lead to (specification/addresses.md, "Top-level slugs"). */
export function createResolveService(
  db: Db,
  services: { [E in TopLevelEntity as E['table']]: Pick<EntityService<E>, 'findByIds'> },
) {
  return {
    /** The published record with this slug, or undefined. */
    async resolve(slug: string): Promise<Resolved | undefined> {
      const translated = await findTranslatedSlug(db, { kinds: topLevelNames, slug });
      if (translated?.isFormer) return undefined;
      const holder = translated
        ? { entity: translated.kind, recordId: translated.id }
        : await findTopLevelHolder(db, slug);
      if (!holder || isEntityOff(holder.entity, await findOffPages(db))) return undefined;
      const { name, table } = getEntity(holder.entity) as TopLevelEntity;
      const [data] = await services[table].findByIds({
        ...{ reader: 'visitor', ids: [holder.recordId] },
      });
      // Where it has a slug of its own in the language, it is at that alone.
      if (data?.slug !== slug) return undefined;
      return { type: resolvedTypes[name], data } as Resolved;
    },

    /** The current slug and path of the published record that once had this slug, among the requested entities. */
    async findMoved(query: {
      entities: readonly EntityName[];
      slug: string;
    }): Promise<{ slug: string; path: string } | undefined> {
      const offPages = await findOffPages(db);
      for (const entity of query.entities.filter((name) => !isEntityOff(name, offPages))) {
        const id = await findFormerId(db, { entity, slug: query.slug });
        if (id === undefined) continue;
        const found = await findReferences(db, { to: entity, ids: [id], reader: 'visitor' });
        const record = found.get(id);
        if (record) return { slug: record.slug, path: getEntity(entity).pathOf(record) };
      }
      return undefined;
    },
  };
}

/** In a language also the record that had this slug in it, or has it in the default one. */
async function findFormerId(
  db: Db,
  query: { entity: EntityName; slug: string },
): Promise<number | undefined> {
  const { entity, slug } = query;
  if (currentLanguage() === undefined) return findFormerHolder(db, query);
  const translated = await findTranslatedSlug(db, { kinds: [entity], slug });
  return translated?.id ?? (await findHolderId(db, query)) ?? (await findFormerHolder(db, query));
}
