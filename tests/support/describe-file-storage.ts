import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FileStorage } from '#media/storage/file-storage.ts';

/** What callers rely on, whatever keeps the files. A new kind of storage passes the same tests. */
export function describeFileStorage(name: string, open: () => FileStorage): void {
  describeWriting(name, open);
  describeReading(name, open);
}

function describeWriting(name: string, open: () => FileStorage): void {
  describe(`${name} as a storage of files`, () => {
    let storage: FileStorage;
    const text = async (key: string) => (await storage.read(key)).toString();

    beforeEach(() => {
      storage = open();
    });

    test('keeps bytes at hand and bytes as they come, under keys with folders', async () => {
      await storage.write('a/b/c.txt', Buffer.from('at hand'));
      await storage.write('d.txt', Readable.from([Buffer.from('as they'), Buffer.from(' come')]));
      expect([await text('a/b/c.txt'), await text('d.txt')]).toEqual(['at hand', 'as they come']);
    });

    test('writes over what has the key, and creates only where it is free', async () => {
      expect(await storage.create('a.txt', Buffer.from('first'))).toBe(true);
      expect(await storage.create('a.txt', Buffer.from('second'))).toBe(false);
      expect(await text('a.txt')).toBe('first');
      await storage.write('a.txt', Buffer.from('third'));
      expect(await text('a.txt')).toBe('third');
    });

    test('gives the same key to one of those who want it at once', async () => {
      const attempts = ['one', 'two', 'three'].map((word) => storage.create('a.txt', Buffer.from(word)));
      expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    });

    test('removes a file, and one that is gone already', async () => {
      await storage.write('a.txt', Buffer.from('x'));
      await storage.remove('a.txt');
      await storage.remove('a.txt');
      expect(await storage.list()).toEqual([]);
    });
  });
}

function describeReading(name: string, open: () => FileStorage): void {
  describe(`${name} as a storage that is read`, () => {
    let storage: FileStorage;

    beforeEach(() => {
      storage = open();
    });

    test('reads a file from its beginning to its end, or a part with both its ends', async () => {
      await storage.write('a.txt', Buffer.from('0123456789'));
      const read = async (range?: { start: number; end: number }) =>
        (await buffer(await storage.open('a.txt', range))).toString();
      expect([await read(), await read({ start: 2, end: 4 })]).toEqual(['0123456789', '234']);
    });

    test('says how large a file is and when it was written, and nothing of one that is not there', async () => {
      const before = Date.now() - 1000;
      await storage.write('a/b.txt', Buffer.from('12345'));
      const found = await storage.stat('a/b.txt');
      expect(found?.bytes).toBe(5);
      expect(found?.modifiedMs).toBeGreaterThan(before);
      expect([await storage.stat('a'), await storage.stat('c.txt')]).toEqual([undefined, undefined]);
      await expect(storage.read('c.txt')).rejects.toThrow();
      await expect(storage.open('c.txt')).rejects.toThrow();
    });

    test('lists everything, or what begins with a prefix', async () => {
      expect(await storage.list()).toEqual([]);
      for (const key of ['a/one.txt', 'a/b/two.txt', 'ab.txt']) await storage.write(key, Buffer.from(key));
      const keys = async (prefix?: string) => (await storage.list(prefix)).map(({ key }) => key).sort();
      expect(await keys()).toEqual(['a/b/two.txt', 'a/one.txt', 'ab.txt']);
      expect(await keys('a/')).toEqual(['a/b/two.txt', 'a/one.txt']);
      expect([await keys('ab'), await keys('c/')]).toEqual([['ab.txt'], []]);
    });
  });
}
