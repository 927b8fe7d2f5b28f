import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { documentKind } from '#content/documents/site-document.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import { entities } from '#content/registry.ts';
import type { Translation } from '#content/translations/show-translation.ts';
import { type Subject, translationStatuses } from '#content/translations/translations.repository.ts';
import { parseOrThrow } from '#errors/validate.ts';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { expectedDigestsOf, expectedVersionsOf } from '../kit/if-match.ts';
import { optionalPaging, pagingOf } from '../kit/list-query.ts';
import { tellTotal } from '../kit/page-links.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse, notModified } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { authorOf } from './content-writing.api.ts';
import { revisionSchema } from './revisions.api.ts';

const tags = ['Translations'];

const summary = {
  language: z.string().describe('A BCP 47 tag'),
  status: z.enum(translationStatuses),
  outdated: z.array(z.string()).describe('Fields whose source has changed since they were translated'),
  updatedAt: z.iso.datetime().nullable().describe('Null where it was never written'),
  version: z.int(),
  source: z
    .string()
    .describe('Changes with what it is a translation of; with the version it is the entity tag'),
};
const texts = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const listSchema = z.array(z.object(summary));
const translationSchema = z
  .object({
    ...summary,
    updatedBy: z.string(),
    fields: texts.describe('Texts by field, of documents by dotted path; lists are parallel to their source'),
    translatedFrom: texts.describe('What the outdated fields said when they were translated'),
  })
  .meta({ id: 'Translation' });
const bodySchema = z.strictObject({
  fields: texts.describe('All texts; one that is left out or empty is not translated any more'),
  status: z.enum(['draft', 'published'], 'status is draft or published'),
  checked: z
    .array(z.string(), 'checked is a list of fields')
    .optional()
    .describe('Outdated fields whose texts stay as they are and are right'),
});

const language = z.string().describe('One of the languages of the site but the first');

type Parameters = Readonly<Record<string, string | number>>;

/** What of the site is translated: the path of its calls, who writes it, and which one a request is about. */
type Part = {
  path: string;
  noun: string;
  shape: z.ZodRawShape;
  permission: Permission;
  subjectOf: (parameters: Parameters) => Subject;
  /** Another spelling of what the API describes. */
  isHidden?: boolean;
};

/** What records, site documents and pictures say in other languages. */
export function translationsApi(app: ApiScope, context: ApiContext): void {
  const parts: Part[] = entities.map(({ name, path, noun }) => ({
    ...{ path: `/${path}/:id`, noun: `a ${noun.one}`, permission: 'content' },
    shape: { id: recordIdSchema },
    subjectOf: ({ id }) => ({ kind: name, subject: String(id) }),
  }));
  parts.push({
    ...{ path: '/site-documents/:key', noun: 'a document of the site', permission: 'documents' },
    shape: { key: z.string() },
    subjectOf: ({ key }) => ({ kind: documentKind, subject: String(key) }),
  });
  parts.push(partOfPicture(['path']));
  // Whoever does not write a slash in a path as %2F asks at one of these: no route goes on after the rest of a URL.
  const steps = ['first', 'second', 'third', 'fourth'];
  parts.push(...[2, 3, 4].map((depth) => ({ ...partOfPicture(steps.slice(0, depth)), isHidden: true })));
  for (const part of parts) {
    addReading(app, context, part);
    addWriting(app, context, part);
    addRevisions(app, context, part);
  }
}

function partOfPicture(steps: readonly string[]): Part {
  const step = z.string().describe('The path of the picture, with or without uploads/ before it');
  return {
    ...{
      path: `/images/${steps.map((name) => `:${name}`).join('/')}`,
      noun: 'a picture',
      permission: 'media',
    },
    shape: Object.fromEntries(steps.map((name) => [name, step])),
    subjectOf(parameters) {
      const path = steps.map((name) => parameters[name]).join('/');
      return { kind: 'image', subject: uploadsPrefix + path.replace(/^uploads\//, '') };
    },
  };
}

function addReading(app: ApiScope, { services: { translations } }: ApiContext, part: Part): void {
  const { path, noun, shape, subjectOf } = part;
  const shared = { tags, security: bearer, hide: part.isHidden === true };
  const list = {
    ...{ ...shared, summary: `List the translations of ${noun}`, params: z.object(shape) },
    response: { 200: jsonResponse('One a language', listSchema), ...notModified, ...failuresOf(401, 404) },
  };
  app.get(`${path}/translations`, { schema: list, config: allow('records') }, async (request, reply) =>
    sendTagged(request, reply, { payload: await translations.list(subjectOf(request.params as Parameters)) }),
  );
  const one = {
    ...{ ...shared, summary: `Read a translation of ${noun}`, params: z.object({ ...shape, language }) },
    response: { 200: jsonResponse('It', translationSchema), ...notModified, ...failuresOf(400, 401, 404) },
  };
  app.get(
    `${path}/translations/:language`,
    { schema: one, config: allow('records') },
    async (request, reply) => {
      const payload = await translations.get(placeOf(request, part));
      return sendTranslation(request, reply, payload);
    },
  );
}

/** Nothing else changes what is said of it. */
function sendTranslation(request: FastifyRequest, reply: FastifyReply, payload: Translation): FastifyReply {
  return sendTagged(request, reply, { payload, version: payload.version, digest: payload.source });
}

function addWriting(app: ApiScope, { services: { translations } }: ApiContext, part: Part): void {
  const { path, noun, shape } = part;
  const shared = {
    tags,
    security: bearer,
    hide: part.isHidden === true,
    params: z.object({ ...shape, language }),
  };
  const config = allow(part.permission);
  const save = {
    ...{ ...shared, summary: `Translate ${noun}`, body: bodySchema },
    description:
      'With If-Match it fails where the translation or what it is of has changed since; the tag "v0", and "v0-" with the source of the list behind it, stand for one that is not there yet.',
    response: {
      200: jsonResponse('It', translationSchema),
      ...failuresOf(400, 401, 404, 409, 412, 413, 415),
    },
  };
  const options = { schema: save, validatorCompiler: leaveToService, config };
  app.put(`${path}/translations/:language`, options, async (request, reply) => {
    const payload = await translations.save({
      ...writeOf(request, part),
      ...parseOrThrow(envelope, request.body),
      expectedSources: expectedDigestsOf(request),
    });
    return sendTranslation(request, reply, payload);
  });
  const remove = {
    ...{ ...shared, summary: `Delete a translation of ${noun}` },
    description: 'Its versions stay, and it can be given back what it was at one of them.',
    response: { 204: z.undefined().describe('Deleted'), ...failuresOf(400, 401, 404, 412) },
  };
  app.delete(`${path}/translations/:language`, { schema: remove, config }, async (request, reply) => {
    await translations.remove(writeOf(request, part));
    return reply.code(204).send();
  });
}

function addRevisions(app: ApiScope, { services: { translations } }: ApiContext, part: Part): void {
  const { path, noun, shape } = part;
  const shared = { tags, security: bearer, hide: part.isHidden === true };
  const list = {
    ...{ ...shared, summary: `List the versions of a translation of ${noun}` },
    description: 'With page or per_page the answer is one page; X-Total-Count and Link tell the rest.',
    ...{ params: z.object({ ...shape, language }), querystring: z.object(optionalPaging) },
    response: {
      200: jsonResponse('The newest first', z.array(revisionSchema)),
      ...failuresOf(400, 401, 404),
    },
  };
  const below = `${path}/translations/:language/revisions`;
  app.get(below, { schema: list, config: allow('records') }, async (request, reply) => {
    const place = placeOf(request, part);
    const paging = pagingOf(request.query);
    if (paging) tellTotal({ request, reply, paging, total: await translations.countRevisions(place) });
    return translations.listRevisions(place, paging);
  });
  const restore = {
    ...{ ...shared, summary: `Give a translation of ${noun} back what it was at a version` },
    description: 'It becomes a new version. With If-Match it fails where the translation has changed since.',
    params: z.object({ ...shape, language, revisionId: recordIdSchema }),
    response: { 200: jsonResponse('It', translationSchema), ...failuresOf(400, 401, 404, 409, 412) },
  };
  const options = { schema: restore, config: allow(part.permission) };
  app.post(`${below}/:revisionId/restore`, options, async (request, reply) => {
    const { revisionId } = request.params as { revisionId: number };
    const payload = await translations.restore({ ...writeOf(request, part), revisionId });
    return sendTranslation(request, reply, payload);
  });
}

/** The texts are checked by the service, which knows what they are of. */
const envelope = bodySchema.extend({ fields: z.unknown() });

function placeOf(request: FastifyRequest, { subjectOf }: Part) {
  const parameters = request.params as Parameters;
  return { ...subjectOf(parameters), language: String(parameters.language) };
}

function writeOf(request: FastifyRequest, part: Part) {
  return {
    ...{ place: placeOf(request, part), author: authorOf(request) },
    expectedVersion: expectedVersionsOf(request),
  };
}
