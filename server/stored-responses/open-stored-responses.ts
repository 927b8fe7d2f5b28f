import type { ContentChanges } from '#content/kit/content-changes.ts';
import { entities } from '#content/registry.ts';
import { type Db, rowChangesOf } from '#database/connect.ts';
import { createStoredResponses, type StoredResponses } from './stored-responses.ts';

/** What is published, and what has to be read to tell it. A response that reads anything else is not kept. */
const storedTables: ReadonlySet<string> = new Set([
  ...entities.map(({ table }) => table),
  'siteDocuments',
  'topLevelSlugs',
  'slugHistory',
  'mediaFiles',
  'pictureColours',
  'productColours',
  'generatedSitemap',
  'sitemapFiles',
]);

/** What other processes are told of: that, and what is counted again and again (`database/remembered.ts`). */
export const toldTables: ReadonlySet<string> = new Set([
  ...storedTables,
  ...['inboxItems', 'logEntries', 'feedback', 'subscribers', 'uploadUses', 'revisions'],
]);

/** Kept responses that hear of every write to a database. */
export function openStoredResponses(
  db: Db,
  { maxBytes, changes }: { maxBytes: number; changes: ContentChanges },
): StoredResponses {
  const hearing = rowChangesOf(db);
  const stored = createStoredResponses({ maxBytes, tables: storedTables, hearing });
  hearing.subscribe(stored.hear);
  // The sitemap is made anew a moment after what it tells has changed.
  changes.subscribe(() => stored.hear([{ table: 'generatedSitemap' }]));
  return stored;
}
