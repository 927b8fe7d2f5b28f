import type { Db } from '#database/connect.ts';
import { textOfHtml } from '../../kit/clean-html.ts';
import type { StoredRecord } from '../../kit/codec.ts';
import { createEntityService, type ServiceOptions } from '../../kit/service.ts';
import { type BlogPost, blogPostEntity } from './blog-post.entity.ts';

export type BlogPostService = ReturnType<typeof createBlogPostService>;

const relatedCount = 3;
const wordsPerMinute = 220;

export function createBlogPostService(db: Db, options: ServiceOptions = {}) {
  const now = options.now ?? (() => new Date());
  const service = createEntityService(db, blogPostEntity, {
    ...options,
    complete: (values, stored) => completeBlogPost(values, { stored, now: now() }),
  });
  return {
    ...service,

    /**
     * Three: those the post names, then its category's, then any others (specification/records.md, "Related
     * records").
     */
    async findRelated(post: BlogPost): Promise<BlogPost[]> {
      const ids = post.relatedPosts.map((related) => related.id).filter((id) => id !== post.id);
      const related = await service.findByIds({ reader: 'visitor', ids: ids.slice(0, relatedCount) });
      const conditions: Record<string, string>[] = [{ category: post.category }, {}];
      for (const equals of conditions) {
        if (related.length >= relatedCount) break;
        const exceptIds = [post.id, ...related.map((record) => record.id)];
        const more = await service.list(
          { reader: 'visitor', isUncounted: true },
          { equals, exceptIds, limit: relatedCount - related.length },
        );
        related.push(...more.records);
      }
      return related;
    },
  };
}

/** A text is given the date when it appears, and a reading time where the editor gave none. */
function completeBlogPost(
  values: Record<string, unknown>,
  context: { stored: StoredRecord | undefined; now: Date },
): Record<string, string> {
  const { stored, now } = context;
  const completed: Record<string, string> = {};
  const { publishAt } = values;
  if (values.date === '') completed.date = String(publishAt ?? stored?.publishAt ?? now.toISOString());
  const isDatedBySchedule = stored?.publishAt && stored.date === stored.publishAt;
  if (isDatedBySchedule && publishAt && values.date === undefined) completed.date = String(publishAt);
  const isRewritten = values.content !== undefined && values.readTime === undefined;
  if (values.readTime === '' || (isRewritten && hasComputedTime(stored))) {
    completed.readTime = readTimeOf(String(values.content ?? stored?.content ?? ''));
  }
  return completed;
}

/** A reading time that is what the text gives was not chosen by anybody, and follows the text. */
function hasComputedTime(stored: StoredRecord | undefined): boolean {
  return stored !== undefined && stored.readTime === readTimeOf(String(stored.content));
}

/** Reading time of an article at 220 words a minute, at least one minute. */
function readTimeOf(html: string): string {
  const words = textOfHtml(html).split(' ').filter(Boolean).length;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
