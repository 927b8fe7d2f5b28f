import multipart from '@fastify/multipart';
import { z } from 'zod';
import { formatNames, maxBytes, maxMegabytes, uploadTypes } from '#media/upload-limits.shared.ts';
import { maxFilesAtOnce } from '#media/upload-rules.ts';
import { requireAdministrator } from '../plugins/authentication.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { withUploadForm } from './read-multipart.ts';
import { failuresOf, jsonResponse } from './responses.ts';
import { leaveToService } from './validation.ts';

const maxFields = 5;
const maxFieldBytes = 1000;

const target = {
  type: z.enum(uploadTypes).describe('Where the files belong'),
  category_slug: z.string().optional().describe('A folder below it, of letters, digits and hyphens'),
};
const path = z.string().describe('The path of the stored file, /uploads/…');
const shared = {
  tags: ['Uploads'],
  security: [{ bearer: [] }],
  consumes: ['multipart/form-data'],
  description:
    `PNG, JPEG, GIF, WEBP up to ${maxMegabytes.image} MB; for videos, social and categories also ` +
    `${formatNames('video')} up to ${maxMegabytes.video} MB. The bytes decide what a file is. ` +
    'What cameras write into it is removed.',
};
const failures = failuresOf(400, 401, 413, 415);

/** Taking files in. The parser of forms with files belongs to these two calls alone. */
export async function uploadsApi(app: ApiScope, { services: { uploads } }: ApiContext): Promise<void> {
  await app.register(multipart, {
    // A byte more than is taken, so that the reader sees that there is more.
    limits: {
      fileSize: maxBytes.video + 1,
      files: maxFilesAtOnce,
      fields: maxFields,
      fieldSize: maxFieldBytes,
    },
    throwFileSizeLimit: false,
  });
  const options = { onRequest: requireAdministrator, validatorCompiler: leaveToService };

  const single = {
    ...shared,
    summary: 'Upload a file',
    body: z.object({ file: z.file(), ...target }),
    response: { 201: jsonResponse('Where it is', z.object({ path })), ...failures },
  };
  app.post('/upload', { schema: single, ...options }, async (request, reply) =>
    withUploadForm(request, { uploads, fileField: 'file' }, async (form) => {
      const [stored = ''] = await uploads.store(form.files, form.target);
      return reply.code(201).send({ path: stored });
    }),
  );

  const several = {
    ...shared,
    summary: 'Upload several files',
    description: `${shared.description} At most ${maxFilesAtOnce} files. All of them are stored or none; a failure names the file in \`file\` and \`index\`.`,
    body: z.object({ files: z.array(z.file()), ...target }),
    response: {
      201: jsonResponse('Where they are; `path` is the first', z.object({ paths: z.array(path), path })),
      ...failures,
    },
  };
  app.post('/upload/multiple', { schema: several, ...options }, async (request, reply) =>
    withUploadForm(request, { uploads, fileField: 'files' }, async (form) => {
      const paths = await uploads.store(form.files, form.target);
      return reply.code(201).send({ paths, path: paths[0] ?? '' });
    }),
  );
}
