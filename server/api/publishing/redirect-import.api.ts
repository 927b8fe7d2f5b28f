import multipart from '@fastify/multipart';
import { z } from 'zod';
import { invalid } from '#errors/app-error.ts';
import { allow } from '../../http/access.ts';
import { authorOf } from '../content/content-writing.api.ts';
import { importQuerySchema, importRefusalSchema, rowError } from '../content/spreadsheets.schema.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { maxArchiveBytes, withImportForm } from '../kit/import-form.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';

const importSchema = z
  .object({
    create: z.int(),
    change: z.int(),
    same: z.int(),
    errors: z.array(rowError),
    changes: z.array(
      z.object({
        row: z.int(),
        action: z.enum(['create', 'change']),
        from: z.string(),
        to: z.string(),
        was: z.string().describe('Where the address led before'),
      }),
    ),
    notices: z.array(z.string()),
    undo: z.int().nullable().describe('The number to undo it by; null where nothing changed'),
  })
  .meta({ id: 'RedirectImport' });

/** Many redirects at once, from a file. The parser of forms belongs to this endpoint alone. */
export async function redirectImportApi(app: ApiScope, { services }: ApiContext): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxArchiveBytes + 1, files: 3, fields: 5, fieldSize: 1000 },
    throwFileSizeLimit: false,
  });
  const schema = {
    tags: ['Redirects'],
    summary: 'Import redirects from a CSV or XLSX file',
    description:
      'A row is one redirect, in the columns `from` and `to`; a file without a header has them in this order. Addresses ' +
      'that are redirected already are changed, none is deleted. All of it is imported or nothing.',
    querystring: importQuerySchema.omit({ id: true }),
    body: z.object({ file: z.file() }),
    consumes: ['multipart/form-data'],
    security: bearer,
    response: {
      200: jsonResponse('What changed, or would', importSchema),
      400: jsonResponse('Nothing was imported; what is wrong, by row and column', importRefusalSchema),
      ...failuresOf(401, 409, 413, 415, 503),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('redirects') };
  app.post('/redirects/import', options, async (request) => {
    const isDryRun = request.query.dry_run;
    return withImportForm(request, services.incoming, async ({ bytes, archive }) => {
      if (archive) throw invalid({ pictures: 'Redirects have no pictures' });
      return services.redirects.import({ bytes, isDryRun }, authorOf(request));
    });
  });
}
