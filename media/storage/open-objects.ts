import { randomUUID } from 'node:crypto';
import type { FileStorage } from './file-storage.ts';
import { createObjectBucket, type ObjectBucket } from './object-bucket.ts';
import { ownFolder } from './object-claims.ts';
import { createObjectClient } from './object-client.ts';
import { isTaken, isUnknown, ObjectFailure } from './object-failure.ts';
import { createObjectStorage } from './object-storage.ts';
import type { OpenedStorage } from './opened-storage.ts';
import { type ObjectPlace, StoragePlaceFault } from './storage-place.ts';

/** A start waits no longer to learn whether the storage can be used. */
const checkMs = 30_000;

/** The site's files in a bucket: uploads and what was made of them, each below a prefix of its own. */
export async function openObjects(place: ObjectPlace): Promise<OpenedStorage> {
  const { bucket, hasConditions } = await openBucket(place);
  const below = (name: string) => createObjectStorage(bucket, { prefix: place.prefix + name, hasConditions });
  return { uploads: below('uploads/'), made: below('pictures/'), probe: () => bucket.probe(place.prefix) };
}

/** Everything below a place's prefix, whatever it is: archives for example. */
export async function openObjectFolder(place: ObjectPlace): Promise<FileStorage> {
  const { bucket, hasConditions } = await openBucket(place);
  return createObjectStorage(bucket, { prefix: place.prefix, hasConditions });
}

/** @throws StoragePlaceFault where the bucket cannot be listed, written to and removed from */
async function openBucket(place: ObjectPlace): Promise<{ bucket: ObjectBucket; hasConditions: boolean }> {
  const bucket = createObjectBucket(createObjectClient(place), place.bucket);
  const tooLong = AbortSignal.timeout(checkMs);
  const given = new Promise<never>((_resolve, reject) => {
    tooLong.onabort = () => reject(new ObjectFailure('Slow', 'it took too long to answer', {}));
  });
  try {
    await Promise.race([bucket.probe(place.prefix), given]);
    return { bucket, hasConditions: await Promise.race([knowsConditions(bucket, place.prefix), given]) };
  } catch (error) {
    throw error instanceof ObjectFailure ? faultOf(error, place) : error;
  }
}

/**
 * Writes a small file, and again only if it is not there, at once and in parts: some storages know the condition for the one
 * and ignore it for the other.
 */
async function knowsConditions(bucket: ObjectBucket, prefix: string): Promise<boolean> {
  const key = `${prefix}${ownFolder}check-${randomUUID()}`;
  try {
    await bucket.put(key, Buffer.from('Whether this storage can be written to.'));
    return (
      (await isRefused(() => bucket.put(key, Buffer.alloc(0), { isNew: true }))) &&
      (await isRefused(() => putInParts(bucket, key)))
    );
  } finally {
    await bucket.remove(key);
  }
}

/** Whether a storage refuses what it was to write only where nothing is. */
function isRefused(write: () => Promise<void>): Promise<boolean> {
  return write().then(
    () => false,
    (error: unknown) => {
      if (isTaken(error)) return true;
      if (isUnknown(error)) return false;
      throw error;
    },
  );
}

async function putInParts(bucket: ObjectBucket, key: string): Promise<void> {
  const upload = await bucket.beginParts(key);
  try {
    const part = await bucket.putPart(upload, 1, Buffer.from('Whether parts can be, too.'));
    await bucket.completeParts(upload, [part], { isNew: true });
  } catch (error) {
    await bucket.abortParts(upload).catch(() => undefined);
    throw error;
  }
}

const unreached = /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|\w*TLS\w*|\w*CERT\w*)$/;
const late = /^(?:Slow|TimeoutError|AbortError|ETIMEDOUT)$/;
const elsewhere = /^(?:PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException)$/;

/** What the operator can mend, after the name of the setting. */
function faultOf(cause: ObjectFailure, { bucket, endpoint, region }: ObjectPlace): StoragePlaceFault {
  const { code, status } = cause;
  const at = endpoint ? ` at ${endpoint}` : '';
  if (code === 'InvalidAccessKeyId')
    return new StoragePlaceFault(`is not known to the object storage${at}`, {
      setting: 'AWS_ACCESS_KEY_ID',
      cause,
    });
  if (code === 'SignatureDoesNotMatch') {
    const setting = 'AWS_SECRET_ACCESS_KEY';
    return new StoragePlaceFault(`does not belong to AWS_ACCESS_KEY_ID, says the object storage${at}`, {
      setting,
      cause,
    });
  }
  const tell = (message: string) => new StoragePlaceFault(message, { cause });
  if (code === 'NoSuchBucket' || status === 404)
    return tell(`names a bucket that is not there: ${bucket}${at}`);
  if (elsewhere.test(code) || status === 301)
    return tell(
      `names the region ${region}, and the bucket ${bucket} is in ${cause.region ?? 'another one'}`,
    );
  if (status === 401 || status === 403)
    return tell(
      `names a bucket in which these keys may not list, write and delete: ${bucket} (${cause.message})`,
    );
  if (unreached.test(code))
    return tell(`names an endpoint that cannot be reached: ${endpoint ?? region} (${code})`);
  if (late.test(code)) return tell(`names an object storage that does not answer in time${at}`);
  return tell(`names an object storage that answers with an error${at} (${cause.message})`);
}
