import multipart from '@fastify/multipart';
import { z } from 'zod';
import type { Entity } from '#content/kit/entity.ts';
import { lengthUnits } from '#content/kit/length-units.shared.ts';
import { slugFieldOf } from '#content/kit/slug.ts';
import { entities } from '#content/registry.ts';
import { columnsOf } from '#content/spreadsheets/columns.ts';
import { type ImportOptions, importKeys } from '#content/spreadsheets/import-options.ts';
import type { ImportRequest } from '#content/spreadsheets/imports.service.ts';
import { readInBackground, readPiecesInBackground } from '#database/background-reading.ts';
import { notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { csvResponse, sendCsv } from '../kit/csv-response.ts';
import { maxArchiveBytes, maxFieldBytes, withImportForm } from '../kit/import-form.ts';
import { type ListParameters, listQuerySchema, toContentQuery } from '../kit/list-query.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { sendXlsx, xlsxResponse } from '../kit/xlsx-response.ts';
import { authorOf } from './content-writing.api.ts';
import { awaitImport, sendJob, sendResult } from './import-answers.ts';
import {
  importJobSchema,
  importQuerySchema,
  importRefusalSchema,
  importResultSchema,
  importRowsSchema,
} from './spreadsheets.schema.ts';
import { translationWorkbookApi } from './translation-workbook.api.ts';

const maxRowsBytes = 20 * 1024 * 1024;

/** Records as spreadsheets, out and in. The parser of forms belongs to these endpoints alone. */
export async function spreadsheetsApi(app: ApiScope, context: ApiContext): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxArchiveBytes + 1, files: 3, fields: 10, fieldSize: maxFieldBytes },
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
  translationWorkbookApi(app, context);
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
    response: { 200: xlsxResponse, ...failuresOf(400, 401) },
  };
  const path = `/${entity.path}/export.xlsx`;
  app.get(path, { schema: xlsx, config: allow('records') }, async (request, reply) => {
    const bytes = await readInBackground(() =>
      services.exports.xlsx({ entity, query: query(request.query) }),
    );
    await services.log.enterExport(`${entity.noun.many} as XLSX`);
    return sendXlsx(reply, { name: `${entity.path}-${new Date().toISOString().slice(0, 10)}`, bytes });
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
    response: { 200: xlsxResponse, ...failuresOf(401) },
  };
  const path = `/${entity.path}/import-template.xlsx`;
  app.get(path, { schema, config: allow('spreadsheets') }, async (_request, reply) => {
    const bytes = await services.exports.template(entity);
    return sendXlsx(reply, { name: `${entity.path}-template`, bytes });
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
      unit: z
        .enum(lengthUnits)
        .optional()
        .describe(
          'Of lengths, where neither the name of their column (`Length (cm)`) nor the cell tells it: it must be given ' +
            'where most numbers would be unusually few millimetres; of a thickness `units` tells it',
        ),
      units: z
        .string()
        .optional()
        .describe(
          'JSON: the unit by the name of each column that is a length; goes before its name and `unit`',
        ),
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
      const started = await services.imports.start({
        ...{ entity, source, options, openPictures, isDryRun, author, id },
      });
      return awaitImport(request, reply, started);
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
