import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Entity } from '#content/kit/entity.ts';
import { createPacer } from '#content/kit/pacer.ts';
import { slugFieldOf } from '#content/kit/slug.ts';
import { entities } from '#content/registry.ts';
import { columnsOf } from '#content/spreadsheets/columns.ts';
import type { ImportJob } from '#content/spreadsheets/import-jobs.ts';
import { type ImportOptions, importKeys } from '#content/spreadsheets/import-options.ts';
import type { ImportResult } from '#content/spreadsheets/import-result.ts';
import type { ImportRequest } from '#content/spreadsheets/imports.service.ts';
import { readInBackground, readPiecesInBackground } from '#database/background-reading.ts';
import { notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { allow } from '../../http/access.ts';
import { failureOf } from '../../http/errors.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { csvResponse, sendCsv } from '../kit/csv-response.ts';
import { maxArchiveBytes, maxFieldBytes, withImportForm } from '../kit/import-form.ts';
import { type ListParameters, listQuerySchema, toContentQuery } from '../kit/list-query.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { authorOf } from './content-writing.api.ts';
import {
  importJobSchema,
  importQuerySchema,
  importRefusalSchema,
  importResultSchema,
  importRowsSchema,
} from './spreadsheets.schema.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const maxRowsBytes = 20 * 1024 * 1024;

/** Records as spreadsheets, out and in. The parser of forms belongs to these endpoints alone. */
export async function spreadsheetsApi(app: ApiScope, context: ApiContext): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxArchiveBytes + 1, files: 3, fields: 8, fieldSize: maxFieldBytes },
    throwFileSizeLimit: false,
  });
  for (const entity of entities) {
    // Without a slug there is nothing that tells which record a row is.
    if (!slugFieldOf(entity)) continue;
    addExports(app, context, entity);
    addCells(app, context, entity);
    addTemplate(app, context, entity);
    addImport(app, context, entity);
  }
  addProgress(app, context);
}

function exportQueryOf(entity: Entity) {
  const query = listQuerySchema(entity) as unknown as z.ZodObject;
  return query.omit({ page: true, per_page: true });
}

function addExports(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const shared = {
    tags: [entity.section],
    description: 'Every field is a column under its name in the API, lists as lines; drafts are among them.',
    querystring: exportQueryOf(entity),
    security: bearer,
  };
  const query = (parameters: ListParameters) => toContentQuery(entity, parameters, 'administrator');

  const csv = {
    ...{ ...shared, summary: `Export ${entity.noun.many} as CSV` },
    response: { 200: csvResponse, ...failuresOf(400, 401) },
  };
  app.get(`/${entity.path}/export.csv`, { schema: csv, config: allow('records') }, async (request, reply) => {
    await services.log.enterExport(`${entity.noun.many} as CSV`);
    const pieces = services.exports.csv({ entity, query: query(request.query) });
    return sendCsv(reply, { name: entity.path, pieces });
  });

  const xlsx = {
    ...{ ...shared, summary: `Export ${entity.noun.many} as XLSX` },
    response: {
      200: { description: 'A workbook with one sheet', content: { [xlsxType]: { schema: z.any() } } },
      ...failuresOf(400, 401),
    },
  };
  const path = `/${entity.path}/export.xlsx`;
  app.get(path, { schema: xlsx, config: allow('records') }, async (request, reply) => {
    const bytes = await readInBackground(() =>
      services.exports.xlsx({ entity, query: query(request.query) }),
    );
    await services.log.enterExport(`${entity.noun.many} as XLSX`);
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type(xlsxType)
      .header('content-disposition', `attachment; filename="${entity.path}-${day}.xlsx"`)
      .send(Buffer.from(bytes));
  });
}

function addTemplate(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const schema = {
    ...{
      tags: [entity.section],
      summary: `Get an empty list of ${entity.noun.many} to fill in`,
      security: bearer,
    },
    description: 'A workbook whose first row names every field; filled in, it imports as it is.',
    response: {
      200: { description: 'A workbook with one sheet', content: { [xlsxType]: { schema: z.any() } } },
      ...failuresOf(401),
    },
  };
  const path = `/${entity.path}/import-template.xlsx`;
  app.get(path, { schema, config: allow('spreadsheets') }, async (_request, reply) => {
    const bytes = await services.exports.template(entity);
    return reply
      .type(xlsxType)
      .header('content-disposition', `attachment; filename="${entity.path}-template.xlsx"`)
      .send(Buffer.from(bytes));
  });
}

function addCells(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const headers = columnsOf(entity).map(({ header }) => header);
  const schema = {
    tags: [entity.section],
    summary: `List ${entity.noun.many} as cells of a spreadsheet`,
    querystring: exportQueryOf(entity).extend({
      columns: z
        .string('Give it once')
        .transform((text) => text.split(','))
        .refine(
          (names) => names.every((name) => headers.includes(name)),
          `columns are: ${headers.join(', ')}`,
        )
        .describe('Names of fields with commas between them'),
    }),
    security: bearer,
    response: {
      200: jsonResponse(
        'The records in the order of the list; cells in the order of the fields',
        z.object({
          columns: z.array(z.string()),
          rows: z.array(z.object({ id: z.int(), version: z.int(), cells: z.array(z.string()) })),
        }),
      ),
      ...failuresOf(400, 401),
    },
  };
  const path = `/${entity.path}/cells`;
  app.get(path, { schema, config: allow('records') }, async (request, reply) => {
    const { columns, ...parameters } = request.query as ListParameters & { columns: string[] };
    const query = toContentQuery(entity, parameters, 'administrator');
    const rows = readPiecesInBackground(services.exports.cells({ entity, query, columns }));
    const shown = headers.filter((header) => columns.includes(header));
    reply.type('application/json; charset=utf-8');
    return reply.send((await writeCells(shown, rows)) as never);
  });
}

/** As JSON, piece by piece: all rows at once would keep others waiting. */
async function writeCells(columns: string[], rows: AsyncIterable<object[]>): Promise<Buffer> {
  const pieces: Buffer[] = [Buffer.from(`{"columns":${JSON.stringify(columns)},"rows":[`)];
  for await (const some of rows) {
    if (some.length === 0) continue;
    const text = JSON.stringify(some).slice(1, -1);
    pieces.push(Buffer.from(pieces.length > 1 ? `,${text}` : text));
  }
  return Buffer.concat([...pieces, Buffer.from(']}')]);
}

function addImport(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const schema = {
    tags: [entity.section],
    summary: `Import ${entity.noun.many} from a CSV or XLSX file`,
    description:
      'A row is the record with its id, else with its slug, else a new one. A column that is absent leaves its field as it ' +
      'is, an empty cell empties it. Pictures are named by path or file name, of the library or of the ZIP, or by an https ' +
      'address, from which they are fetched afterwards. A dry run suggests what unknown columns are. All of it is imported ' +
      'or nothing, unless `only_valid` is set. Rows can also be sent as JSON: `{"rows": [{"id": 1, "price": "40"}]}`. With `Prefer: ' +
      'respond-async` the answer comes at once and names where progress is told.',
    querystring: importQuerySchema,
    body: z.object({
      file: z.file(),
      pictures: z.file().optional().describe('A ZIP'),
      sheet: z.string().optional().describe('The name of the sheet, where a workbook has several'),
      encoding: z.string().optional().describe('Of a CSV, such as windows-1250; without it the file tells'),
      mapping: z
        .string()
        .optional()
        .describe('JSON: for each column the name of a field, or null where it is passed over'),
      key: z.enum(importKeys).optional().describe('By what rows find the records that are there'),
      create_categories: z.enum(['true', 'false']).optional().describe('Make collections that are not there'),
      only_valid: z
        .enum(['true', 'false'])
        .optional()
        .describe('Import the rows that are right without the others'),
    }),
    consumes: ['multipart/form-data', 'application/json'],
    security: bearer,
    response: {
      200: jsonResponse('What changed, or would', importResultSchema),
      202: jsonResponse('It goes on; Location tells how far it is', importJobSchema),
      400: jsonResponse('Nothing was imported; what is wrong, by row and field', importRefusalSchema),
      409: jsonResponse('Nothing was imported: something has changed meanwhile', importRefusalSchema),
      ...failuresOf(401, 413, 415, 503),
    },
  };
  const options = {
    ...{ schema, validatorCompiler: leaveToService, config: allow('spreadsheets') },
    bodyLimit: maxRowsBytes,
  };
  app.post(`/${entity.path}/import`, options, async (request, reply) => {
    const { dry_run: isDryRun, id } = request.query;
    const author = authorOf(request);
    const run = async (
      source: ImportRequest['source'],
      more: { archive?: string; options?: ImportOptions } = {},
    ) => {
      const { archive, options } = more;
      const openPictures = () => services.importPictures(entity, archive);
      const { job, finished } = await services.imports.start({
        ...{ entity, source, options, openPictures, isDryRun, author, id },
      });
      if (request.headers.prefer !== 'respond-async') return finished;
      reply.code(202).header('location', `/api/imports/${job.id}`);
      sendJob(reply, job);
      // The archive stays until then; the job tells what came of it.
      return finished.catch(() => undefined);
    };
    const result = request.isMultipart()
      ? await withImportForm(request, services.incoming, ({ archive, options, ...source }) =>
          run(source, { ...(archive && { archive }), options }),
        )
      : await run({ rows: parseOrThrow(importRowsSchema, request.body).rows });
    if (!result || reply.sent) return reply;
    return sendResult(reply, result);
  });
}

/** A result of thousands of rows, in pieces: written at once it would hold up every other request. */
function sendResult(reply: FastifyReply, result: ImportResult): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(piecesOf(result)));
}

/** How far an import is, and with its end what came of it. */
function sendJob(reply: FastifyReply, job: ImportJob): FastifyReply {
  const { result } = job;
  if (!result) return reply.send(showJob(job));
  const head = JSON.stringify(showJob(job)).slice(0, -1);
  async function* pieces() {
    yield `${head},"result":`;
    yield* piecesOf(result as ImportResult);
    yield '}';
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(pieces()));
}

/** A job without its result. */
function showJob({ id, state, done, total, isDryRun, error }: ImportJob) {
  const shown = { id, state, done, total, isDryRun };
  if (state !== 'failed') return shown;
  const failure = failureOf(error ?? (new Error('The import failed') as never));
  return { ...shown, failure: { message: failure.message, errors: failure.errors, ...failure.data } };
}

async function* piecesOf({ changes, ...rest }: ImportResult): AsyncGenerator<string> {
  const pace = createPacer();
  yield `${JSON.stringify(rest).slice(0, -1)},"changes":[`;
  for (const [index, change] of changes.entries()) {
    yield (index === 0 ? '' : ',') + JSON.stringify(change);
    await pace();
  }
  yield ']}';
}

function addProgress(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Imports'],
    summary: 'Tell how far an import is',
    description:
      'Progress is kept for the last few imports; what came of one that was stored, for as long as it can be undone. An ' +
      'import that is unknown has changed nothing.',
    params: z.object({ importId: z.string() }),
    security: bearer,
    response: { 200: jsonResponse('How far it is', importJobSchema), ...failuresOf(401, 404) },
  };
  app.get('/imports/:importId', { schema, config: allow('spreadsheets') }, async (request, reply) => {
    const job = await services.imports.find(request.params.importId);
    if (!job) throw notFound('There is no such import. If it was cut off, nothing of it was stored.');
    return sendJob(reply, job);
  });
}
