import type { Db } from '#database/connect.ts';
import { type ActivityEntry, findActivity, insertActivity } from '../kit/activity.repository.ts';
import type { Author } from '../kit/author.ts';
import { entities } from '../registry.ts';

export type ActivityPage = { entries: (ActivityEntry & { path: string | null })[]; total: number };

/** Who did what in the back office, in plain words. Writes of content enter themselves. */
export function createActivityService(db: Db, options: { now?: () => Date } = {}) {
  return {
    /** One page, the newest first; `page` counts from 1. */
    async list(query: { page: number; perPage: number }): Promise<ActivityPage> {
      const offset = (query.page - 1) * query.perPage;
      const { entries, total } = await findActivity(db, { limit: query.perPage, offset });
      return { entries: entries.map((entry) => ({ ...entry, path: pathOf(entry) })), total };
    },

    /** Enters what is no write of content, e.g. a replaced picture or a new administrator. */
    async record(author: Author, text: string): Promise<void> {
      const now = (options.now?.() ?? new Date()).toISOString();
      await insertActivity(db, { username: author.username, text, entity: null, recordId: null, now });
    },
  };
}

function pathOf(entry: ActivityEntry): string | null {
  return entities.find((entity) => entity.name === entry.entity)?.path ?? null;
}
