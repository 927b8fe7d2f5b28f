import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileKind, maxBytes } from '#content/picture/upload-limits.shared.ts';
import { claimFresh, type FileClaim, takeOver } from '#database/file-claim.ts';
import { createFolderStorage, removeAtExit } from './folder-storage.ts';
import { readText } from './read-text.ts';

/** What a file turned out to be, by its bytes. */
export type FileFormat = { kind: FileKind; mime: string; extension: string };

/** A drawing, whose bytes are text. */
export const svgMime = 'image/svg+xml';

/** A file that has arrived whole in the temporary folder, or why it was not kept. */
export type ReceivedFile = {
  /** The name that the client gave it, without folders. */
  name: string;
  /** Where it lies; there is nothing there when it was refused. */
  file: string;
  format: FileFormat | undefined;
  refusal: 'empty' | 'wrong-type' | 'too-large' | undefined;
};

export type IncomingFiles = ReturnType<typeof openIncomingFiles>;

/** How many bytes of a file's beginning tell what it is. */
const sampleBytes = 64 * 1024;

const formats = new Map(
  Object.entries<FileFormat>({
    'image/png': { kind: 'image', mime: 'image/png', extension: 'png' },
    'image/apng': { kind: 'image', mime: 'image/png', extension: 'png' },
    'image/jpeg': { kind: 'image', mime: 'image/jpeg', extension: 'jpg' },
    'image/gif': { kind: 'image', mime: 'image/gif', extension: 'gif' },
    'image/webp': { kind: 'image', mime: 'image/webp', extension: 'webp' },
    'video/mp4': { kind: 'video', mime: 'video/mp4', extension: 'mp4' },
    'video/x-m4v': { kind: 'video', mime: 'video/mp4', extension: 'mp4' },
    'video/quicktime': { kind: 'video', mime: 'video/quicktime', extension: 'mov' },
    'video/vnd.avi': { kind: 'video', mime: 'video/x-msvideo', extension: 'avi' },
    'video/x-ms-asf': { kind: 'video', mime: 'video/x-ms-wmv', extension: 'wmv' },
    'application/vnd.ms-asf': { kind: 'video', mime: 'video/x-ms-wmv', extension: 'wmv' },
    'application/pdf': { kind: 'pdf', mime: 'application/pdf', extension: 'pdf' },
    'video/webm': { kind: 'video', mime: 'video/webm', extension: 'webm' },
  }),
);

const claimEnding = '.claim';

/**
 * Opens a temporary folder for incoming files, and removes what others have left behind who are gone. Those who share the
 * data folder and are alive keep theirs.
 */
export function openIncomingFiles(root: string) {
  const folder = createIncomingFolder(root);
  folder.removeLeft();
  let count = 0;
  const nextFile = (): string => {
    count += 1;
    return join(folder.open(), String(count));
  };
  return {
    /**
     * Writes a file to the folder as it arrives, never holding more than its beginning. One that is refused is read on
     * without being kept, so that the client receives the reason.
     * @throws when the client goes away; nothing is left behind then
     */
    async receive(upload: { name: string; bytes: AsyncIterable<Uint8Array> }): Promise<ReceivedFile> {
      return receiveInto(nextFile(), upload);
    },

    /**
     * Writes an archive to the folder as it arrives. @returns where it lies; undefined where it is larger than
     * `maxBytes`, and read on without being kept
     * @throws when the client goes away; nothing is left behind then
     */
    receiveArchive: (upload: ArrivingArchive) => receiveArchiveInto(nextFile(), upload),

    /** Removes what is left of received files, stored or not. */
    async discard(files: Pick<ReceivedFile, 'file'>[]): Promise<void> {
      await Promise.all(files.map(({ file }) => removeIfPossible(file)));
    },

    /** Removes what those have left who are gone, and what nobody has written to since a time. */
    async sweep(beforeMs: number): Promise<void> {
      folder.removeLeft();
      await folder.removeOld(beforeMs);
    },
  };
}

type ArrivingArchive = { bytes: AsyncIterable<Uint8Array>; maxBytes: number };

async function receiveArchiveInto(
  file: string,
  { bytes, maxBytes }: ArrivingArchive,
): Promise<string | undefined> {
  const received: ReceivedFile = { name: '', file, format: undefined, refusal: undefined };
  await writeReceived(upTo(maxBytes, bytes, received), received);
  return received.refusal ? undefined : file;
}

/** What a file is by its first bytes; its name and declared type are ignored. */
export async function detectFormat(head: Uint8Array): Promise<FileFormat | undefined> {
  // Loaded with the first upload, so that no start waits for it.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && found.mime !== 'application/xml') return formats.get(found.mime);
  return isSvg(head) ? { kind: 'image', mime: svgMime, extension: 'svg' } : undefined;
}

/**
 * A folder of one's own below a root that others may share, such as containers with one volume, whose processes all have
 * the same number. Beside each folder lies the claim of whoever uses it; what has one that nobody holds was left behind.
 */
function createIncomingFolder(root: string) {
  let claim: FileClaim | undefined;
  let folder: string | undefined;
  return {
    /** Makes it, the first time. @returns its path */
    open(): string {
      mkdirSync(root, { recursive: true });
      claim ??= folder ? undefined : tryClaim(root);
      folder ??= join(root, claim?.unique ?? randomUUID());
      mkdirSync(folder, { recursive: true });
      removeAtExit(folder);
      if (claim) removeAtExit(folder + claimEnding);
      return folder;
    },

    /** Removes the folders of those who are gone. */
    removeLeft(): void {
      for (const name of namesIn(root).filter((found) => found.endsWith(claimEnding))) {
        const left = takeOver(join(root, name));
        if (!left) continue;
        rmSync(join(root, name.slice(0, -claimEnding.length)), { recursive: true, force: true });
        left.drop();
      }
    },

    /** Removes files to which nobody has written since a time, and folders of nobody that are empty. */
    async removeOld(beforeMs: number): Promise<void> {
      const files = createFolderStorage(root);
      for (const { key, modifiedMs } of await files.list()) {
        if (modifiedMs < beforeMs && !key.endsWith(claimEnding)) await files.remove(key);
      }
      const names = namesIn(root);
      for (const name of names) {
        const isClaimed = name.endsWith(claimEnding) || names.includes(name + claimEnding);
        if (!isClaimed && join(root, name) !== folder) removeEmpty(join(root, name));
      }
    },
  };
}

/** Where the file system knows no locks there is none: what is left there goes once nobody has written to it for long. */
function tryClaim(root: string): FileClaim | undefined {
  try {
    return claimFresh((unique) => join(root, unique + claimEnding));
  } catch {
    return undefined;
  }
}

function namesIn(root: string): string[] {
  try {
    return readdirSync(root);
  } catch {
    return [];
  }
}

function removeEmpty(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // It is no folder, or something in it is younger.
  }
}

/** What may stand before the first element: a mark of the encoding, instructions, comments and a document type. */
const beforeRoot =
  /^\uFEFF?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+(?:[\w-]+:)?svg\b[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/i;

function isSvg(head: Uint8Array): boolean {
  // The sample may end within a character.
  const text = readText(head, { isCutOff: true });
  return text !== undefined && /^<(?:[\w-]+:)?svg[\s>/]/.test(text.replace(beforeRoot, ''));
}

/** Browsers spell some characters of names out, `12%22 tile.jpg`, and Macs part letters from their accents. */
function readName(name: string): string {
  return name
    .replaceAll('%22', '"')
    .replace(/%0[AD]/gi, ' ')
    .normalize('NFC');
}

async function receiveInto(
  file: string,
  upload: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<ReceivedFile> {
  const received: ReceivedFile = {
    ...{ name: readName(upload.name), file, format: undefined, refusal: undefined },
  };
  await writeReceived(judgeBytes(upload.bytes, received), received);
  return received;
}

async function writeReceived(bytes: AsyncIterable<Uint8Array>, received: ReceivedFile): Promise<void> {
  const { file } = received;
  const target = createWriteStream(file, { flags: 'wx', flush: true });
  try {
    await pipeline(bytes, target);
  } catch (error) {
    // The file may be about to be opened; it would be created after its removal.
    if (!target.closed) await new Promise((resolve) => target.once('close', resolve));
    await removeIfPossible(file);
    throw error;
  }
  if (received.refusal) await removeIfPossible(file);
}

/** What cannot be removed now is swept later: it is no reason to say that something failed, or that something else did. */
async function removeIfPossible(file: string): Promise<void> {
  await unlink(file).catch(() => undefined);
}

async function* upTo(
  maxSize: number,
  bytes: AsyncIterable<Uint8Array>,
  received: ReceivedFile,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxSize) received.refusal = 'too-large';
    if (!received.refusal) yield chunk;
  }
}

/** Passes the bytes on until they are refused; the reason goes into `received`. */
async function* judgeBytes(
  bytes: AsyncIterable<Uint8Array>,
  received: ReceivedFile,
): AsyncGenerator<Uint8Array> {
  const head: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    if (received.refusal) continue;
    size += chunk.byteLength;
    if (!received.format) {
      head.push(chunk);
      if (size >= sampleBytes) await judgeHead(Buffer.concat(head), received);
    }
    if (received.format && size > maxBytes[received.format.kind]) received.refusal = 'too-large';
    if (!received.refusal) yield chunk;
  }
  if (size === 0) received.refusal = 'empty';
  else if (!received.format && !received.refusal) await judgeHead(Buffer.concat(head), received);
}

async function judgeHead(head: Uint8Array, received: ReceivedFile): Promise<void> {
  received.format = await detectFormat(head);
  if (!received.format) received.refusal = 'wrong-type';
}
