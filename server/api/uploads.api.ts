import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acceptedBy, uploadTypes } from '#content/picture/upload-types.ts';
import { AppError, type FieldErrors, invalid } from '#errors/app-error.ts';
import { isStorableText, unusableCharacters } from '#errors/storable.ts';
import type { ReceivedFile } from '#media/incoming-files.ts';
import { formatNames, maxBytes, maxFilesAtOnce, maxMegabytes } from '#media/upload-limits.shared.ts';
import type { UploadService, UploadTarget } from '#media/uploads.service.ts';
import { allow } from '../plugins/access.ts';
import { isParserError } from './broken-form.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { failuresOf, jsonResponse } from './responses.ts';
import { leaveToService } from './validation.ts';

type UploadForm = { files: ReceivedFile[]; target: UploadTarget };

/** The one field of each endpoint that holds files. */
type FileField = 'file' | 'files';

const fieldNames = ['type', 'category_slug'];
const oneFileMessage = 'Send one file at a time';
const brokenForm = 'The form is malformed or was cut off. Please send it again.';

const maxFields = 5;
const maxFieldBytes = 1000;

const videoTypes = uploadTypes.filter((type) => acceptedBy(type) === 'any');
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
    `PNG, JPEG, GIF, WEBP up to ${maxMegabytes.image} MB; for ${videoTypes.join(', ')} also ` +
    `${formatNames('video')} up to ${maxMegabytes.video} MB, for appearance also SVG up to 512 KB, which is cleaned; for certificates PDF up to ${maxMegabytes.pdf} MB. The bytes decide what a file is. ` +
    'What cameras write into it is removed.',
};
const failures = failuresOf(400, 401, 413, 415);

/** Taking files in. The parser of forms with files belongs to these two endpoints alone. */
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
  const options = { config: allow('media'), validatorCompiler: leaveToService };

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

/**
 * Reads a form of files as it arrives, its fields in any order, and passes it to `work`. The received files are
 * deleted afterwards in any case.
 * @throws AppError `wrong-type` for another kind of body, `invalid` for fields that do not belong and for a form that
 * is malformed or cut off
 */
async function withUploadForm<T>(
  request: FastifyRequest,
  form: { uploads: UploadService; fileField: FileField },
  work: (form: UploadForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('wrong-type', 'Send the file as multipart/form-data.');
  const files: ReceivedFile[] = [];
  try {
    const target = await readParts(request, { ...form, files });
    return await work({ files, target });
  } catch (error) {
    throw isParserError(error)
      ? new AppError('invalid', brokenForm, { cause: error })
      : nameLimit(error, form);
  } finally {
    await form.uploads.discard(files);
    // A client that is refused early is still sending, and reads the response only after its request was read.
    request.raw.resume();
  }
}

async function readParts(
  request: FastifyRequest,
  form: { uploads: UploadService; fileField: FileField; files: ReceivedFile[] },
): Promise<UploadTarget> {
  const errors: FieldErrors = {};
  const values: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const file = await form.uploads.receive({ name: part.filename ?? '', bytes: part.file });
      const isBlank = file.refusal === 'empty' && file.name === '';
      if (!isBlank) form.files.push(file);
      if (!isBlank && !isFileField(part.fieldname, form.fileField))
        errors[part.fieldname] = unknownField(part);
      else if (!isStorableText(file.name)) errors[part.fieldname] = `Its name: ${unusableCharacters}`;
    } else if (fieldNames.includes(part.fieldname)) values[part.fieldname] = String(part.value);
    else errors[part.fieldname] = unknownField(part);
  }
  if (form.fileField === 'file' && form.files.length > 1) errors.file ??= oneFileMessage;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (form.files.length === 0) throw invalid({ [form.fileField]: 'Choose a file' });
  return { type: values.type, categorySlug: values.category_slug };
}

/** A limit of the parser in our own words; anything else as it is. */
function nameLimit(error: unknown, { fileField }: { fileField: FileField }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') {
    return new AppError('invalid', 'The form has too many fields.', { cause: error });
  }
  if (code !== 'FST_FILES_LIMIT') return error;
  const message = fileField === 'file' ? oneFileMessage : `Upload at most ${maxFilesAtOnce} files at once`;
  return new AppError('too-large', message, { fields: { [fileField]: message }, cause: error });
}

function isFileField(name: string, expected: FileField): boolean {
  return name === expected || (expected === 'files' && ['file', 'files[]'].includes(name));
}

function unknownField(part: { fieldname: string }): string {
  return `There is no field named "${part.fieldname}"`;
}
