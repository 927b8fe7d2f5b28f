import { z } from 'zod';
import { AppError, isAppError } from '#errors/app-error.ts';
import { entryChangeSchema } from '#inbox/inbox/inbox.schema.ts';
import type {
  EntryEditor,
  EntryFilter,
  EntryPage,
  EntryQuery,
  EntrySorting,
  InboxEntries,
} from '#inbox/inbox/inbox.service.ts';
import { inboxSorts, itemStatuses } from '#inbox/submit/handling.shared.ts';
import type { InboxForm } from '#inbox/submit/inbox-kind.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow, allowConfirmed } from '../../http/access.ts';
import type { ApiScope } from '../kit/context.ts';
import { csvResponse, sendCsv } from '../kit/csv-response.ts';
import { expectedVersionsOf } from '../kit/if-match.ts';
import { defaultPerPage, maxPage, maxPerPage, textParameter, wholeNumber } from '../kit/list-query.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { inBothSpellings } from '../kit/spellings.ts';
import { leaveToService } from '../kit/validation.ts';

/** The endpoints of one inbox: its names in paths and responses, and its service. */
export type InboxEndpoints<Form extends InboxForm> = {
  path: string;
  /** The name of the list in a response. */
  listName: string;
  tag: string;
  /** One entry, in a sentence. */
  one: string;
  record: z.ZodObject;
  inbox: {
    list: (query: EntryQuery) => Promise<EntryPage<Form>>;
    get: (id: number) => Promise<InboxEntries[Form]>;
    change: (id: number, input: unknown, editor: EntryEditor) => Promise<InboxEntries[Form]>;
    remove: (id: number) => Promise<void>;
  };
  enterExport: (what: string) => Promise<void>;
  exportAll: (query: EntryFilter & EntrySorting) => AsyncIterable<string>;
};

const parameters = z.object({ id: recordIdSchema });

const filterShape = {
  search: textParameter.describe('Words in name, e-mail address, number or city').optional(),
  product: textParameter.describe('The product asked about, exactly').optional(),
  status: z.enum(itemStatuses, `status is one of: ${itemStatuses.join(', ')}`).optional(),
  sort: z.enum(inboxSorts, `sort is one of: ${inboxSorts.join(', ')}`).optional(),
  order: z.enum(['asc', 'desc'], 'order is asc or desc').optional(),
};
const exportQuery = z.object(filterShape);
const listQuery = z.object({
  page: wholeNumber({ name: 'page', max: maxPage }).default(1),
  per_page: wholeNumber({ name: 'per_page', max: maxPerPage }).default(defaultPerPage),
  ...filterShape,
});

/** Reading, handling, deleting and exporting what visitors sent; for administrators only. */
export function addInboxEndpoints<Form extends InboxForm>(
  app: ApiScope,
  endpoints: InboxEndpoints<Form>,
): void {
  addList(app, endpoints);
  addExport(app, endpoints);
  addSingle(app, endpoints);
  addChanging(app, endpoints);
  addDeleting(app, endpoints);
}

function addList<Form extends InboxForm>(app: ApiScope, endpoints: InboxEndpoints<Form>): void {
  const { inbox, listName } = endpoints;
  const page = z.object({
    [listName]: z.array(endpoints.record),
    total: z.number().describe('Of all pages'),
    pages: z.number(),
    page: z.number(),
    per_page: z.number(),
    unread: z.number().describe('Of all there are, whatever was asked for'),
  });
  const schema = {
    tags: [endpoints.tag],
    summary: `List ${endpoints.path}`,
    description: 'Searching, filtering and sorting cover all of them, not one page.',
    querystring: listQuery,
    security: bearer,
    response: { 200: jsonResponse('One page', page), ...failuresOf(400, 401) },
  };
  app.get(`/${endpoints.path}`, { schema, config: allow('inbox') }, async (request, reply) => {
    const { page, per_page, ...filter } = request.query;
    const { entries, total, unread } = await inbox.list({ ...filter, page, perPage: per_page });
    const pages = Math.ceil(total / per_page);
    const payload = { [listName]: entries.map(inBothSpellings), total, pages, page, per_page, unread };
    return sendTagged(request, reply, { payload });
  });
}

function addExport<Form extends InboxForm>(app: ApiScope, endpoints: InboxEndpoints<Form>): void {
  const schema = {
    tags: [endpoints.tag],
    summary: `Export ${endpoints.path} as a table`,
    querystring: exportQuery,
    security: bearer,
    response: { 200: csvResponse, ...failuresOf(400, 401) },
  };
  app.get(
    `/${endpoints.path}/export`,
    { schema, config: allowConfirmed('inbox') },
    async (request, reply) => {
      await endpoints.enterExport(`${endpoints.path} as CSV`);
      return sendCsv(reply, { name: endpoints.path, pieces: endpoints.exportAll(request.query) });
    },
  );
}

function addSingle<Form extends InboxForm>(app: ApiScope, endpoints: InboxEndpoints<Form>): void {
  const schema = {
    tags: [endpoints.tag],
    summary: `Read one ${endpoints.one}`,
    description: 'Reading it does not mark it as read.',
    params: parameters,
    security: bearer,
    response: { 200: jsonResponse('The record', endpoints.record), ...failuresOf(400, 401, 404) },
  };
  app.get(`/${endpoints.path}/:id`, { schema, config: allow('inbox') }, async (request, reply) => {
    const entry = await endpoints.inbox.get(request.params.id);
    return sendTagged(request, reply, { payload: inBothSpellings(entry), version: entry.version });
  });
}

function addChanging<Form extends InboxForm>(app: ApiScope, endpoints: InboxEndpoints<Form>): void {
  const schema = {
    tags: [endpoints.tag],
    summary: `Change the status, the notes or the read mark of one ${endpoints.one}`,
    description: 'With If-Match it fails where status or notes have changed since.',
    params: parameters,
    body: entryChangeSchema,
    security: bearer,
    response: { 200: jsonResponse('The record', endpoints.record), ...failuresOf(400, 401, 404, 412, 415) },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('inbox') };
  app.patch(`/${endpoints.path}/:id`, options, async (request, reply) => {
    const { id } = request.params;
    const editor = { username: request.user?.username ?? '', versions: expectedVersionsOf(request) };
    const work = () => endpoints.inbox.change(id, request.body, editor);
    const entry = await withShownConflict(work);
    return sendTagged(request, reply, { payload: inBothSpellings(entry), version: entry.version });
  });
}

function addDeleting<Form extends InboxForm>(app: ApiScope, endpoints: InboxEndpoints<Form>): void {
  const schema = {
    tags: [endpoints.tag],
    summary: `Delete one ${endpoints.one} for good`,
    params: parameters,
    security: bearer,
    response: { 204: z.undefined().describe('Deleted'), ...failuresOf(400, 401, 404) },
  };
  app.delete(`/${endpoints.path}/:id`, { schema, config: allow('inbox') }, async (request, reply) => {
    await endpoints.inbox.remove(request.params.id);
    return reply.code(204).send();
  });
}

/** Where a write comes too late the response holds the entry as it stands now, as reading would. */
export async function withShownConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const current = isAppError(error) && error.code === 'stale' ? error.data?.current : undefined;
    if (!isAppError(error) || typeof current !== 'object' || current === null) throw error;
    throw new AppError('stale', error.message, { data: { current: inBothSpellings(current) }, cause: error });
  }
}
