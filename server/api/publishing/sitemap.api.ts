import { z } from 'zod';
import type { SitemapStatus } from '#publishing/sitemap/generated-sitemap.service.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse } from '../kit/responses.ts';

const statusSchema = z.object({
  exists: z.boolean(),
  last_modified: z.string().nullable().describe('ISO 8601 in UTC'),
  file_size: z.number().describe('In bytes'),
  location: z.string().describe('Where it is read'),
});

/** The sitemap as its manager sees it; visitors read it at /sitemap.xml. */
export function sitemapApi(app: ApiScope, { services: { sitemap } }: ApiContext): void {
  const shared = {
    tags: ['Sitemap'],
    security: [{ bearer: [] }],
    response: { 200: jsonResponse('The sitemap', statusSchema), ...failuresOf(401) },
  };
  const status = { ...shared, summary: 'Whether there is a sitemap, and how old it is' };
  app.get('/sitemap/status', { schema: status, config: allow('sitemap') }, async () =>
    show(await sitemap.status()),
  );

  const generate = { ...shared, summary: 'Make the sitemap now' };
  app.post('/sitemap/generate', { schema: generate, config: allow('sitemap') }, async () =>
    show(await sitemap.generate()),
  );
}

function show(status: SitemapStatus): z.output<typeof statusSchema> {
  const { exists, lastModified, fileSize, location } = status;
  return { exists, last_modified: lastModified, file_size: fileSize, location };
}
