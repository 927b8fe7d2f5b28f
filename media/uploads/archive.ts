import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { maxBytes, sizeMessage } from '#content/picture/upload-limits.shared.ts';
import { AppError, invalid } from '#errors/app-error.ts';

/** A file of an archive by its own name; folders are left out. */
export type ArchivedFile = { name: string; open: () => AsyncIterable<Uint8Array> };

const maxFiles = 2_000;
/** What all of it unfolds to; single files have the limit of an upload. */
const maxUnpackedBytes = 1024 * 1024 * 1024;

/**
 * The pictures and videos in a ZIP. Nothing is unpacked before it is needed.
 * @throws AppError `invalid` where it is no ZIP or has a password, `too-large`
 */
export async function openArchive(file: string): Promise<{ files: ArchivedFile[] }> {
  try {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
    try {
      return { files: await listFiles(zip, file) };
    } finally {
      zip.close();
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw refusal('invalid', 'This is no ZIP, or a damaged one', cause);
  }
}

async function listFiles(zip: ZipFile, file: string): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (isPassedOver(entry)) continue;
    if (entry.isEncrypted()) throw invalid({ pictures: 'The ZIP has a password' });
    unpacked += entry.uncompressedSize;
    files.push({ name: nameOf(entry), open: () => unpack(file, entry) });
    if (files.length > maxFiles) throw refusal('too-large', `A ZIP holds at most ${maxFiles} pictures`);
    if (unpacked > maxUnpackedBytes) throw refusal('too-large', 'The ZIP unfolds to more than 1 GB');
  }
  return files;
}

/** One that says it is larger than an upload may be is not unpacked; the library ends where one is larger than it says. */
async function* unpack(file: string, entry: Entry): AsyncGenerator<Uint8Array> {
  if (entry.uncompressedSize > maxBytes.video) {
    throw refusal('too-large', sizeMessage('video'));
  }
  const zip = await openPromise(file, { autoClose: false });
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch (cause) {
    throw refusal('invalid', 'This file is damaged in the ZIP', cause);
  } finally {
    zip.close();
  }
}

/** Folders, and what macOS adds for itself. */
function isPassedOver({ fileName }: Entry): boolean {
  return fileName.endsWith('/') || fileName.startsWith('__MACOSX/') || /(?:^|\/)\./.test(fileName);
}

function nameOf({ fileName }: Entry): string {
  // Macs part letters from their accents.
  return (fileName.split(/[\\/]/).at(-1) ?? '').normalize('NFC');
}

function refusal(code: 'invalid' | 'too-large', message: string, cause?: unknown): AppError {
  return new AppError(code, message, { fields: { pictures: message }, cause });
}
