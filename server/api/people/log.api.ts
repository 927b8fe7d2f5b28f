import { z } from 'zod';
import { addDays, startOfDay } from '#content/kit/zoned-days.shared.ts';
import { type CsvColumn, writeCsv } from '#inbox/submit/csv.ts';
import type { ShownEntry } from '#people/log/log.service.ts';
import { logKindNames, logKinds } from '#people/log/log-kinds.shared.ts';
import { allow, allowConfirmed } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { csvResponse, sendCsv } from '../kit/csv-response.ts';
import { textParameter, wholeNumber } from '../kit/list-query.ts';
import { pathNumber, recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const tags = ['Log'];
const entrySchema = z.object({
  id: z.int(),
  place: z.int().nullable().describe('Its place in the chain; null for the moment until it is sealed'),
  createdAt: z.iso.datetime(),
  kind: z.enum(logKindNames),
  personId: z.int(),
  name: z.string().describe('Empty where nobody was signed in'),
  text: z.string().describe('What was done, as a sentence'),
  device: z.string().describe('Browser and system; empty for what the program did'),
  network: z.string().describe('The beginning of the network address'),
});
const personSchema = z.object({
  id: z.int(),
  name: z.string(),
  hasActed: z.boolean().describe('Whether there is an entry of what they did; others are only told of'),
  isFormer: z.boolean().describe('Whether there is no account of that name any more: then it can be erased'),
});
const placeSchema = z.object({ id: z.int(), hash: z.string() });
const day = z.iso.date('is a day such as 2026-03-01');
const filterSchema = z.object({
  person: pathNumber({ min: 1 }).optional().describe('The number of who did it'),
  kind: z.enum(logKindNames, `kind is one of: ${logKindNames.join(', ')}`).optional(),
  from: day.optional().describe('The first day, where the company is'),
  to: day.optional().describe('The last day'),
  search: textParameter.default('').describe('Words in what was done'),
});
const cursorPattern = /^(\d{4}-[\d:.TZ-]{10,30})_(\d{1,15})$/;
const listSchema = filterSchema.extend({
  after: z
    .string('Give it once')
    .regex(cursorPattern, 'after is what `next` of the page before says')
    .optional()
    .describe('Where the page begins: `next` of the one before'),
  per_page: wholeNumber({ name: 'per_page', max: 200 }).default(50),
});
type Filter = z.output<typeof filterSchema>;

/** Who did what (specification/log.md). */
export function logApi(app: ApiScope, context: ApiContext): void {
  addList(app, context);
  addPeople(app, context);
  addCheck(app, context);
  addExport(app, context);
}

function addList(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...{ tags, summary: 'List who did what, the newest first', security: bearer, querystring: listSchema },
    response: {
      200: jsonResponse(
        'Some of it',
        z.object({
          entries: z.array(entrySchema),
          next: z.string().nullable().describe('What `after` of the next page is; null on the last'),
          head: placeSchema.describe('The newest entry, for keeping elsewhere'),
          timeZone: z.string().describe('Where the company is: what days are meant in'),
        }),
      ),
      ...failuresOf(400, 401),
    },
  };
  app.get('/log', { schema, config: allow('log') }, async (request) => {
    const { after, per_page: limit, ...filter } = request.query;
    const query = await toQuery(services, filter);
    const { entries, next } = await services.log.list({ ...query, after: readCursor(after), limit });
    const head = await services.log.findHead();
    const { timeZone } = await services.siteDocuments.get('company');
    return { entries, next: next ? `${next.createdAt}_${next.id}` : null, head, timeZone };
  });
}

function addPeople(app: ApiScope, { services }: ApiContext): void {
  const list = {
    ...{ tags, summary: 'List who is named in the log', security: bearer },
    response: {
      200: jsonResponse('By name', z.array(personSchema)),
      ...failuresOf(401),
    },
  };
  const findAccounts = async () => (await services.accounts.list()).map(({ username }) => username);
  app.get('/log/people', { schema: list, config: allow('log') }, async () =>
    services.log.listPeople(await findAccounts()),
  );

  const erase = {
    ...{ tags, summary: 'Erase the name of somebody who has no account any more', security: bearer },
    description: 'What was done stays, and the chain stays whole; nobody can tell any more who did it.',
    params: z.object({ personId: recordIdSchema }),
    response: { 204: z.undefined().describe('Erased'), ...failuresOf(400, 401, 404, 409) },
  };
  app.delete(
    '/log/people/:personId',
    { schema: erase, config: allowConfirmed('log') },
    async (request, reply) => {
      await services.log.eraseName(request.params.personId, await findAccounts());
      return reply.code(204).send();
    },
  );
}

function addCheck(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...{ tags, summary: 'Check that nobody has changed the log', security: bearer },
    response: {
      200: jsonResponse(
        'What was found',
        z.object({
          count: z.int().describe('Of the chain'),
          unsealed: z.int().describe('Without a place when the check began: nothing proves them yet'),
          head: placeSchema,
          faults: z.array(z.string()),
        }),
      ),
      ...failuresOf(401),
    },
  };
  app.get('/log/check', { schema, config: allow('log') }, async () => services.log.verify());
}

const columns: CsvColumn<ShownEntry>[] = [
  { title: 'Number', valueOf: ({ place }) => place ?? '' },
  { title: 'Time (UTC)', valueOf: ({ createdAt }) => createdAt },
  { title: 'Who', valueOf: ({ name }) => name },
  { title: 'What', valueOf: ({ text }) => text },
  { title: 'Kind', valueOf: ({ kind }) => logKinds[kind] },
  { title: 'Device', valueOf: ({ device }) => device },
  { title: 'Network', valueOf: ({ network }) => network },
];

function addExport(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...{ tags, summary: 'Export the log as CSV', security: bearer, querystring: filterSchema },
    description: 'All entries that fit. Exporting it is an entry of it.',
    response: { 200: csvResponse, ...failuresOf(400, 401) },
  };
  app.get('/log/export.csv', { schema, config: allowConfirmed('log') }, async (request, reply) => {
    const query = await toQuery(services, request.query);
    await services.log.enterExport('the log as CSV');
    return sendCsv(reply, { name: 'log', pieces: writeCsv(columns, services.log.readAll(query)) });
  });
}

/** Days are the company's. */
async function toQuery(
  services: ApiContext['services'],
  { person: personId, kind, from, to, search }: Filter,
) {
  const { timeZone } = await services.siteDocuments.get('company');
  return {
    ...{ personId, kind, search },
    from: from && startOfDay(from, timeZone),
    until: to && startOfDay(addDays(to, 1), timeZone),
  };
}

function readCursor(after: string | undefined) {
  const [, createdAt = '', id] = cursorPattern.exec(after ?? '') ?? [];
  return id === undefined ? undefined : { createdAt, id: Number(id) };
}
