import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '#errors/config-error.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { startObjectStorage, type TestObjectStorage } from '#tests/support/object-storage.ts';
import { readConfig } from './config.ts';
import { openStorageOf } from './storage-settings.ts';

let files: TestObjectStorage;
beforeAll(async () => {
  files = await startObjectStorage();
});
afterEach(() => files.behave());
afterAll(() => files.stop());

const keys = { AWS_ACCESS_KEY_ID: 'stone-keeper', AWS_SECRET_ACCESS_KEY: 'kept/under+stone' };
const endpoint = 'endpoint=https://storage.example';

async function openWith(environment: Record<string, string | undefined>): Promise<string> {
  const message = await openStorageOf(readConfig(environment)).then(
    () => '',
    (error: unknown) => (error instanceof ConfigError ? error.message : `no ConfigError: ${error}`),
  );
  expect(message).not.toContain('kept/under+stone');
  expect(message).not.toContain('\n');
  return message;
}

describe('an operator who sets STORAGE_URL', () => {
  test.each([
    ['ftp://files.example', /is file: and a folder, or s3:/],
    ['file:', /is file: and a folder, or s3:/],
    [`s3://?${endpoint}&region=x`, /needs a bucket/],
    [`s3://Stone_Files?${endpoint}&region=x`, /needs a bucket/],
    [`s3://key:secret@stone?${endpoint}&region=x`, /holds no keys/],
    [`s3://stone/pictures?${endpoint}&region=x`, /prefix=/],
    [`s3://stone?${endpoint}`, /needs a region/],
    ['s3://stone?endpoint=storage.example&region=x', /needs an endpoint/],
    ['s3://stone?endpoint=https://u:p@storage.example&region=x', /needs an endpoint/],
    [`s3://stone?${endpoint}&region=x&prefix=../other`, /needs a prefix/],
    [`s3://stone?${endpoint}&region=x&folder=a`, /no "folder"/],
  ])('as %s reads in one line what is wrong', (STORAGE_URL, what) => {
    const read = () => readConfig({ STORAGE_URL, ...keys });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^STORAGE_URL [^\n]+$/);
    expect(read).toThrow(what);
    expect(read).toThrow(/^(?!.*secret)/);
  });

  test.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('is told that %s is missing', (name) => {
    const read = () => readConfig({ STORAGE_URL: files.url, ...keys, [name]: '' });
    expect(read).toThrow(new RegExp(`^${name} is needed where files are in object storage`));
  });

  test('of object storage that can be used reads nothing, and leaves nothing there', async () => {
    expect(await openWith({ STORAGE_URL: files.url, ...keys })).toBe('');
    const { uploads } = await openStorageOf(readConfig({ STORAGE_URL: files.url, ...keys }));
    expect(await uploads.list()).toEqual([]);
    expect(files.requests.filter(({ method }) => method === 'DELETE')).not.toEqual([]);
  });

  test('reads which setting is wrong: a key, its secret, the bucket, the region, the endpoint', async () => {
    const url = (change: (url: URL) => void) => {
      const changed = new URL(files.url);
      change(changed);
      return changed.href;
    };
    const free = await findFreePort();
    expect([
      await openWith({ STORAGE_URL: files.url, ...keys, AWS_ACCESS_KEY_ID: 'nobody' }),
      await openWith({ STORAGE_URL: files.url, ...keys, AWS_SECRET_ACCESS_KEY: 'wrong' }),
      await openWith({ STORAGE_URL: files.url.replace('s3://stone', 's3://marble'), ...keys }),
      await openWith({ STORAGE_URL: url(({ searchParams }) => searchParams.set('region', 'mars')), ...keys }),
      await openWith({
        STORAGE_URL: url(({ searchParams }) => searchParams.set('endpoint', `http://127.0.0.1:${free}`)),
        ...keys,
      }),
    ]).toEqual([
      `AWS_ACCESS_KEY_ID is not known to the object storage at ${files.endpoint}`,
      `AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID, says the object storage at ${files.endpoint}`,
      `STORAGE_URL names a bucket that is not there: marble at ${files.endpoint}`,
      'STORAGE_URL names the region mars, and the bucket stone is in eu-central-1',
      `STORAGE_URL names an endpoint that cannot be reached: http://127.0.0.1:${free} (ECONNREFUSED)`,
    ]);
  });

  test('is told of storage that answers with errors, and of one that may not be written to', async () => {
    files.behave({ kind: 'error', status: 503, code: 'SlowDown' });
    expect(await openWith({ STORAGE_URL: files.url, ...keys })).toMatch(
      /^STORAGE_URL names an object storage that answers with an error at http:\S+ \(503 SlowDown/,
    );
    files.behave({ kind: 'error', status: 403, code: 'AccessDenied', of: ({ method }) => method === 'PUT' });
    expect(await openWith({ STORAGE_URL: files.url, ...keys })).toMatch(
      /^STORAGE_URL names a bucket in which these keys may not list, write and delete: stone/,
    );
  });
});
