import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { createKeptSheets } from './kept-sheets.ts';

let folder: string;
let cache: FileStorage;
let made: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  cache = createFolderStorage(folder);
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (kept: FileStorage) => createKeptSheets({ cache: kept, inTurn: (_ip, work) => work() });
const ask = (sheets: ReturnType<typeof createKeptSheets>, origin: string, stone = 1) =>
  sheets.find({
    ...{ sheet: { origin }, folder: `sheets/${stone}/`, ip: '203.0.113.7' },
    make: async () => {
      made.push(origin);
      return Buffer.from(origin);
    },
  });

test('a sheet is made once, for all who ask at the same time and for those after a restart', async () => {
  const sheets = open(cache);
  const [one, other] = await Promise.all([ask(sheets, 'Italy'), ask(sheets, 'Italy')]);
  expect(one).toEqual(other);
  expect(await ask(open(cache), 'Italy')).toEqual(one);
  expect(made).toEqual(['Italy']);
});

test('another value makes another, which takes the place of the former and of no other stone’s', async () => {
  const sheets = open(cache);
  const [first, neighbour] = [await ask(sheets, 'Italy'), await ask(sheets, 'Iran', 2)];
  const second = await ask(sheets, 'Spain');
  expect(new Set([first.tag, second.tag, neighbour.tag]).size).toBe(3);
  const keys = (await cache.list('sheets/')).map(({ key }) => key);
  expect(keys.toSorted()).toEqual([`sheets/1/${second.tag}.pdf`, `sheets/2/${neighbour.tag}.pdf`]);
});

test('a sheet that cannot be kept, as on a full disk, is sent all the same', async () => {
  const full = {
    ...cache,
    write: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  };
  expect((await ask(open(full), 'Italy')).bytes.toString()).toBe('Italy');
});
