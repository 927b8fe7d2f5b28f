import type { DocumentKey } from '#content/documents/registry.ts';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import { systemAuthor } from '#content/kit/author.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { readContent } from './demo-files.ts';

const filePattern = /^(?:products|gallery|certificates)\/[\w-]+\.(?:webp|pdf)$/;

/** The documents that the demo company has something of its own to say in. */
const keys: readonly DocumentKey[] = [
  ...([
    'company',
    'home',
    'navigation',
    'about',
    'certificates',
    'testimonials',
    'legal',
    'landing',
    'contact',
    'notices',
    'search',
    'forms',
    'seo',
    'room',
    'dataSheet',
    'trade',
  ] as const),
];

/** Stores what the demo company says about itself, through the same rules as an editor's work. */
export async function loadSiteDocuments(db: Db): Promise<void> {
  const documents = createSiteDocumentService(db);
  for (const key of keys) {
    const value = withUploadPaths(await readContent(`site/${key}.json`));
    await documents.save(key, { value, author: systemAuthor });
  }
  // Where an earlier start without demo content has closed it.
  await documents.save('launch', { value: { open: true }, author: systemAuthor });
}

/** Turns every name of a demo file in a document into its path on the site. */
function withUploadPaths(value: unknown): unknown {
  if (typeof value === 'string') return filePattern.test(value) ? uploadsPrefix + value : value;
  if (Array.isArray(value)) return value.map(withUploadPaths);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withUploadPaths(item)]));
}
