import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError, invalid } from '#errors/app-error.ts';
import { tableLimits } from './tables.ts';

/** The parts of an XLSX file that say what its first sheet holds beside values. */
type Parts = Map<string, string>;

/**
 * Unpacks all of an XLSX file once and keeps the sheets' own XML: an archive that unfolds to more than it says, or to
 * more than a sheet can need, ends here and never reaches the library that reads it.
 * @throws AppError `invalid`, `too-large`
 */
export async function unpackXlsx(bytes: Uint8Array): Promise<Parts> {
  const parts: Parts = new Map();
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
    });
    if (zip.entryCount > tableLimits.entries) throw tooLarge();
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > tableLimits.unpackedBytes) throw tooLarge();
      const text = await readEntry(zip, entry);
      if (/^xl\/(?:workbook|_rels|worksheets\/)/.test(entry.fileName)) parts.set(entry.fileName, text);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = 'This file is damaged, or protected by a password';
    throw invalid({ file: message }, message);
  }
  if (![...parts.keys()].some((name) => name.startsWith('xl/worksheets/'))) {
    throw invalid({ file: 'This is an archive, but no XLSX file' });
  }
  return parts;
}

/** The library compares what an entry unfolds to with what it says. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.fileName.endsWith('/')) return '';
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
  return entry.fileName.endsWith('.xml') || entry.fileName.endsWith('.rels')
    ? Buffer.concat(pieces).toString('utf8')
    : '';
}

function tooLarge(): AppError {
  const message = 'This file unfolds to more than a spreadsheet of products can hold';
  return new AppError('too-large', message, { fields: { file: message } });
}
