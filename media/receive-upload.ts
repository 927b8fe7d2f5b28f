import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { detectFormat, sampleBytes } from './detect-format.ts';
import type { TempFolder } from './temp-folder.ts';
import { maxBytes } from './upload-limits.shared.ts';
import type { FileFormat } from './upload-rules.ts';

/** A file that has arrived whole in the temporary folder, or why it was not kept. */
export type ReceivedFile = {
  /** The name that the client gave it, without folders. */
  name: string;
  /** Where it lies; there is nothing there when it was refused. */
  file: string;
  format: FileFormat | undefined;
  refusal: 'empty' | 'wrong-type' | 'too-large' | undefined;
};

/**
 * Writes a file to the temporary folder as it arrives, never holding more than its beginning. What it is shows in its
 * first bytes; one that is refused is read on without being kept, so that the client gets to hear why.
 * @throws when the client goes away; nothing is left behind then
 */
export async function receiveUpload(
  folder: TempFolder,
  upload: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<ReceivedFile> {
  const received: ReceivedFile = {
    name: upload.name,
    file: await folder.newFile(),
    format: undefined,
    refusal: undefined,
  };
  const target = createWriteStream(received.file, { flags: 'wx', flush: true });
  try {
    await pipeline(judgeBytes(upload.bytes, received), target);
  } catch (error) {
    // The file may be on its way to being opened; it would come into being after it was removed.
    if (!target.closed) await new Promise((resolve) => target.once('close', resolve));
    await rm(received.file, { force: true });
    throw error;
  }
  if (received.refusal) await rm(received.file, { force: true });
  return received;
}

/** Passes the bytes on until they are refused; the verdict goes into `received`. */
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
