import { z } from 'zod';
import { statisticsDays } from '#statistics/statistics.service.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const day = z.iso.date().describe('A day of the company’s time zone');

const statisticsSchema = z.object({
  from: day,
  to: day,
  countedSince: z.iso
    .datetime()
    .nullable()
    .describe('The beginning of the first day that is kept; null while there is none'),
  visits: z
    .array(z.object({ day, visits: z.int(), pageViews: z.int() }))
    .describe('One entry a day, the oldest first'),
  topProducts: z
    .array(z.object({ id: z.int(), name: z.string(), slug: z.string(), views: z.int() }))
    .describe('The 10 products opened most'),
  enquirySources: z
    .array(
      z.object({
        source: z.string().describe('utm_source in small letters; empty where none is known'),
        total: z.int(),
        days: z.array(z.object({ day, count: z.int() })),
      }),
    )
    .describe('Enquiries and messages by the campaign that brought them'),
});

const daysParameter = z
  .enum(statisticsDays.map(String), `days is one of: ${statisticsDays.join(', ')}`)
  .default('30')
  .describe('How many days, today included');

const withoutPictureSchema = z.object({
  total: z.int(),
  records: z
    .array(z.object({ path: z.string(), id: z.int(), title: z.string(), kind: z.string() }))
    .describe('Up to 10 of each kind'),
});

/** What the dashboard shows beside the content itself. */
export function statisticsApi(app: ApiScope, { services }: ApiContext): void {
  const statistics = {
    tags: ['Overview'],
    summary: 'Visits, the products opened most, and enquiries by source',
    security: bearer,
    querystring: z.object({ days: daysParameter }),
    response: {
      200: jsonResponse('Days of the company’s time zone', statisticsSchema),
      ...failuresOf(400, 401),
    },
  };
  app.get('/statistics', { schema: statistics, config: allow('statistics') }, async (request) =>
    services.statistics.read(Number(request.query.days)),
  );

  const withoutPicture = {
    tags: ['Overview'],
    summary: 'List products, collections, articles and projects without a main picture',
    security: bearer,
    response: { 200: jsonResponse('The newest first', withoutPictureSchema), ...failuresOf(401) },
  };
  app.get('/without-picture', { schema: withoutPicture, config: allow('publishCheck') }, async () =>
    services.overview.findWithoutPicture(),
  );
}
