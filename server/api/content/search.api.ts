import { z } from 'zod';
import { entities } from '#content/registry.ts';
import type { EntityTable } from '#database/schema.ts';
import { may } from '#people/accounts/permissions.shared.ts';
import { allow } from '../../http/access.ts';
import type { Services } from '../../services/services.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { textParameter } from '../kit/list-query.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const contentCounts = Object.fromEntries(entities.map(({ table }) => [table, z.int()])) as Record<
  EntityTable,
  z.ZodInt
>;
const countsSchema = z.object({
  ...contentCounts,
  images: z.int(),
  enquiries: z.int().optional().describe('This and what follows for those who may read the inbox'),
  unreadEnquiries: z.int().optional(),
  unreadQuotes: z.int().optional().describe('Requests for a quote that nobody has read'),
  unreadMessages: z.int().optional().describe('Messages of the contact page that nobody has read'),
});
const hitsSchema = z.array(
  z.object({
    path: z.string(),
    id: z.int(),
    title: z.string(),
    detail: z.string(),
    image: z.string(),
    sitePath: z.string().describe('Where visitors see it; empty for a draft, and where it has no page'),
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
  app.get('/counts', { schema: counts, config: allow('records') }, async ({ user }) => {
    const [content, images, inbox] = await Promise.all([
      services.overview.count(),
      services.images.count(),
      user && may(user.role, 'inbox') ? countInbox(services) : {},
    ]);
    return { ...content, images, ...inbox };
  });

  const search = {
    tags: ['Overview'],
    summary: 'Search the content of all kinds',
    security: bearer,
    querystring: z.object({ q: textParameter.default('').describe('Words that the records contain') }),
    response: { 200: jsonResponse('Up to 20 records', hitsSchema), ...failuresOf(400, 401) },
  };
  app.get('/search', { schema: search, config: allow('records') }, async (request) =>
    services.overview.search(request.query.q),
  );

  for (const entity of entities) {
    const filters = {
      tags: ['Overview'],
      summary: `The values that the list of ${entity.section.toLowerCase()} can be narrowed to`,
      security: bearer,
      response: { 200: jsonResponse('Values, in alphabetical order', filtersSchema), ...failuresOf(401) },
    };
    app.get(`/filters/${entity.path}`, { schema: filters, config: allow('records') }, async () =>
      services.overview.findFilters(entity),
    );
  }
}

async function countInbox({ enquiries: service, messages }: Services) {
  const [enquiries, unreadEnquiries, unreadByForm] = await Promise.all([
    service.count(),
    service.countUnread(),
    messages.countUnreadByForm(),
  ]);
  const { quote: unreadQuotes, contact: unreadMessages } = unreadByForm;
  return { enquiries, unreadEnquiries, unreadQuotes, unreadMessages };
}
