import type { Db } from '#database/connect.ts';
import { findSiteEntries, type SiteEntry } from '#people/log/log-reader.repository.ts';
import { documentKind } from '../documents/site-document.ts';
import { findDocumentKeys } from '../documents/site-documents.repository.ts';
import { entities } from '../registry.ts';
import { findImportsAt } from './bulk.repository.ts';

/** `path`: of the entity in the API, or `site` for a document, which has a `key`. `bulkId`: of an import, to undo it by. */
type ShownEntry = SiteEntry & { path: string | null; key: string | null; bulkId: number | null };
type Act = Pick<SiteEntry, 'createdAt' | 'username'>;
export type ActivityPage = { entries: ShownEntry[]; total: number };

/** What was done to the site, in plain words: the part of the log that everybody who is signed in may see. */
export function createActivityService(db: Db) {
  return {
    /** One page, the newest first; `page` counts from 1. */
    async list(query: { page: number; perPage: number }): Promise<ActivityPage> {
      const offset = (query.page - 1) * query.perPage;
      const { entries, total } = await findSiteEntries(db, { limit: query.perPage, offset });
      const keys = entries.some(isOfDocument) ? await findDocumentKeys(db) : new Map<number, string>();
      const imports = await findImportsAt(
        db,
        entries.filter(isOfMany).map(({ createdAt }) => createdAt),
      );
      const shown = entries.map((entry) => {
        const key = isOfDocument(entry) ? (keys.get(entry.recordId ?? 0) ?? null) : null;
        const bulkId = isOfMany(entry) ? (imports.find((one) => isSameAct(one, entry))?.id ?? null) : null;
        return { ...entry, path: pathOf(entry), key, bulkId };
      });
      return { entries: shown, total };
    },
  };
}

/** An import is entered once, of no record. */
function isOfMany({ entity, recordId, text }: SiteEntry): boolean {
  return entity !== null && recordId === null && text.startsWith('Imported');
}

/** An import and its entry are written in one transaction, with one time. */
function isSameAct(one: Act, other: Act): boolean {
  return one.createdAt === other.createdAt && one.username === other.username;
}

function isOfDocument({ entity }: SiteEntry): boolean {
  return entity === documentKind;
}

function pathOf(entry: SiteEntry): string | null {
  if (isOfDocument(entry)) return 'site';
  return entities.find((entity) => entity.name === entry.entity)?.path ?? null;
}
