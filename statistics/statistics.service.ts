import { addDays, dayAt, startOfDay } from '#content/kit/zoned-days.shared.ts';
import type { Db } from '#database/connect.ts';
import type { EventKind } from './event.schema.ts';
import {
  countByDay,
  countByPage,
  countEnquiriesBySource,
  findFirstDay,
  findProductsBySlug,
  type PageCount,
  type SourceCount,
  type Span,
} from './statistics.repository.ts';

/** The ranges that can be shown, in days; today is the last day. */
export const statisticsDays = [7, 30, 90] as const;

type DayCount = { day: string; count: number };
export type Statistics = {
  /** First and last day of the company's, `2026-01-31`. */
  from: string;
  to: string;
  /** The beginning of the first day that counts are kept of; null if nothing was counted yet. */
  countedSince: string | null;
  /** One entry a day, including days without visitors. */
  visits: { day: string; visits: number; pageViews: number }[];
  topProducts: { id: number; name: string; slug: string; views: number }[];
  /** Enquiries and messages by campaign source, the one with the most first; the empty string means no source. */
  enquirySources: { source: string; total: number; days: DayCount[] }[];
};

const topCount = 10;
/** How many of the most viewed pages are searched for products. */
const pagesConsidered = 400;
const counted = ['visit', 'page_view'] as const satisfies EventKind[];

/** What the dashboard shows of visits and enquiries, by the days of the company's time zone. */
export function createStatisticsService(
  db: Db,
  options: { now?: () => Date; findTimeZone: () => Promise<string> },
) {
  return {
    /** @param dayCount how many days, today included */
    async read(dayCount: number): Promise<Statistics> {
      const timeZone = await options.findTimeZone();
      const days = listDays(dayAt(options.now?.() ?? new Date(), timeZone), dayCount);
      const span = spanOf(days, timeZone);
      const [perDay, pages, bySource, first] = await Promise.all([
        countByDay(db, { kinds: counted, span }),
        countByPage(db, { span, limit: pagesConsidered }),
        countEnquiriesBySource(db, span),
        findFirstDay(db),
      ]);
      const countOf = (day: string, kind: EventKind) =>
        perDay.find((row) => row.day === day && row.kind === kind)?.count ?? 0;
      return {
        from: days[0] ?? '',
        to: days.at(-1) ?? '',
        countedSince: first === undefined ? null : startOfDay(first, timeZone),
        visits: days.map((day) => ({
          day,
          visits: countOf(day, 'visit'),
          pageViews: countOf(day, 'page_view'),
        })),
        topProducts: await findTopProducts(db, pages),
        enquirySources: groupBySource(bySource, timeZone),
      };
    },
  };
}

/** The last days up to today, the oldest first. */
function listDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

function spanOf(days: readonly string[], timeZone: string): Span {
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  const until = startOfDay(addDays(lastDay, 1), timeZone);
  return { firstDay, lastDay, from: startOfDay(firstDay, timeZone), until };
}

/** A product has two paths; views of both count for it. */
async function findTopProducts(db: Db, pages: readonly PageCount[]): Promise<Statistics['topProducts']> {
  const views = new Map<string, number>();
  for (const { page, count } of pages) {
    const slug = /^\/(?:products\/[^/]+\/)?([^/]+)\/?$/.exec(page)?.[1];
    if (slug) views.set(slug, (views.get(slug) ?? 0) + count);
  }
  const products = await findProductsBySlug(db, [...views.keys()]);
  return products
    .map((product) => ({ ...product, views: views.get(product.slug) ?? 0 }))
    .sort((one, other) => other.views - one.views || one.name.localeCompare(other.name, 'en'))
    .slice(0, topCount);
}

/** Sources that differ only in case and spaces are the same one. */
function groupBySource(rows: readonly SourceCount[], timeZone: string): Statistics['enquirySources'] {
  const sources = new Map<string, Map<string, number>>();
  for (const { minute, source, count } of rows) {
    const day = dayAt(new Date(`${minute}:00.000Z`), timeZone);
    const name = source.trim().toLowerCase();
    const days = sources.get(name) ?? new Map<string, number>();
    sources.set(name, days.set(day, (days.get(day) ?? 0) + count));
  }
  return [...sources]
    .map(([source, days]) => ({
      source,
      total: [...days.values()].reduce((sum, count) => sum + count, 0),
      days: [...days]
        .map(([day, count]) => ({ day, count }))
        .sort((one, other) => one.day.localeCompare(other.day)),
    }))
    .sort((one, other) => other.total - one.total || one.source.localeCompare(other.source, 'en'));
}
