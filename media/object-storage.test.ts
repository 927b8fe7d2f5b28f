import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeFileStorage } from '#tests/support/describe-file-storage.ts';
import { startObjectStorage, type TestObjectStorage } from '#tests/support/object-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createObjectBucket } from './object-bucket.ts';
import { createObjectClient } from './object-client.ts';
import { createObjectStorage } from './object-storage.ts';
import { readStoragePlace } from './storage-place.ts';

let server: TestObjectStorage;
beforeAll(async () => {
  server = await startObjectStorage();
});
afterAll(() => server.stop());

/** A part of the bucket that nobody else uses. */
function openFresh(options: { hasConditions?: boolean } = {}): FileStorage {
  const place = readStoragePlace(server.url, server.credentials);
  if (!('objects' in place)) throw new Error('This is a folder');
  const bucket = createObjectBucket(createObjectClient(place.objects), place.objects.bucket);
  const prefix = `${randomBytes(6).toString('hex')}/`;
  return createObjectStorage(bucket, { prefix, hasConditions: true, ...options });
}

describeFileStorage('a bucket', () => openFresh());
describe('where conditions are unknown', () =>
  describeFileStorage('a bucket', () => openFresh({ hasConditions: false })));
