import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openIncomingFiles } from './incoming-files.ts';

const hourMs = 60 * 60_000;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-temp-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const filesBelow = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.claim'))
    .map((entry) => entry.name);

/** A container that receives a picture and never gets the end of it; each has the same number and the same host's name. */
async function startContainer() {
  const before = filesBelow().length;
  const program = `
    Object.defineProperty(process, 'pid', { value: 1 });
    const { openIncomingFiles } = await import('${new URL('incoming-files.ts', import.meta.url)}');
    async function* endless() {
      yield Buffer.from('half a picture');
      await new Promise(() => setInterval(() => {}, 1000));
    }
    await openIncomingFiles(${JSON.stringify(root)}).receive({ name: 'slab.png', bytes: endless() });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await expect.poll(filesBelow).toHaveLength(before + 1);
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

test('a container that is started anew removes what it has left, and nothing of one that goes on beside it', async () => {
  const killOne = await startContainer();
  const killOther = await startContainer();
  openIncomingFiles(root);
  expect(filesBelow()).toHaveLength(2);
  await killOne();
  const incoming = openIncomingFiles(root);
  expect(filesBelow()).toHaveLength(1);
  await incoming.sweep(Date.now() - hourMs);
  expect(filesBelow()).toHaveLength(1);
  await killOther();
  await incoming.sweep(Date.now() - hourMs);
  expect(readdirSync(root)).toEqual([]);
});

test('two that are opened in one process leave each other alone', async () => {
  const first = openIncomingFiles(root);
  const bytes = Readable.from([Buffer.from('pictures')]);
  const file = (await first.receiveArchive({ bytes, maxBytes: 100 })) ?? '';
  const second = openIncomingFiles(root);
  await second.sweep(Date.now() - hourMs);
  expect(existsSync(file)).toBe(true);
});

test('what lies there without a claim goes once nobody has written to it for long', async () => {
  mkdirSync(join(root, 'stray'));
  const file = join(root, 'stray', '1');
  writeFileSync(file, 'half a picture');
  const incoming = openIncomingFiles(root);
  await incoming.sweep(Date.now() - hourMs);
  expect(existsSync(file)).toBe(true);
  const old = new Date(Date.now() - 2 * hourMs);
  utimesSync(file, old, old);
  await incoming.sweep(Date.now() - hourMs);
  expect(readdirSync(root)).toEqual([]);
});

test('files of the same name that arrive at once get paths of their own', async () => {
  const incoming = openIncomingFiles(join(root, 'deeper'));
  const receive = () => incoming.receive({ name: 'slab.png', bytes: Readable.from([Buffer.from('half')]) });
  const files = await Promise.all([receive(), receive()]);
  expect(new Set(files.map(({ file }) => file)).size).toBe(2);
});

test('an upload that was stored is no failure where what is left of it cannot be removed yet', async () => {
  const incoming = openIncomingFiles(root);
  const file = join(root, 'in the way');
  mkdirSync(file);
  await incoming.discard([{ file }]);
  expect(existsSync(file)).toBe(true);
});
