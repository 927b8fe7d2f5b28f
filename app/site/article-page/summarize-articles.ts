import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import type { Services } from '#server/services.ts';
import { type Summary, summarize } from '../summarize.ts';

const shownFields = ['id', 'title', 'slug', 'excerpt', 'category', 'date', 'readTime', 'size'] as const;

/** What is read of an article to show its card. */
export const articleCardFields = [...shownFields, 'image'] as const;

export type ArticleSummary = Summary<BlogPost, (typeof shownFields)[number]>;

export function summarizeArticles(
  services: Services,
  records: readonly Pick<BlogPost, (typeof articleCardFields)[number]>[],
): Promise<ArticleSummary[]> {
  return summarize(services, { records, fields: shownFields, pictureOf: ({ image }) => image });
}
