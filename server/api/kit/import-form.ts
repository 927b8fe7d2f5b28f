import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findLengthUnit, lengthUnits } from '#content/kit/length-units.shared.ts';
import { type ImportOptions, importKeys } from '#content/spreadsheets/import-options.ts';
import { tableLimits } from '#content/spreadsheets/tables.ts';
import { AppError, type FieldErrors, invalid } from '#errors/app-error.ts';
import type { IncomingFiles } from '#media/storage/incoming-files.ts';
import { isParserError } from './broken-form.ts';

/** What came in: the bytes of a table, how it is to be read, and where an archive of pictures lies. */
export type ImportForm = {
  bytes: Uint8Array;
  sheet: string | undefined;
  encoding: string | undefined;
  archive: string | undefined;
  options: ImportOptions;
};

const maxTextLength = 200;
/** Of a mapping: as many columns as a file may have, with long names. */
export const maxFieldBytes = 200_000;
const textFields = new Set([
  'sheet',
  'encoding',
  'mapping',
  'unit',
  'units',
  'key',
  'create_categories',
  'only_valid',
]);
const jsonFields = new Set(['mapping', 'units']);

export const maxArchiveBytes = 500 * 1024 * 1024;

/**
 * Reads a form of `file`, `pictures` and how they are to be read, as it arrives and passes it to `work`; the archive is deleted afterwards in any
 * case. What is too large is read on without being kept, so that the client receives the reason.
 * @throws AppError `wrong-type` for another kind of body, `too-large`, `invalid` for a form that is malformed, cut off or
 * without a file
 */
export async function withImportForm<T>(
  request: FastifyRequest,
  incoming: IncomingFiles,
  work: (form: ImportForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('wrong-type', 'Send the file as multipart/form-data.');
  const archives: { file: string }[] = [];
  try {
    return await work(await readParts(request, incoming, archives));
  } catch (error) {
    throw isParserError(error)
      ? new AppError('invalid', 'The form is malformed or was cut off. Please send it again.', {
          cause: error,
        })
      : error;
  } finally {
    await incoming.discard(archives);
    // A client that is refused early is still sending, and reads the response only after its request was read.
    request.raw.resume();
  }
}

async function readParts(
  request: FastifyRequest,
  incoming: IncomingFiles,
  archives: { file: string }[],
): Promise<ImportForm> {
  const errors: FieldErrors = {};
  let bytes: Uint8Array | undefined;
  const texts = new Map<string, string>();
  for await (const part of request.parts({ limits: { fieldSize: maxFieldBytes } })) {
    if (part.type !== 'file' && textFields.has(part.fieldname)) {
      const text = String(part.value).trim();
      texts.set(part.fieldname, jsonFields.has(part.fieldname) ? text : text.slice(0, maxTextLength));
    } else if (part.type !== 'file') errors[part.fieldname] = `There is no field named "${part.fieldname}"`;
    else if (part.fieldname === 'file' && !bytes) bytes = await readBytes(part.file, errors);
    else if (part.fieldname === 'pictures' && archives.length === 0) {
      const file = await incoming.receiveArchive({ bytes: part.file, maxBytes: maxArchiveBytes });
      if (file) archives.push({ file });
      else errors.pictures = `A ZIP has at most ${megabytes(maxArchiveBytes)} MB`;
    } else {
      part.file.resume();
      errors[part.fieldname] = 'Send one file, and one ZIP of pictures';
    }
  }
  const encoding = texts.get('encoding') || undefined;
  if (encoding && !isEncoding(encoding))
    errors.encoding = `"${encoding}" is no encoding, such as windows-1250`;
  const options = readOptions(texts, errors);
  const [message] = Object.values(errors);
  if (message?.startsWith('A ')) throw new AppError('too-large', message, { fields: errors });
  if (message) throw invalid(errors);
  if (!bytes?.length) throw invalid({ file: bytes ? 'The file is empty' : 'Choose a CSV or XLSX file' });
  return { bytes, sheet: texts.get('sheet') || undefined, encoding, archive: archives[0]?.file, options };
}

const mappingSchema = z.record(z.string(), z.string().nullable());
const unitsSchema = z.record(z.string(), z.enum(lengthUnits));
const flags = new Map([
  ...['true', '1'].map((word) => [word, true] as const),
  ...['', 'false', '0'].map((word) => [word, false] as const),
]);

function readOptions(texts: ReadonlyMap<string, string>, errors: FieldErrors): ImportOptions {
  const readFlag = (name: string) => {
    const flag = flags.get(texts.get(name) ?? '');
    if (flag === undefined) errors[name] = `${name} is true or false`;
    return flag ?? false;
  };
  const key = importKeys.find((one) => one === texts.get('key'));
  if (texts.get('key') && !key) errors.key = `key is one of: ${importKeys.join(', ')}`;
  const mapping = parseByColumn(texts.get('mapping'), mappingSchema);
  if (texts.get('mapping') && !mapping) {
    errors.mapping = 'mapping is a JSON object: a field, or null, by the name of each column';
  }
  const unit = findLengthUnit(texts.get('unit') ?? '');
  if (texts.get('unit') && !unit) errors.unit = `unit is one of: ${lengthUnits.join(', ')}`;
  const units = parseByColumn(texts.get('units'), unitsSchema);
  if (texts.get('units') && !units) {
    errors.units = `units is a JSON object: one of ${lengthUnits.join(', ')} by the name of each column`;
  }
  return {
    ...{ mapping, unit, units, key },
    ...{ createsCategories: readFlag('create_categories'), isOnlyValid: readFlag('only_valid') },
  };
}

function parseByColumn<Value>(
  text: string | undefined,
  schema: z.ZodType<Record<string, Value>>,
): ReadonlyMap<string, Value> | undefined {
  if (!text) return undefined;
  try {
    const entries = Object.entries(schema.parse(JSON.parse(text)));
    return new Map(entries.map(([column, value]) => [column.trim(), value]));
  } catch {
    return undefined;
  }
}

function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

async function readBytes(source: AsyncIterable<Uint8Array>, errors: FieldErrors): Promise<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size <= tableLimits.bytes) chunks.push(chunk);
    else chunks = [];
  }
  if (size > tableLimits.bytes) {
    errors.file = `A CSV or XLSX file has at most ${megabytes(tableLimits.bytes)} MB`;
  }
  return Buffer.concat(chunks);
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}
