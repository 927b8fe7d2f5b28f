import { z } from 'zod';
import { isStorableText, unusableCharacters } from '#errors/storable.ts';
import { librarySorts } from '#media/library/library.repository.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import { authorOf } from '../content/content-writing.api.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { optionalPaging, pagingOf, textParameter } from '../kit/list-query.ts';
import { tellTotal } from '../kit/page-links.ts';
import { failuresOf, jsonResponse, notModified } from '../kit/responses.ts';

const maxAltLength = 300;

const usageSchema = z.object({
  type: z.string().describe('What kind of thing names it, e.g. Product'),
  name: z.string().describe('Which one'),
  field: z.string().describe('Where in it'),
  path: z.string().optional().describe('The path of the record in the API'),
  id: z.int().optional().describe('The id of the record'),
  key: z.string().optional().describe('The key of the document of the site'),
  trashed: z.literal(true).optional().describe('There where the record is in the trash'),
});

const imageSchema = z
  .object({
    id: z.int(),
    filename: z.string(),
    path: z.string().describe('/uploads/…'),
    directory: z.string(),
    subdirectory: z.string(),
    size: z.int().describe('Bytes'),
    modified: z.iso.datetime(),
    used: z.boolean(),
    usage: z
      .array(usageSchema)
      .describe('Every place that names it, the trash included; of a page or one file the first of them'),
    usageCount: z.int().optional().describe('Of one file: how many places name it'),
    width: z.int().nullable().describe('Pixels; null for a video'),
    height: z.int().nullable(),
    alt: z.string().describe('What it shows, in words'),
    focalX: z.number().describe('The point that crops keep in view, as a fraction of the width'),
    focalY: z.number(),
    mime: z.string(),
    condition: z
      .enum(['whole', 'animated', 'damaged', 'unreadable'])
      .nullable()
      .describe('Of a picture: an animation stands still; null for others, and until it was looked at'),
    duplicates: z.array(z.string()).describe('Paths of files with the same content'),
  })
  .meta({ id: 'Image' });

/** Finer than a pixel; what is next to nothing is nothing, since PostgreSQL's column refuses it. */
const fractionSteps = 1_000_000;
const fraction = z
  .number('Give a number from 0 to 1')
  .min(0, 'At least 0')
  .max(1, 'At most 1')
  .overwrite((value) => Math.round(value * fractionSteps) / fractionSteps);
const changesSchema = z.strictObject({
  alt: z
    .string('Say it in words')
    .trim()
    .max(maxAltLength, `At most ${maxAltLength} characters`)
    .refine(isStorableText, unusableCharacters)
    .optional(),
  focal_x: fraction.optional(),
  focal_y: fraction.optional(),
  focalX: fraction.optional(),
  focalY: fraction.optional(),
});

const libraryFilter = {
  kind: z.enum(['picture', 'pdf'], 'kind is picture or pdf').default('picture'),
  media: z
    .enum(['any', 'image', 'video'], 'media is any, image or video')
    .default('any')
    .describe('Pictures alone, or videos alone'),
  search: textParameter.default('').describe('Words in the name of the file'),
  directory: z
    .string('Give it once')
    .regex(/^[a-z0-9-]{0,60}$/, 'directory is the name of a folder')
    .default(''),
  usage: z.enum(['all', 'used', 'unused'], 'usage is all, used or unused').default('all'),
  list: z.enum(['all', 'lacking-alt', 'duplicates'], 'list is all, lacking-alt or duplicates').default('all'),
};
const libraryQuery = z.object({
  ...libraryFilter,
  ...optionalPaging,
  sort: z.enum(librarySorts, `sort is one of: ${librarySorts.join(', ')}`).default('modified'),
  order: z.enum(['asc', 'desc'], 'order is asc or desc').default('desc'),
});

const summarySchema = z
  .object({
    ...{ shown: z.int().describe('How many fit'), used: z.int(), unused: z.int() },
    bytes: z.int().describe('The size of those that fit'),
    all: z.int().describe('How many pictures and videos there are'),
    directories: z.array(z.string()).describe('The first folders that uploads lie in'),
  })
  .meta({ id: 'LibrarySummary' });

const shared = { tags: ['Images'], security: [{ bearer: [] }] };
/** A path has slashes in it, so it is the rest of the URL. */
const paramsSchema = z.object({
  '*': z.string().describe('The path of the file, with or without /uploads/ before it'),
});

/** The library of uploaded files. */
export function imagesApi(app: ApiScope, context: ApiContext): void {
  addList(app, context);
  addSummary(app, context);
  addReading(app, context);
  addChange(app, context);
  addRemoval(app, context);
  addReplacement(app, context);
}

function addList(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'List uploaded pictures and videos, or PDFs',
    description:
      'Newest first, each with every place that uses it. With page or per_page the answer is one page, which the other parameters narrow and sort, each file with the first places; X-Total-Count and Link tell the rest.',
    querystring: libraryQuery,
    response: {
      200: jsonResponse('The files', z.array(imageSchema)),
      ...notModified,
      ...failuresOf(400, 401),
    },
  };
  app.get('/images', { schema, config: allow('records') }, async (request, reply) => {
    const { images } = services;
    const paging = pagingOf(request.query);
    if (paging) {
      const { images: payload, total } = await images.listPage({ ...request.query, ...paging });
      tellTotal({ request, reply, paging, total });
      return sendTagged(request, reply, { payload });
    }
    const payload = request.query.kind === 'pdf' ? await images.listPdfs() : await images.list();
    return sendTagged(request, reply, { payload });
  });
}

function addSummary(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Sum up the library',
    description: 'How many files fit, how many of them are used and how large they are.',
    querystring: z.object(libraryFilter),
    response: { 200: jsonResponse('The sums', summarySchema), ...failuresOf(400, 401) },
  };
  app.get('/images/summary', { schema, config: allow('records') }, (request) =>
    services.images.summarize(request.query),
  );
}

function addReading(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Read what the library knows of a file',
    params: paramsSchema,
    response: { 200: jsonResponse('The file', imageSchema), ...failuresOf(401, 404) },
  };
  app.get('/images/*', { schema, config: allow('records') }, (request) =>
    services.images.get(request.params['*']),
  );
}

function addChange(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Say what a picture shows, and which point of it matters',
    params: paramsSchema,
    body: changesSchema,
    response: { 200: jsonResponse('The file as it is now', imageSchema), ...failuresOf(400, 401, 404, 415) },
  };
  app.patch('/images/*', { schema, config: allow('media') }, async (request) => {
    const { alt, focal_x, focal_y, focalX = focal_x, focalY = focal_y } = request.body;
    return services.images.update(request.params['*'], { alt, focalX, focalY });
  });
}

function addRemoval(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Delete a file that nothing uses',
    params: paramsSchema,
    response: { 204: z.undefined().describe('Deleted'), ...failuresOf(401, 404, 409) },
  };
  app.delete('/images/*', { schema, config: allow('media') }, async (request, reply) => {
    await services.images.remove(request.params['*'], authorOf(request));
    return reply.code(204).send();
  });
}

function addReplacement(app: ApiScope, { services }: ApiContext): void {
  const response = z.object({ message: z.string(), updated_items: z.array(usageSchema) });
  const path = z
    .string('Give the path of a file')
    .min(1, 'Give the path of a file')
    .refine(isStorableText, unusableCharacters);
  const schema = {
    ...shared,
    summary: 'Let another file stand wherever one is used',
    description: 'Everything that names the old file names the new one afterwards, or nothing has changed.',
    body: z.strictObject({ old_path: path, new_path: path }),
    response: {
      200: jsonResponse('The places that changed', response),
      ...failuresOf(400, 401, 404, 409, 415),
    },
  };
  app.post('/images/replace', { schema, config: allow('media') }, async (request) => {
    const { old_path: from, new_path: to } = request.body;
    const items = await services.images.replace({ from, to }, authorOf(request));
    return { message: `Successfully updated ${items.length} items`, updated_items: items };
  });
}
