import { z } from 'zod';
import { approvalSchema as approvalInput, approvalOf, storedApproval } from '#inbox/shortlists/approvals.ts';
import { shortlistSchema } from '#inbox/submit/stone-lines.schema.ts';
import { maxFormBytes } from '#inbox/submit/submission-budget.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow, readerOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse, notModified, withOrWithoutToken } from '../kit/responses.ts';
import { bothSpellingsSchema, inBothSpellings } from '../kit/spellings.ts';
import { leaveToService } from '../kit/validation.ts';
import { refuseUnknownFields } from './known-fields.ts';
import { inSentLanguage } from './sent-language.ts';
import { sharedLineSchema } from './stone-lines.schema.ts';

const tags = ['Shortlists'];
const moment = z.string().describe('ISO 8601 in UTC');
const parameters = z.object({ shortlistId: z.string().max(64) });
const sharedSchema = z.object({
  id: z.string().describe('Cannot be guessed: whoever has it may read the list'),
  url: z.string().describe('The page that shows the list'),
});
const shownApproval = z.object(approvalOf);
/** Its address is for the staff. */
const approvalSchema = storedApproval.partial({ email: true });
const listSchema = bothSpellingsSchema({
  ...{ id: z.string(), url: z.string(), createdAt: moment },
  expiresAt: moment.describe('When the list will be gone'),
  lines: z.array(sharedLineSchema),
  approvals: z.array(approvalSchema).describe('Who approved it, the first one first'),
});

/** Lists of stones with a link of their own (specification/api.md, "Shortlists"). */
export function shortlistsApi(app: ApiScope, context: ApiContext): void {
  addSharing(app, context);
  addApproving(app, context);
  addReading(app, context);
}

function addSharing(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Share a list of products',
    description: 'Messages about a line are keyed by its place, such as `lines.2.area`.',
    body: shortlistSchema,
    response: {
      201: jsonResponse('The list has a link now', sharedSchema),
      ...failuresOf(400, 404, 413, 415, 429),
    },
  };
  const options = {
    schema,
    config: allow('everybody'),
    bodyLimit: maxFormBytes,
    validatorCompiler: leaveToService,
  };
  app.post('/shortlists', options, async (request, reply) => {
    const { body, ip } = request;
    refuseUnknownFields(shortlistSchema, body);
    const answer = () => services.shortlists.share(body, { ip });
    const { id } = await inSentLanguage(services, { body, answer });
    return reply.code(201).send({ id, url: urlOf(services.publicUrl, id) });
  });
}

function addApproving(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Approve a shared list',
    description: 'Keeps who approved it, when, and exactly what, with the sizes that its slabs have now.',
    params: parameters,
    body: approvalInput,
    response: {
      201: jsonResponse('It is approved', shownApproval),
      ...failuresOf(400, 404, 409, 413, 415, 429),
    },
  };
  const options = {
    schema,
    config: allow('everybody'),
    bodyLimit: maxFormBytes,
    validatorCompiler: leaveToService,
  };
  app.post('/shortlists/:shortlistId/approval', options, async (request, reply) => {
    const { body, ip, params } = request;
    refuseUnknownFields(approvalInput, body);
    const answer = () => services.shortlists.approve(params.shortlistId, body, { ip });
    const { email: _email, ...approval } = await inSentLanguage(services, { body, answer });
    return reply.code(201).send(approval);
  });
}

function addReading(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Read a shared list of products',
    params: parameters,
    security: withOrWithoutToken,
    response: { 200: jsonResponse('The list', listSchema), ...notModified, ...failuresOf(401, 404) },
  };
  app.get('/shortlists/:shortlistId', { schema, config: allow('readers') }, async (request, reply) => {
    const { id, lines, createdAt, expiresAt, approvals } = await services.shortlists.get(
      request.params.shortlistId,
    );
    const stones = await services.stones.find(lines.map(({ product }) => product));
    const shown = lines.map((line) => {
      const stone = stones.get(line.product);
      return { ...line, path: stone ? `/${stone.slug}/` : null, image: stone?.mainImage || null };
    });
    const isStaff = readerOf(request) === 'administrator';
    const list = {
      ...{ id, url: urlOf(services.publicUrl, id), createdAt, expiresAt, lines: shown },
      approvals: approvals.map(({ email, ...approval }) => (isStaff ? { ...approval, email } : approval)),
    };
    // Visitors approve it, which changes no content that what is kept would follow.
    reply.header('cache-control', 'private, no-cache');
    return sendTagged(request, reply, { payload: inBothSpellings(list) });
  });
}

function urlOf(publicUrl: string, id: string): string {
  return `${publicUrl}/shortlist/${id}/`;
}
