import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Entity } from '#content/kit/entity.ts';
import { createPacer } from '#content/kit/pacer.ts';
import type { ListQuery } from '#content/kit/record-reader.ts';
import { entities } from '#content/registry.ts';
import { readInBackground } from '#database/background-reading.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow, readerOf } from '../../http/access.ts';
import {
  type ContentService,
  contentServiceOf,
  recordSchemas,
  showFields,
  shownNamesOf,
  writeRecord,
} from '../kit/content-records.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { listQuerySchema, maxPerPage, pagingOf, toContentQuery } from '../kit/list-query.ts';
import { tellTotal } from '../kit/page-links.ts';
import { failuresOf, jsonResponse, notModified, withOrWithoutToken } from '../kit/responses.ts';

/**
 * Records are shown as their declarations say, where their schemas come from as well: they are written as they are, and
 * not checked once more (content-lists.api.test.ts).
 */
const jsonType = 'application/json; charset=utf-8';

/** So many records a list has at most that is asked for without a page; the rest comes page by page. */
const maxWhole = 10_000;
/** Few enough that reading and writing them down is no pause. */
const recordsAtOnce = 100;

/** Lists and single records of everything the company publishes. An administrator's token adds the drafts. */
export function contentApi(app: ApiScope, context: ApiContext): void {
  for (const entity of entities) {
    addList(app, context, entity);
    addSingle(app, context, entity);
  }
}

function addList(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const service = contentServiceOf(services, entity.name);
  const whole = recordSchemas[entity.name];
  const schema = {
    tags: [entity.section],
    summary: `List ${entity.section.toLowerCase()}`,
    description: `With page or per_page the answer is one page; X-Total-Count and Link tell the rest. Without them it is whole, up to ${maxWhole} records. With fields each record has only those.`,
    querystring: listQuerySchema(entity),
    security: withOrWithoutToken,
    response: {
      200: jsonResponse('The records', z.union([z.array(whole), z.array(whole.partial())])),
      ...notModified,
      ...failuresOf(400, 401),
    },
  };
  app.get(`/${entity.path}`, { schema, config: allow('readers') }, async (request, reply) => {
    const parameters = request.query;
    const reader = readerOf(request);
    const query = toContentQuery(entity, parameters, reader);
    const asked = { entity, service, query, chosen: parameters.fields };
    const paging = pagingOf(parameters);
    const { total, ...written } = await (paging ? writePage(asked) : writeWhole(asked));
    // What a list without a page leaves out begins behind the last full page.
    const rest = total > maxWhole ? { page: maxWhole / maxPerPage, perPage: maxPerPage } : undefined;
    tellTotal({ request, reply, paging: paging ?? rest, total });
    return sendTagged(request, reply.type(jsonType), written);
  });
}

type AskedList = {
  entity: Entity;
  service: ContentService;
  query: ListQuery;
  /** The only names to show of each record. */
  chosen: string[] | undefined;
};

/** `digest` is of the payload, where it was made as that was written. */
type WrittenList = { payload: string | Buffer; total: number; digest?: string };

/** One page of a list as JSON, or all of a short one. */
async function writePage({ entity, service, query, chosen }: AskedList): Promise<WrittenList> {
  const fields = chosen && fieldsOf(entity, chosen);
  const { records, total } = await (fields ? service.listFields({ ...query, fields }) : service.list(query));
  return { payload: write({ entity, query, chosen }, records), total };
}

/**
 * A list without a page, as JSON. A long one is read and written down piece by piece, so that others are answered in
 * between, whoever asks for it.
 */
async function writeWhole(asked: AskedList): Promise<WrittenList> {
  const first = { page: 1, perPage: maxPerPage };
  const begun = await writePage({ ...asked, query: { ...asked.query, ...first } });
  if (begun.total <= maxPerPage) return begun;
  const { service, query } = asked;
  const limited = { ...query, page: 1, perPage: maxWhole };
  const ids = await readInBackground(() => service.listIds(limited));
  return { ...(await writeRecords(asked, ids)), total: begun.total };
}

async function writeRecords(asked: AskedList, ids: readonly number[]) {
  const { entity, service, query, chosen } = asked;
  const fields = chosen && fieldsOf(entity, chosen);
  const { reader } = query;
  const pace = createPacer();
  const pieces: Buffer[] = [];
  const hash = createHash('sha256');
  for (let start = 0; start < ids.length; start += recordsAtOnce) {
    const some = { reader, ids: ids.slice(start, start + recordsAtOnce) };
    const records = await (fields ? service.findFieldsByIds({ ...some, fields }) : service.findByIds(some));
    await pace();
    // Without the brackets around them; what is gone meanwhile leaves nothing.
    const text = write(asked, records).slice(1, -1);
    const piece = Buffer.from(text && `${pieces.length > 0 ? ',' : '['}${text}`);
    if (text) pieces.push(piece);
    hash.update(piece);
    await pace();
  }
  const payload = Buffer.concat([...pieces, Buffer.from(pieces.length > 0 ? ']' : '[]')]);
  return { payload, digest: hash.digest('base64url') };
}

function write(
  { entity, query, chosen }: Pick<AskedList, 'entity' | 'query' | 'chosen'>,
  records: Parameters<typeof showFields>[1],
): string {
  if (chosen) return JSON.stringify(showFields(entity, records, chosen));
  return `[${records.map((record) => writeRecord(entity, record, query.reader)).join(',')}]`;
}

function fieldsOf(entity: Entity, chosen: readonly string[]): string[] {
  const names = shownNamesOf(entity);
  return chosen.flatMap((name) => names.get(name) ?? []);
}

function addSingle(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const service = contentServiceOf(services, entity.name);
  const hasSlug = 'slug' in entity.fields;
  const schema = {
    tags: [entity.section],
    summary: `Read one ${entity.noun.one}`,
    params: z.object({ id: z.string().describe(hasSlug ? 'Id or slug' : 'Id') }),
    security: withOrWithoutToken,
    response: {
      200: jsonResponse('The record', recordSchemas[entity.name]),
      ...notModified,
      ...failuresOf(401, 404),
    },
  };
  app.get(`/${entity.path}/:id`, { schema, config: allow('readers') }, async (request, reply) => {
    const { id: key } = request.params;
    const reader = readerOf(request);
    const record = await service.get({ reader, key });
    const payload = writeRecord(entity, record, reader);
    return sendTagged(request, reply.type(jsonType), { payload, version: record.version });
  });
}
