import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import type { Services } from '#server/services.ts';
import { type Summary, summarize } from '../summarize.ts';

const fields = ['id', 'title', 'slug', 'excerpt', 'category', 'date', 'readTime', 'size'] as const;

export type ArticleSummary = Summary<BlogPost, (typeof fields)[number]>;

export function summarizeArticles(
  services: Services,
  records: readonly BlogPost[],
): Promise<ArticleSummary[]> {
  return summarize(services, { records, fields, pictureOf: ({ image }) => image });
}
