import { z } from 'zod';
import { siteDocuments } from '#content/documents/registry.ts';
import { entities } from '#content/registry.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { idInBody } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { renderLivePreview, type Unsaved } from './live-preview/live-preview.ts';

const paths = entities.map(({ path }) => path);
const keys = siteDocuments.map(({ key }) => key);
/** The path of a page that can be previewed. */
export const previewPageSchema = z
  .string('page is the path of a page of this site')
  .regex(
    /^\/(?!\/|admin(?:\/|$)|api(?:\/|$))[^\\\s]{0,500}$/,
    'page is the path of a public page of this site',
  );
export const previewPagesSchema = z
  .array(z.object({ path: z.string(), label: z.string() }))
  .describe('What else can be shown');

const bodySchema = z.strictObject({
  path: z
    .enum(paths, `path is one of: ${paths.join(', ')}`)
    .optional()
    .describe('What kind of record it is'),
  id: idInBody('id is the id of a record').optional().describe('Without it the record is a new one'),
  document: z
    .enum(keys, `document is one of: ${keys.join(', ')}`)
    .optional()
    .describe('Or which document'),
  language: z
    .string('language is one of the languages of the site')
    .optional()
    .describe('Of a translation of it, whose texts the values are then'),
  values: z
    .record(z.string(), z.unknown(), 'values are the fields of the record or document')
    .describe('What is typed, as it would be saved'),
  page: previewPageSchema
    .optional()
    .describe('The page to show; without it the own page of the record or document'),
});
const previewSchema = z.object({
  html: z.string().nullable().describe('The page, without its scripts; null where too much is missing yet'),
  page: z.string().describe('Its path'),
  own: z.string().describe('The path of the page that belongs to the record or document'),
  lacking: z
    .array(z.object({ field: z.string(), label: z.string(), message: z.string() }))
    .describe('What could not be saved as it is; the page shows it as it was'),
  pages: previewPagesSchema,
});

/** Pages as they will be once a form is saved. */
export function livePreviewApi(app: ApiScope, { services, db, pages }: ApiContext): void {
  const schema = {
    tags: ['Previews'],
    summary: 'Render a page with values that are not saved',
    description: 'Nothing is written. In the page `data-field` names the field that an element shows.',
    security: bearer,
    body: bodySchema,
    response: {
      200: jsonResponse('The page', previewSchema),
      ...failuresOf(400, 401, 404, 413, 415),
    },
  };
  app.post('/previews/live', { schema, config: allow('content') }, async (request, reply) => {
    if (!pages) throw new AppError('unavailable', 'This server has no pages.');
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    reply.header('x-robots-tag', 'noindex');
    return renderLivePreview({ db, services, pages }, subjectOf(request.body), closed.signal);
  });
}

/** @throws AppError `invalid` unless it is either a record or a document, or the translation of a stored one */
function subjectOf({ path, id, document, language, values, page }: z.infer<typeof bodySchema>): Unsaved {
  if (document !== undefined && path === undefined) {
    return language === undefined
      ? { document, value: values, page }
      : { of: { document }, language, values, page };
  }
  const entity = entities.find((candidate) => candidate.path === path);
  if (!entity || document !== undefined) throw invalid({ path: 'Name either a path or a document' });
  if (language === undefined) return { entity, id, values, page };
  if (id === undefined) throw invalid({ id: 'Only what is stored is translated' });
  return { of: { entity, id }, language, values, page };
}
