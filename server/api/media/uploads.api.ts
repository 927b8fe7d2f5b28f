import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acceptedBy, uploadTypes } from '#content/kit/upload-types.ts';
import {
  animationNotice,
  formatNames,
  maxBytes,
  maxFilesAtOnce,
  maxMegabytes,
} from '#content/picture/upload-limits.shared.ts';
import { AppError, type FieldErrors, invalid } from '#errors/app-error.ts';
import { isStorableText, unusableCharacters } from '#errors/storable.ts';
import type { ReceivedFile } from '#media/storage/incoming-files.ts';
import type { StoredUpload, UploadService, UploadTarget } from '#media/uploads/uploads.service.ts';
import { allow } from '../../http/access.ts';
import { isParserError } from '../kit/broken-form.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';

type UploadForm = { files: ReceivedFile[]; target: UploadTarget };

/** The one field of each endpoint that holds files. */
type FileField = 'file' | 'files';

const fieldNames = ['type', 'category_slug', 'if_duplicate'];
const duplicateChoices = ['store', 'refuse'] as const;
const oneFileMessage = 'Send one file at a time';
const brokenForm = 'The form is malformed or was cut off. Please send it again.';

const maxFields = 5;
const maxFieldBytes = 1000;

const videoTypes = uploadTypes.filter((type) => acceptedBy(type) === 'any');
const target = {
  type: z.enum(uploadTypes).describe('Where the files belong'),
  category_slug: z.string().optional().describe('A folder below it, of letters, digits and hyphens'),
  if_duplicate: z
    .enum(duplicateChoices)
    .optional()
    .describe(
      'What becomes of a file that the library has: it is stored again, or 409 names the one that is there',
    ),
};
const path = z.string().describe('The path of the stored file, /uploads/…');
const duplicateOf = z
  .string()
  .optional()
  .describe('The path of a file with the same content that was there before');
const notice = z
  .string()
  .optional()
  .describe('What whoever uploads it should know, such as that an animation will stand still');
const shared = {
  tags: ['Uploads'],
  security: [{ bearer: [] }],
  consumes: ['multipart/form-data'],
  description:
    `PNG, JPEG, GIF, WEBP up to ${maxMegabytes.image} MB; for ${videoTypes.join(', ')} also ` +
    `${formatNames('video')} up to ${maxMegabytes.video} MB, for appearance also SVG up to 512 KB, which is cleaned; for certificates PDF up to ${maxMegabytes.pdf} MB. The bytes decide what a file is. ` +
    'What cameras write into it is removed.',
};
const failures = failuresOf(400, 401, 409, 413, 415);

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
    response: {
      201: jsonResponse('Where it is', z.object({ path, duplicate_of: duplicateOf, notice })),
      ...failures,
    },
  };
  app.post('/upload', { schema: single, ...options }, async (request, reply) =>
    withUploadForm(request, { uploads, fileField: 'file' }, async (form) => {
      const [stored] = await uploads.store(form.files, form.target);
      return reply.code(201).send({ path: stored?.path ?? '', ...(stored && describeStored(stored)) });
    }),
  );

  const several = {
    ...shared,
    summary: 'Upload several files',
    description: `${shared.description} At most ${maxFilesAtOnce} files. All of them are stored or none; a failure names the file in \`file\` and \`index\`.`,
    body: z.object({ files: z.array(z.file()), ...target }),
    response: {
      201: jsonResponse(
        'Where they are; `path` is the first; of those that there is more to say of, `files` says it',
        z.object({
          ...{ paths: z.array(path), path },
          files: z.array(z.object({ path, duplicate_of: duplicateOf, notice })).optional(),
        }),
      ),
      ...failures,
    },
  };
  app.post('/upload/multiple', { schema: several, ...options }, async (request, reply) =>
    withUploadForm(request, { uploads, fileField: 'files' }, async (form) => {
      const stored = await uploads.store(form.files, form.target);
      const paths = stored.map((one) => one.path);
      const told = stored.map((one) => ({ path: one.path, ...describeStored(one) }));
      const files = told.filter((one) => one.duplicate_of || one.notice);
      return reply.code(201).send({ paths, path: paths[0] ?? '', ...(files.length > 0 && { files }) });
    }),
  );
}

function describeStored({ duplicateOf: twin, condition }: StoredUpload) {
  return {
    ...(twin && { duplicate_of: twin }),
    ...(condition === 'animated' && { notice: animationNotice }),
  };
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
  const choice = values.if_duplicate ?? 'store';
  if (!duplicateChoices.some((one) => one === choice))
    throw invalid({ if_duplicate: `if_duplicate is one of: ${duplicateChoices.join(', ')}` });
  return { type: values.type, categorySlug: values.category_slug, isNewOnly: choice === 'refuse' };
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
