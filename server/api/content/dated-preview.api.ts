import { z } from 'zod';
import { AppError } from '#errors/app-error.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { renderDatedPreview } from './live-preview/dated-preview.ts';
import { previewPageSchema, previewPagesSchema } from './live-preview.api.ts';
import { plannedChangeSchema, showPlanned, timeParameter } from './schedule.schema.ts';

const previewSchema = z.object({
  html: z.string().describe('The page, without its scripts'),
  page: z.string().describe('Its path'),
  changes: z.array(plannedChangeSchema).describe('What appears and goes until then'),
  pages: previewPagesSchema,
});

/** The public site as it will be at a time. */
export function datedPreviewApi(app: ApiScope, { services, db, pages }: ApiContext): void {
  const schema = {
    tags: ['Previews'],
    summary: 'Render a page of the site as it will be at a time',
    description: 'All that is due until then is done in it. Nothing is written.',
    security: bearer,
    body: z.strictObject({
      at: timeParameter('at').describe('The time, with its offset'),
      page: previewPageSchema.default('/').describe('The page to show'),
    }),
    response: { 200: jsonResponse('The page', previewSchema), ...failuresOf(400, 401, 413, 415) },
  };
  app.post('/previews/dated', { schema, config: allow('schedule') }, async (request, reply) => {
    if (!pages) throw new AppError('unavailable', 'This server has no pages.');
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    reply.header('x-robots-tag', 'noindex');
    const preview = await renderDatedPreview({ db, services, pages }, request.body, closed.signal);
    return { ...preview, changes: preview.changes.map(showPlanned) };
  });
}
