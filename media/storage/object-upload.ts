import type { FileContent } from './file-storage.ts';
import { createJobQueue } from './job-queue.ts';
import type { ObjectBucket, PartedUpload, UploadedPart } from './object-bucket.ts';

/** What is larger goes up in parts of this size, one after the other; the smallest that storages take is 5 MB. */
export const partBytes = 8 * 1024 * 1024;
/** Each may hold two parts in memory: the one on its way and the one that is being read. */
const uploadsAtOnce = 4;
const uploading = createJobQueue(uploadsAtOnce);

/** Stores a file under a key. It is there when all of it has arrived, else nothing is. */
export async function uploadObject(
  bucket: ObjectBucket,
  { key, content, isNew = false }: { key: string; content: FileContent; isNew?: boolean },
): Promise<void> {
  await uploading.run({ urgency: 'now', group: key }, async () => {
    const parts = content instanceof Uint8Array ? slicesOf(content) : partsOf(content);
    const first = await parts.next();
    const bytes = first.value ?? Buffer.alloc(0);
    if (bytes.byteLength < partBytes) return bucket.put(key, bytes, { isNew });
    const upload = await bucket.beginParts(key);
    try {
      await bucket.completeParts(upload, await putParts(bucket, upload, { bytes, parts }), { isNew });
    } catch (error) {
      // What stays, the sweep finds.
      await bucket.abortParts(upload).catch(() => undefined);
      throw error;
    }
  });
}

async function putParts(
  bucket: ObjectBucket,
  upload: PartedUpload,
  { bytes, parts }: { bytes: Uint8Array; parts: AsyncGenerator<Uint8Array> },
): Promise<UploadedPart[]> {
  const uploaded = [await bucket.putPart(upload, 1, bytes)];
  for await (const part of parts) uploaded.push(await bucket.putPart(upload, uploaded.length + 1, part));
  return uploaded;
}

async function* slicesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += partBytes)
    yield bytes.subarray(start, start + partBytes);
}

/** Bytes as they come, in parts of one size; the last one is what is left. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafe(0);
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.byteLength;
    while (size >= partBytes) {
      part = Buffer.concat(chunks, size);
      yield part.subarray(0, partBytes);
      chunks = [part.subarray(partBytes)];
      size -= partBytes;
    }
  }
  if (size > 0) yield Buffer.concat(chunks, size);
}
