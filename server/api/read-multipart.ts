import type { FastifyRequest } from 'fastify';
import { AppError, type FieldErrors, invalid } from '#errors/app-error.ts';
import { isStorableText, unusableCharacters } from '#errors/storable.ts';
import type { ReceivedFile } from '#media/receive-upload.ts';
import { maxFilesAtOnce } from '#media/upload-rules.ts';
import type { UploadService, UploadTarget } from '#media/uploads.service.ts';

export type UploadForm = { files: ReceivedFile[]; target: UploadTarget };

/** The one field of each call that holds files. */
type FileField = 'file' | 'files';

const fieldNames = ['type', 'category_slug'];
const oneFileMessage = 'Send one file at a time';
const brokenForm = 'The form is malformed or was cut off. Please send it again.';

/**
 * Reads a form of files as it arrives, its fields in any order, and lets `work` have what arrived. The received
 * files are gone afterwards, whatever happened.
 * @throws AppError `wrong-type` for another kind of body, `invalid` for fields that do not belong and for a form that
 * is malformed or cut off
 */
export async function withUploadForm<T>(
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
    // A client that is refused early is still sending, and hears the answer only once it was listened to.
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

/** The parser of forms throws plain errors; those of the file system and the database have a code. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
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
