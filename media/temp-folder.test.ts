import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTempFolder } from './temp-folder.ts';

/** No system gives a process this number. */
const deadProcess = 2 ** 30;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-temp-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function leave(owner: string): string {
  const folder = join(root, owner);
  mkdirSync(folder);
  writeFileSync(join(folder, '1'), 'half a picture');
  return folder;
}

test('a start removes what a killed process has left, and what an earlier one of the same number has', () => {
  const left = [leave(`${hostname()}-${deadProcess}`), leave(`${hostname()}-${process.pid}`), leave('stray')];
  openTempFolder(root);
  expect(left.map((folder) => existsSync(folder))).toEqual([false, false, false]);
});

test('a start leaves alone what a living process, or another machine, is receiving', () => {
  const kept = [leave(`${hostname()}-${process.ppid}`), leave(`another-machine-${deadProcess}`)];
  openTempFolder(root);
  expect(kept.map((folder) => existsSync(folder))).toEqual([true, true]);
});

test('every file gets a path of its own', async () => {
  const folder = openTempFolder(join(root, 'deeper'));
  const paths = await Promise.all([folder.newFile(), folder.newFile()]);
  expect(new Set(paths).size).toBe(2);
});
