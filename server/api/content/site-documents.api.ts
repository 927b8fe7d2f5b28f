import { z } from 'zod';
import { documentSchemaOf, documentValueSchemaOf } from '#content/documents/document-schema.ts';
import { siteDocuments } from '#content/documents/registry.ts';
import type { SiteDocument } from '#content/documents/site-document.ts';
import type { StoredDocument, TranslatedDocument } from '#content/documents/site-documents.repository.ts';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { AppError, isAppError } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { saidLanguage } from '#messages/language.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow, readerOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { expectedVersionsOf } from '../kit/if-match.ts';
import { optionalPaging, pagingOf, textParameter } from '../kit/list-query.ts';
import { tellTotal } from '../kit/page-links.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse, notModified, withOrWithoutToken } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { authorOf } from './content-writing.api.ts';
import { revisionSchema } from './revisions.api.ts';

const tags = ['Site documents'];
const when = z.iso.datetime().nullable().describe('Null where nobody has written it yet');
const keyParameter = z.object({
  key: z.string().describe(`One of: ${siteDocuments.map(({ key }) => key).join(', ')}`),
});
const revisionParameters = keyParameter.extend({ revisionId: recordIdSchema });

const summarySchema = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string().describe('What it is for'),
  shownOn: z.string().describe('A page that shows it; empty while there is none'),
  version: z.int(),
  updatedAt: when,
  updatedBy: z.string(),
  hasDraft: z.boolean().describe('Something is prepared that visitors do not see yet'),
});

/** Only the API's description reads these two, which take as long to make as everything else of these routes. */
const documentSchema = z.lazy(() => z.union(siteDocuments.map(singleSchemaOf)));

const bodySchema = z.object({
  value: z
    .lazy(() => z.union(siteDocuments.map(({ fields, label }) => documentSchemaOf(fields).describe(label))))
    .describe(
      'Fields that are left out stay; a list is stored as it is sent. An item without an id gets one',
    ),
  draft: z.boolean('draft is yes or no').optional().describe('Prepares it beside what visitors see'),
});

/** What pages say beside records: names, texts, pictures and lists that exist once. */
export function siteDocumentsApi(app: ApiScope, context: ApiContext): void {
  addList(app, context);
  addSearch(app, context);
  addSingle(app, context);
  addChanging(app, context);
  addRevisions(app, context);
  addRestoring(app, context);
}

function addList(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'List the documents of the site',
    security: bearer,
    response: {
      200: jsonResponse('All of them', z.array(summarySchema)),
      ...notModified,
      ...failuresOf(401),
    },
  };
  app.get('/site-documents', { schema, config: allow('documents') }, async (request, reply) =>
    sendTagged(request, reply, { payload: await services.siteDocuments.list() }),
  );
}

const foundSchema = z.object({
  key: z.string(),
  field: z.string().describe("The field's place, with the ids of items: `hours/weekdays/time`"),
  label: z.string().describe('The same in words'),
  text: z.string().describe('The text around what was found, without markup'),
});

function addSearch(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Search the texts of all documents',
    querystring: z.object({ search: textParameter.default('').describe('Words as they stand in the text') }),
    security: bearer,
    response: { 200: jsonResponse('Up to 20 texts', z.array(foundSchema)), ...failuresOf(400, 401) },
  };
  app.get('/site-documents/texts', { schema, config: allow('documents') }, async ({ query }) =>
    services.siteDocuments.search(query.search),
  );
}

function addSingle(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Read a document of the site',
    params: keyParameter,
    security: withOrWithoutToken,
    response: { 200: jsonResponse('The document', documentSchema), ...notModified, ...failuresOf(401, 404) },
  };
  app.get('/site-documents/:key', { schema, config: allow('readers') }, async (request, reply) => {
    const { key } = request.params;
    const stored = await services.siteDocuments.read(key);
    const language = saidLanguage();
    const isVisitor = readerOf(request) === 'visitor';
    const payload =
      isVisitor || language !== undefined
        ? showToVisitors(key, stored, await services.siteDocuments.translate(key, stored))
        : show(key, stored);
    return sendTagged(request, reply, { payload, version: payload.version });
  });
}

function addChanging(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Change a document of the site',
    description:
      'With If-Match it fails where the document has changed since. Without draft, visitors see it at once, and a draft that was there is gone from all but the history.',
    security: bearer,
    params: keyParameter,
    body: bodySchema,
    response: {
      200: jsonResponse('The document', documentSchema),
      ...failuresOf(400, 401, 404, 412, 413, 415),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('documents') };
  app.put('/site-documents/:key', options, async (request, reply) => {
    const { key } = request.params;
    const write = { author: authorOf(request), expectedVersion: expectedVersionsOf(request) };
    const stored = await withShownConflict(key, () =>
      services.siteDocuments.save(key, { ...write, ...readBody(request.body) }),
    );
    return sendTagged(request, reply, { payload: show(key, stored), version: stored.version });
  });
}

function addRevisions(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'List the versions of a document',
    description: 'With page or per_page the answer is one page; X-Total-Count and Link tell the rest.',
    querystring: z.object(optionalPaging),
    security: bearer,
    params: keyParameter,
    response: {
      200: jsonResponse('The newest first', z.array(revisionSchema)),
      ...failuresOf(400, 401, 404),
    },
  };
  const options = { schema, config: allow('documents') };
  app.get('/site-documents/:key/revisions', options, async (request, reply) => {
    const { key } = request.params;
    const paging = pagingOf(request.query);
    if (paging)
      tellTotal({ request, reply, paging, total: await services.siteDocuments.countRevisions(key) });
    return services.siteDocuments.listRevisions(key, paging);
  });
}

function addRestoring(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Give a document back what it held at a version',
    description: 'It becomes a new version. With If-Match it fails where the document has changed since.',
    security: bearer,
    params: revisionParameters,
    response: { 200: jsonResponse('The document', documentSchema), ...failuresOf(400, 401, 404, 412) },
  };
  const options = { schema, config: allow('documents') };
  app.post('/site-documents/:key/revisions/:revisionId/restore', options, async (request, reply) => {
    const { key, revisionId } = request.params;
    const write = { author: authorOf(request), expectedVersion: expectedVersionsOf(request) };
    const stored = await withShownConflict(key, () =>
      services.siteDocuments.restore(key, { ...write, revisionId }),
    );
    return sendTagged(request, reply, { payload: show(key, stored), version: stored.version });
  });
}

function singleSchemaOf({ key, label, fields }: SiteDocument) {
  const value = documentValueSchemaOf(fields);
  return z
    .object({
      key: z.literal(key),
      version: z.int(),
      updatedAt: when,
      value: value.describe('What visitors see'),
      language: z.string().optional().describe('Where `lang` asks for one'),
      fallback: z
        .array(z.string())
        .optional()
        .describe('The places of texts that have none in it and show the source, such as `phones.0.label`'),
      updatedBy: z.string().optional().describe('For administrators'),
      draft: z
        .object({ value, updatedAt: when, updatedBy: z.string() })
        .nullable()
        .optional()
        .describe('What is prepared beside it; for administrators'),
    })
    .meta({ id: `${capitalize(key)}Document`, description: label });
}

/** The value is checked by the service, which knows the document. */
function readBody(body: unknown): { value: unknown; isDraft: boolean } {
  const envelope = z.strictObject({ value: z.unknown(), draft: bodySchema.shape.draft });
  const { value, draft = false } = parseOrThrow(envelope, body);
  return { value, isDraft: draft };
}

function showToVisitors(
  key: string,
  { publishedVersion, publishedAt }: StoredDocument,
  { value, fallback }: TranslatedDocument,
) {
  const language = saidLanguage();
  const inLanguage = language === undefined ? {} : { language, fallback };
  return { key, version: publishedVersion, updatedAt: publishedAt, value, ...inLanguage };
}

function show(key: string, { version, updatedAt, updatedBy, value, draft }: StoredDocument) {
  return { key, version, updatedAt, updatedBy, value, draft };
}

/** On a conflict the response holds the document's current state, as reading would. */
async function withShownConflict<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const current = isAppError(error) && error.code === 'stale' ? error.data?.current : undefined;
    if (!isAppError(error) || current === undefined) throw error;
    const data = { current: show(key, current as StoredDocument) };
    throw new AppError('stale', error.message, { data, cause: error });
  }
}
