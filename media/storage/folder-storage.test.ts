import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeFileStorage } from '#tests/support/describe-file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeFileStorage('a folder', () => createFolderStorage(join(folder, 'files')));

describe('a folder', () => {
  test.each(['../secret', 'a/../../secret', 'a\0b'])(
    'gives nothing outside of itself for %j',
    async (key) => {
      const storage = createFolderStorage(folder);
      await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('A key leaves its folder');
      expect(() => storage.read(key)).toThrow('A key leaves its folder');
    },
  );

  test('keeps nothing of a file that breaks off, and lists none that is unfinished', async () => {
    const storage = createFolderStorage(folder);
    const broken = (async function* () {
      yield Buffer.from('half');
      expect([readdirSync(folder).length, await storage.list()]).toEqual([1, []]);
      throw new Error('broken off');
    })();
    await expect(storage.create('slab.png', broken)).rejects.toThrow('broken off');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is rid of what a killed process has left unfinished, once nobody can be writing to it', async () => {
    const storage = createFolderStorage(folder);
    await storage.write('slab.png', Buffer.from('whole'));
    await storage.write('slab.png.12-x1.part', Buffer.from('half'));
    await storage.removeUnfinished(Date.now() - 60_000);
    expect(readdirSync(folder)).toHaveLength(2);
    await storage.removeUnfinished(Date.now() + 60_000, 'ashlar-');
    expect(readdirSync(folder)).toHaveLength(2);
    await storage.removeUnfinished(Date.now() + 60_000);
    expect(readdirSync(folder)).toEqual(['slab.png']);
  });
});

/** Runs a program that begins with files and is told to end before they are finished. */
function runUntilStopped(lines: string): string[] {
  const program = `
    import { openIncomingFiles } from '${new URL('incoming-files.ts', import.meta.url)}';
    import { createFolderStorage } from '${new URL('folder-storage.ts', import.meta.url)}';
    const folder = ${JSON.stringify(folder)};
    process.once('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1000);
    ${lines}
  `;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
    {
      encoding: 'utf8',
      timeout: 15_000,
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  return readdirSync(folder, { recursive: true }).map(String);
}

const endless = `async function* endless() {
  yield Buffer.from('half');
  setImmediate(() => process.kill(process.pid, 'SIGTERM'));
  await new Promise(() => {});
}`;

test('an unfinished file does not outlive a process that is stopped', () => {
  expect(
    runUntilStopped(`${endless} void createFolderStorage(folder).write('slab.png', endless());`),
  ).toEqual([]);
});

test('an upload that is still arriving does not outlive a process that is stopped', () => {
  const line = `void openIncomingFiles(folder).receive({ name: 'slab.png', bytes: endless() });`;
  expect(runUntilStopped(endless + line)).toEqual([]);
});
