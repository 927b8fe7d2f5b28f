import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openIncomingFiles } from './incoming-files.ts';

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
  openIncomingFiles(root);
  expect(left.map((folder) => existsSync(folder))).toEqual([false, false, false]);
});

test('a start leaves alone what a living process, or another machine, is receiving', () => {
  const kept = [leave(`${hostname()}-${process.ppid}`), leave(`another-machine-${deadProcess}`)];
  openIncomingFiles(root);
  expect(kept.map((folder) => existsSync(folder))).toEqual([true, true]);
});

test('files of the same name that arrive at once get paths of their own', async () => {
  const incoming = openIncomingFiles(join(root, 'deeper'));
  const receive = () => incoming.receive({ name: 'slab.png', bytes: Readable.from([Buffer.from('half')]) });
  const files = await Promise.all([receive(), receive()]);
  expect(new Set(files.map(({ file }) => file)).size).toBe(2);
});
