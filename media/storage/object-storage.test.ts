import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { describeFileStorage } from '#tests/support/describe-file-storage.ts';
import { useObjectStorage } from '#tests/support/storages.ts';
import { partBytes } from './object-upload.ts';

const { getServer, openBucket } = useObjectStorage();
afterEach(() => getServer().behave());

describeFileStorage('a bucket', openBucket);
describe('where conditions are unknown', () =>
  describeFileStorage('a bucket', () => openBucket({ hasConditions: false })));

/** So many bytes in chunks as a disk gives them, and what they are all together. */
function makeFilm(bytes: number) {
  const chunk = randomBytes(64 * 1024);
  const whole = createHash('sha256');
  async function* open(): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; left -= chunk.length)
      yield chunk.subarray(0, Math.min(left, chunk.length));
  }
  for (let left = bytes; left > 0; left -= chunk.length)
    whole.update(chunk.subarray(0, Math.min(left, chunk.length)));
  return { open, sha256: whole.digest('hex') };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const isPart = ({ query }: { query: URLSearchParams }) => query.has('partNumber');

describe('a large file in a bucket', () => {
  const bytes = 2 * partBytes + 12_345;

  test('goes up in parts and comes back as it was, whole and in part', async () => {
    const storage = openBucket();
    const film = makeFilm(bytes);
    const former = getServer().requests.length;
    expect(await storage.create('film.mp4', film.open())).toBe(true);
    const parts = getServer().requests.slice(former).filter(isPart);
    expect(parts.map(({ body }) => body.length)).toEqual([partBytes, partBytes, 12_345]);
    expect(sha256(await storage.read('film.mp4'))).toBe(film.sha256);
    const end = await buffer(await storage.open('film.mp4', { start: bytes - 5, end: bytes - 1 }));
    expect(end).toEqual((await storage.read('film.mp4')).subarray(-5));
    expect(await storage.create('film.mp4', film.open())).toBe(false);
  });

  test('of which some parts fail at first is there all the same', async () => {
    const storage = openBucket();
    const film = makeFilm(bytes);
    let failures = 2;
    getServer().behave({
      ...{ kind: 'error', status: 500, code: 'InternalError' },
      of: (asked) => isPart(asked) && failures-- > 0,
    });
    await storage.write('film.mp4', film.open());
    expect(sha256(await storage.read('film.mp4'))).toBe(film.sha256);
  });

  test('that breaks off leaves nothing, and what cannot be cleared up is swept later', async () => {
    const storage = openBucket();
    const film = makeFilm(bytes);
    async function* broken() {
      yield* film.open();
      throw new Error('broken off');
    }
    await expect(storage.write('film.mp4', broken())).rejects.toThrow('broken off');
    expect(await storage.stat('film.mp4')).toBeUndefined();
    const unfinished = () => getServer().findUnfinished();
    expect(await unfinished()).toEqual([]);
    getServer().behave({
      ...{ kind: 'error', status: 500, code: 'InternalError' },
      of: ({ method, query }) => method === 'DELETE' && query.has('uploadId'),
    });
    await expect(storage.write('film.mp4', broken())).rejects.toThrow('broken off');
    getServer().behave();
    expect(await unfinished()).toHaveLength(1);
    await storage.removeUnfinished(Date.now() - 60_000);
    expect(await unfinished()).toHaveLength(1);
    await storage.removeUnfinished(Date.now() + 60_000, 'ashlar-');
    expect(await unfinished()).toHaveLength(1);
    await storage.removeUnfinished(Date.now() + 60_000);
    expect([await unfinished(), await storage.list()]).toEqual([[], []]);
  });

  test('is gone on with where its connection breaks while it is read', async () => {
    const storage = openBucket();
    const film = makeFilm(3_000_000);
    await storage.write('film.mp4', film.open());
    let cuts = 2;
    getServer().behave({ kind: 'cut', afterBytes: 1_000_000, of: () => cuts-- > 0 });
    expect(sha256(await storage.read('film.mp4'))).toBe(film.sha256);
    getServer().behave({ kind: 'cut', afterBytes: 1_000 });
    await expect(storage.read('film.mp4')).rejects.toThrow();
  });

  test('that nobody reads to its end holds no connection', async () => {
    const storage = openBucket();
    await storage.write('film.mp4', makeFilm(3_000_000).open());
    const streams = await Promise.all(
      Array.from({ length: 40 }, async () =>
        storage.open('film.mp4').then(async (stream) => {
          stream.destroy();
          await once(stream, 'close');
          return stream;
        }),
      ),
    );
    expect(streams).toHaveLength(40);
    expect(await storage.stat('film.mp4')).toBeDefined();
  });
});

describe('a bucket', () => {
  test('gives nothing outside of its prefix', async () => {
    const storage = openBucket();
    for (const key of ['../secret', 'a/../../secret', '/secret', 'a\0b', '.ashlar/claims/x'])
      await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow(/^A key /);
  });

  test('of more files than a page of its list has tells all of them', async () => {
    const storage = openBucket();
    const keys = Array.from({ length: 1_005 }, (_, index) => `many/${String(index).padStart(4, '0')}.txt`);
    for (let start = 0; start < keys.length; start += 100)
      await Promise.all(keys.slice(start, start + 100).map((key) => storage.write(key, Buffer.from(key))));
    expect((await storage.list('many/')).map(({ key }) => key).sort()).toEqual(keys);
  });

  test('that is away says so in words for people, and keeps its keys to itself', async () => {
    const storage = openBucket();
    getServer().behave({ kind: 'gone' });
    const failures = await Promise.allSettled([
      storage.write('a.txt', Buffer.from('x')),
      storage.create('a.txt', Buffer.from('x')),
      storage.read('a.txt'),
      storage.stat('a.txt'),
      storage.list(),
      storage.remove('a.txt'),
    ]);
    for (const failure of failures) {
      expect(failure).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
      if (failure.status === 'rejected')
        expect(JSON.stringify([String(failure.reason), failure.reason])).not.toContain('kept/under+stone');
    }
  });

  test('that is full says that there is no room', async () => {
    const storage = openBucket();
    getServer().behave({ kind: 'error', status: 403, code: 'QuotaExceeded' });
    await expect(storage.write('a.txt', Buffer.from('x'))).rejects.toMatchObject({ code: 'not-stored' });
  });
});
