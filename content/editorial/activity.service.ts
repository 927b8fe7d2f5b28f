import type { Db } from '#database/connect.ts';
import { type ActivityEntry, findActivity, insertActivity } from '../kit/activity.repository.ts';
import type { Author } from '../kit/author.ts';
import { entities } from '../registry.ts';
import { documentKind } from '../site-documents/site-document.ts';
import { findDocumentKeys } from '../site-documents/site-documents.repository.ts';
import { daysAgo } from './days-ago.ts';
import { deleteBefore } from './old-traces.repository.ts';

/** `path`: of the entity in the API, or `site` for a document, which has a `key`. */
type ShownEntry = ActivityEntry & { path: string | null; key: string | null };
export type ActivityPage = { entries: ShownEntry[]; total: number };

/** Who did what in the back office, in plain words. Writes of content log themselves. */
export function createActivityService(db: Db, options: { now?: () => Date } = {}) {
  return {
    /** One page, the newest first; `page` counts from 1. */
    async list(query: { page: number; perPage: number }): Promise<ActivityPage> {
      const offset = (query.page - 1) * query.perPage;
      const { entries, total } = await findActivity(db, { limit: query.perPage, offset });
      const keys = entries.some(isOfDocument) ? await findDocumentKeys(db) : new Map<number, string>();
      const shown = entries.map((entry) => {
        const key = isOfDocument(entry) ? (keys.get(entry.recordId ?? 0) ?? null) : null;
        return { ...entry, path: pathOf(entry), key };
      });
      return { entries: shown, total };
    },

    /** Forgets what was done longer ago. @returns how many entries */
    removeOld: (days: number) => deleteBefore(db, 'activity', daysAgo(days, options.now?.())),

    /** Logs what is not a write of content, e.g. a replaced picture or a new administrator. */
    async record(author: Author, text: string): Promise<void> {
      const now = (options.now?.() ?? new Date()).toISOString();
      await insertActivity(db, { username: author.username, text, entity: null, recordId: null, now });
    },
  };
}

function isOfDocument({ entity }: ActivityEntry): boolean {
  return entity === documentKind;
}

function pathOf(entry: ActivityEntry): string | null {
  if (isOfDocument(entry)) return 'site';
  return entities.find((entity) => entity.name === entry.entity)?.path ?? null;
}
