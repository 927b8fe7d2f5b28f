import type { Db } from '#database/connect.ts';
import { findSiteEntries, type SiteEntry } from '#people/log/log-reader.repository.ts';
import { documentKind } from '../documents/site-document.ts';
import { findDocumentKeys } from '../documents/site-documents.repository.ts';
import { entities } from '../registry.ts';

/** `path`: of the entity in the API, or `site` for a document, which has a `key`. */
type ShownEntry = SiteEntry & { path: string | null; key: string | null };
export type ActivityPage = { entries: ShownEntry[]; total: number };

/** What was done to the site, in plain words: the part of the log that everybody who is signed in may see. */
export function createActivityService(db: Db) {
  return {
    /** One page, the newest first; `page` counts from 1. */
    async list(query: { page: number; perPage: number }): Promise<ActivityPage> {
      const offset = (query.page - 1) * query.perPage;
      const { entries, total } = await findSiteEntries(db, { limit: query.perPage, offset });
      const keys = entries.some(isOfDocument) ? await findDocumentKeys(db) : new Map<number, string>();
      const shown = entries.map((entry) => {
        const key = isOfDocument(entry) ? (keys.get(entry.recordId ?? 0) ?? null) : null;
        return { ...entry, path: pathOf(entry), key };
      });
      return { entries: shown, total };
    },
  };
}

function isOfDocument({ entity }: SiteEntry): boolean {
  return entity === documentKind;
}

function pathOf(entry: SiteEntry): string | null {
  if (isOfDocument(entry)) return 'site';
  return entities.find((entity) => entity.name === entry.entity)?.path ?? null;
}
