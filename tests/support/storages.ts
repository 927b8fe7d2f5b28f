import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Db } from '#database/connect.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createObjectBucket } from '#media/storage/object-bucket.ts';
import { createObjectClient } from '#media/storage/object-client.ts';
import { createObjectStorage } from '#media/storage/object-storage.ts';
import { readStoragePlace } from '#media/storage/storage-place.ts';
import { startObjectStorage, type TestObjectStorage } from './object-storage.ts';
import { createDatabaseOpener, describeOnOneEngine } from './test-database.ts';

/** Where the uploads of a test are; undefined for the application's own folder. */
type StorageOpener = () => FileStorage | undefined;

/** Registers the same tests with uploads in a folder, and once with uploads in a bucket. */
export function describeOnEachStorage(
  name: string,
  register: (openDb: () => Promise<Db>, openStorage: StorageOpener) => void,
): void {
  describeOnOneEngine(name, (openDb) => register(openDb, () => undefined));
  describe(`${name} (in a bucket)`, () => {
    const { openBucket } = useObjectStorage();
    register(createDatabaseOpener('sqlite'), openBucket);
  });
}

/** A server that speaks S3, from the first to the last of the tests that are described here. */
export function useObjectStorage() {
  let server: TestObjectStorage;
  beforeAll(async () => {
    server = await startObjectStorage();
  });
  afterAll(() => server.stop());
  return {
    getServer: () => server,

    /** A part of the bucket that no other test uses; of another storage's where TEST_OBJECTS_URL names one. */
    openBucket(options: { hasConditions?: boolean; prefix?: string } = {}): FileStorage {
      const other = process.env.TEST_OBJECTS_URL;
      const place = readStoragePlace(other ?? server.url, other ? process.env : server.credentials);
      if (!('objects' in place)) throw new Error('This is a folder');
      const bucket = createObjectBucket(createObjectClient(place.objects), place.objects.bucket);
      const prefix = `${randomBytes(6).toString('hex')}/`;
      return createObjectStorage(bucket, { prefix, hasConditions: true, ...options });
    },
  };
}
