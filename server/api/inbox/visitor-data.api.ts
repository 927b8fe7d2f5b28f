import { z } from 'zod';
import type { VisitorData } from '#inbox/inbox/visitor-data.service.ts';
import { storedApproval } from '#inbox/shortlists/approvals.ts';
import { allow, allowConfirmed } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { inBothSpellings } from '../kit/spellings.ts';
import { itemSchema } from './inbox.schema.ts';
import { stoneLineSchema } from './stone-lines.schema.ts';

const tags = ['Personal data'];
const maxLength = 254;
const body = z.strictObject({
  who: z
    .string('Enter an e-mail address or a number')
    .max(maxLength, `At most ${maxLength} characters`)
    // PostgreSQL refuses null bytes in a query.
    .regex(/^\P{Cc}*$/u, 'There are characters in it that cannot be used')
    .describe('An e-mail address, or a number with its calling code'),
});
const dataSchema = z.object({
  items: z.array(itemSchema).describe('What they sent, whatever became of it'),
  subscriptions: z.array(z.object({ id: z.int(), email: z.string(), createdAt: z.string() })),
  feedback: z
    .array(
      z.object({
        id: z.int(),
        rating: z.int(),
        feedback: z.string(),
        sourcePage: z.string(),
        createdAt: z.string(),
        language: z.string().nullable(),
      }),
    )
    .describe('Feedback that names them'),
  shortlists: z
    .array(
      z.object({
        ...{ id: z.string(), lines: z.array(stoneLineSchema), createdAt: z.string() },
        approvals: z.array(storedApproval),
      }),
    )
    .describe('Lists of products that were shared, with a note or an approval that names them'),
  mails: z.int().describe('How many mails about it are kept'),
  mentions: z.array(itemSchema).describe('What others sent that names them; at most 100'),
});
const found = { 200: jsonResponse('What is kept', dataSchema), ...failuresOf(400, 401) };

/** What is kept of one visitor. Who it is stands in the body, so that no address comes into a log of addresses. */
export function visitorDataApi(app: ApiScope, { services: { visitorData } }: ApiContext): void {
  const config = allowConfirmed('personalData');
  const find = { tags, summary: 'Find what is kept of a visitor', security: bearer, body, response: found };
  const looking = { schema: find, config: allow('personalData') };
  app.post('/visitor-data/search', looking, async ({ body: { who } }) => show(await visitorData.find(who)));

  const hand = { tags, summary: 'Export what is kept of a visitor', security: bearer, body, response: found };
  app.post('/visitor-data/export', { schema: hand, config }, async ({ body: { who } }) =>
    show(await visitorData.export(who)),
  );

  const erase = {
    ...{ tags, summary: 'Erase what is kept of a visitor, for good', security: bearer, body },
    response: {
      200: jsonResponse('What was done', z.object({ erased: z.int().describe('How many entries') })),
      ...failuresOf(400, 401),
    },
  };
  app.post('/visitor-data/erase', { schema: erase, config }, ({ body: { who } }) => visitorData.erase(who));
}

function show({ items, mentions, ...data }: VisitorData) {
  return { ...data, items: items.map(inBothSpellings), mentions: mentions.map(inBothSpellings) };
}
