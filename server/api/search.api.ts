import { z } from 'zod';
import { entities } from '#content/registry.ts';
import type { EntityTable } from '#database/schema.ts';
import { requireAdministrator } from '../plugins/authentication.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { textParameter } from './list-query.ts';
import { bearer, failuresOf, jsonResponse } from './responses.ts';

const contentCounts = Object.fromEntries(entities.map(({ table }) => [table, z.int()])) as Record<
  EntityTable,
  z.ZodInt
>;
const countsSchema = z.object({
  ...contentCounts,
  images: z.int(),
  enquiries: z.int(),
  unreadEnquiries: z.int(),
  unreadQuotes: z.int().describe('Requests for a quote that nobody has read'),
  unreadMessages: z.int().describe('Messages of the contact page that nobody has read'),
});
const hitsSchema = z.array(
  z.object({
    path: z.string(),
    id: z.int(),
    title: z.string(),
    detail: z.string(),
    image: z.string(),
    address: z.string().describe('Where visitors see it; empty for a draft, and where it has no page'),
  }),
);
/** Other fields than `category` and `client` stand under their own names. */
const filtersSchema = z
  .object({ categories: z.array(z.string()), clients: z.array(z.string()) })
  .catchall(z.array(z.string()));

/** Queries of the back office across all entities: numbers, search results, and values to filter a list by. */
export function searchApi(app: ApiScope, { services }: ApiContext): void {
  const counts = {
    tags: ['Overview'],
    summary: 'How much of everything there is',
    security: bearer,
    response: { 200: jsonResponse('Numbers, drafts included', countsSchema), ...failuresOf(401) },
  };
  app.get('/counts', { schema: counts, onRequest: requireAdministrator }, async () => {
    const [content, images, enquiries, unreadEnquiries, unreadByForm] = await Promise.all([
      services.overview.count(),
      services.media.countPictures(),
      services.enquiries.count(),
      services.enquiries.countUnread(),
      services.messages.countUnreadByForm(),
    ]);
    const { quote: unreadQuotes, contact: unreadMessages } = unreadByForm;
    return { ...content, images, enquiries, unreadEnquiries, unreadQuotes, unreadMessages };
  });

  const search = {
    tags: ['Overview'],
    summary: 'Search the content of all kinds',
    security: bearer,
    querystring: z.object({ q: textParameter.default('').describe('Words that the records contain') }),
    response: { 200: jsonResponse('Up to 20 records', hitsSchema), ...failuresOf(400, 401) },
  };
  app.get('/search', { schema: search, onRequest: requireAdministrator }, async (request) =>
    services.overview.search(request.query.q),
  );

  for (const entity of entities) {
    const filters = {
      tags: ['Overview'],
      summary: `The values that the list of ${entity.section.toLowerCase()} can be narrowed to`,
      security: bearer,
      response: { 200: jsonResponse('Values, in alphabetical order', filtersSchema), ...failuresOf(401) },
    };
    app.get(`/filters/${entity.path}`, { schema: filters, onRequest: requireAdministrator }, async () =>
      services.overview.findFilters(entity),
    );
  }
}
