import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMigrated } from '#server/open-database.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
let folder: string;
const place = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-commands-'));
  await writeFile(place('file'), 'neither an archive nor a database');
  await (await openMigrated(`sqlite:${place('ashlar.sqlite')}`)).destroy();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an operator who mistypes a command', () => {
  const nowhere = () => ({ DATA_DIR: place('nowhere') });
  test.each<[string, () => string[], string, (() => Record<string, string>)?]>([
    ['backup', () => [], 'use it like this: npm run backup -- --to FOLDER'],
    ['backup', () => ['--to', place('file')], '/file is a file, not a folder'],
    ['backup', () => ['--to', place('file', 'x')], '/file/x is not a folder, or lies below a file'],
    ['backup', () => ['--to', place('out')], '/nowhere/ashlar.sqlite', nowhere],
    ['backup', () => ['--to', 's3://stone'], 'needs a region'],
    ['restore', () => ['--from', place('none.tar')], 'there is no file /'],
    ['restore', () => ['--from', folder], 'is a folder; name the archive in it'],
    ['restore', () => ['--from', place('file'), '--into', place('new')], 'is damaged and was not used'],
    ['rehearse', () => ['--from', place('none.tar')], 'there is no file /'],
    ['copy', () => ['--from', `sqlite:${place('x')}`, '--to', `sqlite:${place('y')}`], 'no SQLite file /'],
    ['copy', () => ['--from', `file:${place('x')}`, '--to', `file:${place('y')}`], 'there is no folder /'],
    ['verify-log', () => ['4711'], 'is not what this command has printed earlier'],
    ['verify-log', () => [], 'there is no database /', nowhere],
    ['reset-password', () => ['admin'], 'there is no database /', nowhere],
    ['reset-password', () => ['nobody'], 'There is no administrator named "nobody"'],
  ])('%s is told in one line what is wrong (case %#)', async (command, args, words, environment) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder, ...environment?.() };
    const line = [
      '--disable-warning=ExperimentalWarning',
      join('operations/commands', `${command}.ts`),
      ...args(),
    ];
    const failed = await run(process.execPath, line, { cwd: root, env }).catch((error) => error);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(/^[^\n]+\n$/);
    expect(failed.stderr).toContain(words);
    // The folder's name is made at random, and may look like a code.
    expect(failed.stderr.replaceAll(folder, '')).not.toMatch(/\bE[A-Z]{4,}\b/);
    expect(existsSync(place('nowhere'))).toBe(false);
  });
});

test('an archive and what is restored from it are for their owner alone, under any umask', async () => {
  const shell = async (command: string, ...args: string[]) => {
    const script = 'umask 000 && exec "$0" --disable-warning=ExperimentalWarning "$@"';
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const line = ['-c', script, process.execPath, join('operations/commands', `${command}.ts`), ...args];
    return (await run('sh', line, { cwd: root, env })).stdout;
  };
  const [archive = ''] = (await shell('backup', '--to', place('archives'))).split(':');
  await shell('restore', '--from', place('archives', archive), '--into', place('restored'));
  for (const name of ['archives', 'restored']) {
    expect((await stat(place(name))).mode & 0o777).toBe(0o700);
    for (const entry of await readdir(place(name), { withFileTypes: true })) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
    }
  }
});
