import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';
import type { EventKind } from './event.schema.ts';
import { otherPages } from './events.repository.ts';
import { withoutHiddenOf } from './inbox-counts.repository.ts';

/** A range of whole days, both ends included, and the moments that it begins and ends at; `until` is excluded. */
export type Span = { firstDay: string; lastDay: string; from: string; until: string };

export type KindCount = { day: string; kind: string; count: number };
export type PageCount = { page: string; count: number };
/** `minute`: in UTC, `2026-01-31T09:05`. */
export type SourceCount = { minute: string; source: string; count: number };

/** How often each of the kinds was counted, day by day; days without any are absent. */
export async function countByDay(
  db: Db,
  query: { kinds: readonly EventKind[]; span: Span },
): Promise<KindCount[]> {
  return countsWithin(db, query.span)
    .select((build) => ['day', 'kind', sumOf(build)])
    .where('kind', 'in', [...query.kinds])
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .execute();
}

/** The pages that were viewed most. */
export async function countByPage(db: Db, query: { span: Span; limit: number }): Promise<PageCount[]> {
  return countsWithin(db, query.span)
    .select((build) => ['page', sumOf(build)])
    .where('kind', '=', 'page_view' satisfies EventKind)
    .where('page', '!=', otherPages)
    .groupBy('page')
    .orderBy('count', 'desc')
    .orderBy('page')
    .limit(query.limit)
    .execute();
}

function countsWithin(db: Db, span: Span) {
  return db.selectFrom('eventCounts').where('day', '>=', span.firstDay).where('day', '<=', span.lastDay);
}

/** PostgreSQL sums large numbers up to a type that its driver gives as text. */
function sumOf(build: ExpressionBuilder<Tables, 'eventCounts'>) {
  return build.cast<number>(build.fn.sum('count'), 'bigint').as('count');
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

/**
 * Enquiries and messages by their campaign source, minute by minute: what day a minute belongs to depends on the place.
 * The empty string means no source.
 */
export async function countEnquiriesBySource(
  db: Db,
  span: Pick<Span, 'from' | 'until'>,
): Promise<SourceCount[]> {
  const counted = (
    [
      ['enquiries', 'enquiry'],
      ['contactMessages', 'contact'],
    ] as const
  ).map(([table, form]) =>
    db
      .selectFrom(table)
      .select((build) => [
        build.fn<string>('substr', ['createdAt', build.lit(1), build.lit(16)]).as('minute'),
        'utmSource as source',
        build.fn.countAll<number>().as('count'),
      ])
      .where('createdAt', '>=', span.from)
      .where('createdAt', '<', span.until)
      .where(withoutHiddenOf(table, form))
      .groupBy(['minute', 'utmSource'])
      .execute(),
  );
  return (await Promise.all(counted)).flat();
}

/** The first day for which there are counts. */
export async function findFirstDay(db: Db): Promise<string | undefined> {
  const first = await db.selectFrom('eventCounts').select('day').orderBy('day').limit(1).executeTakeFirst();
  return first?.day;
}
