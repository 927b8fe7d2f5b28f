import { uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { type SiteContent, type SiteContentKey, siteContentSchemas } from '#site/site-content.schema.ts';
import { createSiteContentService } from '#site/site-content.service.ts';
import { readContent } from './demo-files.ts';

const filePattern = /^(?:products|gallery|certificates)\/[\w-]+\.(?:webp|pdf)$/;

/** Stores what the demo company says about itself. */
export async function loadSiteContent(db: Db): Promise<void> {
  const service = createSiteContentService(db);
  for (const key of Object.keys(siteContentSchemas) as SiteContentKey[]) {
    const value = siteContentSchemas[key].parse(withUploadPaths(await readContent(`site/${key}.json`)));
    await service.save(key, value as SiteContent[typeof key]);
  }
}

/** Turns every name of a demo file in a document into its path on the site. */
function withUploadPaths(value: unknown): unknown {
  if (typeof value === 'string') return filePattern.test(value) ? uploadsPrefix + value : value;
  if (Array.isArray(value)) return value.map(withUploadPaths);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withUploadPaths(item)]));
}
