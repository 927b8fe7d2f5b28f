import { z } from 'zod';
import { translationChoices } from '#content/spreadsheets/translation-choices.shared.ts';
import { readInBackground } from '#database/background-reading.ts';
import { invalid } from '#errors/app-error.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { withImportForm } from '../kit/import-form.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { sendXlsx, xlsxResponse } from '../kit/xlsx-response.ts';
import { authorOf } from './content-writing.api.ts';
import { awaitImport, sendResult } from './import-answers.ts';
import {
  importJobSchema,
  importQuerySchema,
  importRefusalSchema,
  importResultSchema,
} from './spreadsheets.schema.ts';

const language = z.string('Say which language: language=de').describe('A BCP 47 tag of the site');
const tags = ['Translations'];

/** All texts of the site in another language as a workbook, out and in. */
export function translationWorkbookApi(app: ApiScope, context: ApiContext): void {
  addExport(app, context);
  addImport(app, context);
}

function addExport(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...{ tags, summary: 'Export the texts of the site for translation', security: bearer },
    description:
      'A row a text, with the columns kind, id, field, source, translation, status and language. An entry of a list is a text of its ' +
      'own. Fixed texts that are shipped in the language are left out unless the company says something else.',
    querystring: z.object({ language, only: z.enum(translationChoices).default('all') }),
    response: { 200: xlsxResponse, ...failuresOf(400, 401) },
  };
  app.get('/translations/export.xlsx', { schema, config: allow('records') }, async (request, reply) => {
    const bytes = await readInBackground(() => services.translationExports.xlsx(request.query));
    const { language: into } = request.query;
    await services.log.enterExport(`texts for translation into ${into} as XLSX`);
    return sendXlsx(reply, { name: `translations-${into}-${new Date().toISOString().slice(0, 10)}`, bytes });
  });
}

function addImport(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...{ tags, summary: 'Import translated texts from a workbook', security: bearer },
    description:
      'XLSX or CSV with the columns of the export. A row changes its text if the translation differs; an empty one takes a text away ' +
      'only if the status says that there was one. What is translated for the first time becomes a draft. `warnings` names rows whose ' +
      'source has changed since: their texts are outdated. All of it is imported or nothing, unless `only_valid` is set. With ' +
      '`Prefer: respond-async` the answer comes at once and names where progress is told.',
    querystring: importQuerySchema.extend({
      language: language
        .optional()
        .describe('What the workbook has to be in; without it any language of the site'),
    }),
    body: z.object({
      file: z.file(),
      sheet: z.string().optional().describe('The name of the sheet, where a workbook has several'),
      encoding: z.string().optional().describe('Of a CSV, such as windows-1250; without it the file tells'),
      only_valid: z
        .enum(['true', 'false'])
        .optional()
        .describe('Import the texts that are right without the others'),
    }),
    consumes: ['multipart/form-data'],
    response: {
      200: jsonResponse('What changed, or would', importResultSchema),
      202: jsonResponse('It goes on; Location tells how far it is', importJobSchema),
      400: jsonResponse('Nothing was imported; what is wrong, by row and column', importRefusalSchema),
      409: jsonResponse('Nothing was imported: something has changed meanwhile', importRefusalSchema),
      ...failuresOf(401, 413, 415, 503),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('spreadsheets') };
  app.post('/translations/import', options, async (request, reply) => {
    const { dry_run: isDryRun, id, language: into } = request.query;
    const result = await withImportForm(request, services.incoming, async (form) => {
      if (form.archive) throw invalid({ pictures: 'Translations have no pictures' });
      const {
        options: { isOnlyValid = false },
        ...file
      } = form;
      const started = await services.translationImports.start({
        ...{ file, language: into, isOnlyValid, isDryRun, id, author: authorOf(request) },
      });
      return awaitImport(request, reply, started);
    });
    if (!result || reply.sent) return reply;
    return sendResult(reply, result);
  });
}
