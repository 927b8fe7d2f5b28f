import { findSiteContent, saveSiteContent } from '#content/site-content/site-content.repository.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { siteContentDefaults } from './site-content.defaults.ts';
import { type SiteContent, type SiteContentKey, siteContentSchemas } from './site-content.schema.ts';

export type SiteContentService = ReturnType<typeof createSiteContentService>;

/** What the company says of itself outside the five entities: facts, certificates, testimonials, legal text. */
export function createSiteContentService(db: Db) {
  return {
    /** The document under a key; a neutral one while nothing is stored. */
    async get<Key extends SiteContentKey>(key: Key): Promise<SiteContent[Key]> {
      const stored = await findSiteContent(db, key);
      if (stored === undefined) return siteContentDefaults[key];
      return siteContentSchemas[key].parse(JSON.parse(stored)) as SiteContent[Key];
    },

    /** Stores a document whole, in place of the one before. */
    async save<Key extends SiteContentKey>(key: Key, value: SiteContent[Key]): Promise<void> {
      const document = { key, value: JSON.stringify(value), now: new Date().toISOString() };
      await inTransaction(db, (trx) => saveSiteContent(trx, document));
    },
  };
}
