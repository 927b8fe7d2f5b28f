import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange, FileContent, FileStorage, StoredFile } from './file-storage.ts';
import type { ObjectBucket } from './object-bucket.ts';
import { createByClaim, ownFolder, removeOldClaims } from './object-claims.ts';
import { failureOf, isMissing, isTaken, outageOf, tellingOutage } from './object-failure.ts';
import { uploadObject } from './object-upload.ts';

type Options = {
  /** What all keys in the bucket begin with: empty, or with a slash at its end. */
  prefix: string;
  /** Whether the storage knows the condition "only where the key is free". */
  hasConditions: boolean;
};

/** How often a file that breaks off while it is read is gone on with where it broke off. */
const maxResumptions = 3;

/**
 * Keeps files in a bucket. A file is there when all of it has arrived; large ones arrive in parts.
 * @see docs/decisions/0008-uploads.md
 */
export function createObjectStorage(bucket: ObjectBucket, { prefix, hasConditions }: Options): FileStorage {
  const locate = (key: string): string => prefix + checkKey(key);

  async function create(key: string, content: FileContent): Promise<boolean> {
    const place = locate(key);
    if (await bucket.find(place)) return false;
    if (!hasConditions) {
      const write = () => uploadObject(bucket, { key: place, content });
      return createByClaim(bucket, { prefix, key, write });
    }
    return uploadObject(bucket, { key: place, content, isNew: true }).then(
      () => true,
      (error: unknown) => {
        if (isTaken(error)) return false;
        throw error;
      },
    );
  }

  const open = (key: string, range?: ByteRange) =>
    tellingOutage(async () => openObject(bucket, locate(key), range));

  return {
    write: (key, content) => tellingOutage(() => uploadObject(bucket, { key: locate(key), content })),
    create: (key, content) => tellingOutage(() => create(key, content)),
    read: async (key) => buffer(await open(key)),
    open,
    stat: (key) => tellingOutage(() => bucket.find(locate(key))),
    list: (start = '') => tellingOutage(() => listFiles(bucket, prefix, start)),
    remove: (key) => tellingOutage(() => bucket.remove(locate(key))),
    removeUnfinished: (beforeMs, start = '') =>
      tellingOutage(async () => {
        for await (const upload of bucket.listUnfinished(prefix + start)) {
          if (upload.begunMs < beforeMs) await bucket.abortParts(upload);
        }
        await removeOldClaims(bucket, prefix);
      }),
  };
}

function checkKey(key: string): string {
  const isOutside = key.split('/').some((part) => part === '..' || part === '.' || part === '');
  if (isOutside || key.includes('\0')) throw new Error('A key leaves its folder');
  if (key.startsWith(ownFolder)) throw new Error('A key is one of the storage itself');
  return key;
}

async function listFiles(bucket: ObjectBucket, prefix: string, start: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const { key, ...stat } of bucket.list(prefix + start)) {
    const own = key.slice(prefix.length);
    // Some tools write empty files that stand for folders.
    if (!own.startsWith(ownFolder) && !own.endsWith('/')) files.push({ key: own, ...stat });
  }
  return files;
}

/** Begins to read, so that a file that is not there is known before anything of it is sent. */
async function openObject(bucket: ObjectBucket, key: string, range?: ByteRange): Promise<Readable> {
  const first = await bucket.get(key, { range }).catch((error: unknown) => {
    throw isMissing(error) ? new Error(`There is no file ${key}`, { cause: error }) : error;
  });
  const reading = { body: first.body };
  const stream = Readable.from(readOn(bucket, { ...first, key, range, reading }), { objectMode: false });
  return stream.once('close', () => reading.body.destroy());
}

/** The bytes of a file. Where they break off, they are gone on with from there. */
async function* readOn(
  bucket: ObjectBucket,
  file: {
    key: string;
    range: ByteRange | undefined;
    /** Undefined where the storage did not say how many come. */
    bytes: number | undefined;
    etag: string | undefined;
    reading: { body: Readable };
  },
): AsyncGenerator<Uint8Array> {
  const { key, etag, reading } = file;
  let start = file.range?.start ?? 0;
  const end = start + (file.bytes ?? Number.POSITIVE_INFINITY) - 1;
  for (let left = maxResumptions; ; left -= 1) {
    let fault: unknown;
    try {
      for await (const chunk of reading.body) {
        start += chunk.length;
        yield chunk;
      }
    } catch (error) {
      fault = error;
    }
    // What a proxy cuts short may end as if it were whole.
    if (start > end || (!fault && end === Number.POSITIVE_INFINITY)) return;
    if (left === 0) throw outageOf(failureOf(fault ?? new Error('what was read was cut short')));
    reading.body = (await tellingOutage(() => bucket.get(key, { range: { start, end }, etag }))).body;
  }
}
