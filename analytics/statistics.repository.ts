import type { Db } from '#database/connect.ts';
import type { EventKind } from './event.schema.ts';

/** A stretch of whole days in UTC; both as ISO text, `until` excluded. */
export type Span = { from: string; until: string };

export type KindCount = { day: string; kind: string; count: number };
export type PageCount = { page: string; count: number };
export type SourceCount = { day: string; source: string; count: number };

/** How often each of the kinds was counted, day by day; days without any are absent. */
export async function countByDay(
  db: Db,
  query: { kinds: readonly EventKind[]; span: Span },
): Promise<KindCount[]> {
  return db
    .selectFrom('events')
    .select((build) => [
      build.fn<string>('substr', ['createdAt', build.lit(1), build.lit(10)]).as('day'),
      'kind',
      build.fn.countAll<number>().as('count'),
    ])
    .where('kind', 'in', [...query.kinds])
    .where('createdAt', '>=', query.span.from)
    .where('createdAt', '<', query.span.until)
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .execute();
}

/** The pages that were opened most. */
export async function countByPage(db: Db, query: { span: Span; limit: number }): Promise<PageCount[]> {
  return db
    .selectFrom('events')
    .select((build) => ['page', build.fn.countAll<number>().as('count')])
    .where('kind', '=', 'page_view' satisfies EventKind)
    .where('createdAt', '>=', query.span.from)
    .where('createdAt', '<', query.span.until)
    .groupBy('page')
    .orderBy('count', 'desc')
    .orderBy('page')
    .limit(query.limit)
    .execute();
}

/** The products among these slugs that are not in the trash. */
export async function findProductsBySlug(
  db: Db,
  slugs: readonly string[],
): Promise<{ id: number; name: string; slug: string }[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'slug'])
    .where('slug', 'in', [...slugs])
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ id, name, slug }) => ({ id: Number(id), name: String(name), slug: String(slug) }));
}

/** Enquiries and messages by the campaign source they came with, day by day; no source is the empty one. */
export async function countEnquiriesBySource(db: Db, span: Span): Promise<SourceCount[]> {
  const counted = (['enquiries', 'contactMessages'] as const).map((table) =>
    db
      .selectFrom(table)
      .select((build) => [
        build.fn<string>('substr', ['createdAt', build.lit(1), build.lit(10)]).as('day'),
        'utmSource as source',
        build.fn.countAll<number>().as('count'),
      ])
      .where('createdAt', '>=', span.from)
      .where('createdAt', '<', span.until)
      .groupBy(['day', 'utmSource'])
      .execute(),
  );
  return (await Promise.all(counted)).flat();
}

/** When the first event that is still kept was counted. */
export async function findFirstMoment(db: Db): Promise<string | undefined> {
  const first = await db
    .selectFrom('events')
    .select('createdAt')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return first?.createdAt;
}
