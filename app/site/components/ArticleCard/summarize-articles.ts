import type { BlogPost } from '#content/entities/blog-post/blog-post.entity.ts';
import { dayIn } from '#content/kit/zoned-days.shared.ts';
import type { Services } from '#server/services/services.ts';
import { type Summary, summarize } from '../../summarize.ts';

const shownFields = ['id', 'title', 'slug', 'excerpt', 'category', 'date', 'readTime', 'size'] as const;

/** What is read of an article to show its card. */
export const articleCardFields = [...shownFields, 'image'] as const;

export type ArticleSummary = Summary<BlogPost, (typeof shownFields)[number]> & {
  /** Of its publication, in the company's time zone: `2026-03-14`. */
  day: string;
};

export async function summarizeArticles(
  services: Services,
  records: readonly Pick<BlogPost, (typeof articleCardFields)[number]>[],
): Promise<ArticleSummary[]> {
  const [summaries, { timeZone }] = await Promise.all([
    summarize(services, { records, fields: shownFields, pictureOf: ({ image }) => image }),
    services.siteDocuments.get('company'),
  ]);
  return summaries.map((summary) => ({ ...summary, day: dayIn(summary.date, timeZone) }));
}
