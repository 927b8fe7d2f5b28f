import { z } from 'zod';
import { inLanguageOf } from '#content/languages.ts';
import { viewSchema } from '#inbox/inbox/inbox-views.schema.ts';
import { replyTemplatesSchema } from '#inbox/inbox/reply-templates.schema.ts';
import { replyChannels } from '#inbox/inbox/reply-templates.shared.ts';
import { inboxKinds } from '#inbox/submit/handling.shared.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { expectedVersionsOf } from '../kit/if-match.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';

const shared = { tags: ['Inbox'], security: bearer };
const shownView = z.object({
  id: z.int().nullable().describe('Null for those that everybody has'),
  name: z.string(),
  query: z.record(z.string(), z.string()).describe('What the list is asked for'),
});
const template = z.object({
  name: z.string(),
  channel: z.enum(replyChannels),
  subject: z.string(),
  text: z.string(),
  translations: z
    .array(z.object({ language: z.string(), subject: z.string(), text: z.string() }))
    .optional()
    .describe('What it says in other languages; an empty subject is that of the template'),
});
const templates = z.object({ version: z.int(), templates: z.array(template) });

const kinds = z
  .record(z.string(), z.partialRecord(z.enum(inboxKinds), z.string()))
  .describe('What `{kind}` stands for, by language of the site, first what texts are written in');

/** What stands around the inbox: who may get an item, one's own views, and what answers begin with. */
export function inboxSettingsApi(app: ApiScope, context: ApiContext): void {
  addAssignees(app, context);
  addViews(app, context);
  addTemplates(app, context);
}

function addAssignees(app: ApiScope, { services }: ApiContext): void {
  const people = z.array(z.object({ username: z.string(), isSelf: z.boolean() }));
  const schema = {
    ...shared,
    summary: 'List whom items can be assigned to',
    response: { 200: jsonResponse('Administrators who may work the inbox', people), ...failuresOf(401) },
  };
  app.get('/inbox/assignees', { schema, config: allow('inbox') }, async (request) => {
    const names = await services.inbox.listAssignees();
    return names.map((username) => ({ username, isSelf: username === request.user?.username }));
  });
}

function addViews(app: ApiScope, { services }: ApiContext): void {
  const listing = {
    ...shared,
    summary: 'List your views of the inbox',
    response: {
      200: jsonResponse('Those that everybody has, then your own', z.array(shownView)),
      ...failuresOf(401),
    },
  };
  app.get('/inbox/views', { schema: listing, config: allow('inbox') }, async ({ user }) =>
    services.inboxViews.list(user?.username ?? ''),
  );
  const saving = {
    ...shared,
    summary: 'Keep a view of your own',
    description: 'One of the same name is replaced.',
    body: viewSchema,
    response: { 201: jsonResponse('The view', shownView), ...failuresOf(400, 401, 415) },
  };
  const options = { schema: saving, validatorCompiler: leaveToService, config: allow('inbox') };
  app.post('/inbox/views', options, async ({ body, user }, reply) =>
    reply.code(201).send(await services.inboxViews.save(body, user?.username ?? '')),
  );
  const removing = {
    ...shared,
    summary: 'Remove a view of your own',
    params: z.object({ id: recordIdSchema }),
    response: { 204: z.undefined().describe('Removed'), ...failuresOf(400, 401, 404) },
  };
  app.delete(
    '/inbox/views/:id',
    { schema: removing, config: allow('inbox') },
    async ({ params, user }, reply) => {
      await services.inboxViews.remove(params.id, user?.username ?? '');
      return reply.code(204).send();
    },
  );
}

function addTemplates(app: ApiScope, { services }: ApiContext): void {
  const reading = {
    ...shared,
    summary: 'Read the reply templates',
    response: { 200: jsonResponse('All of them', templates.extend({ kinds })), ...failuresOf(401) },
  };
  app.get('/inbox/templates', { schema: reading, config: allow('templates') }, async (request, reply) => {
    const payload = { ...(await services.replyTemplates.read()), kinds: await nameKinds(services) };
    return sendTagged(request, reply, { payload, version: payload.version });
  });
  const saving = {
    ...shared,
    summary: 'Replace the reply templates',
    description: 'With If-Match it fails where somebody has changed them since.',
    body: replyTemplatesSchema,
    response: { 200: jsonResponse('All of them', templates), ...failuresOf(400, 401, 412, 415) },
  };
  const options = { schema: saving, validatorCompiler: leaveToService, config: allow('templates') };
  app.put('/inbox/templates', options, async (request, reply) => {
    const editor = { username: request.user?.username ?? '', versions: expectedVersionsOf(request) };
    const payload = await services.replyTemplates.save(request.body, editor);
    return sendTagged(request, reply, { payload, version: payload.version });
  });
}

/** What is sent by each form, within a sentence of each language. */
async function nameKinds({ readLanguages, wording }: ApiContext['services']) {
  const languages = await readLanguages();
  const tags = new Set([languages.source, ...languages.all]);
  const named = [...tags].map(async (tag) => {
    const t = await inLanguageOf(languages, { tag, work: () => wording.read() });
    return [tag, Object.fromEntries(inboxKinds.map((kind) => [kind, t(`mails:kind.${kind}`)]))];
  });
  return Object.fromEntries(await Promise.all(named));
}
