import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Db, urlOf } from '#database/connect.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import type { AskedObject } from '#tests/support/asked-object.ts';
import { createEmptyDatabases } from '#tests/support/empty-database.ts';
import { makeSite } from '#tests/support/made-site.ts';
import { startCommand } from '#tests/support/run-command.ts';
import { readSiteContent } from '#tests/support/site-content.ts';
import { useObjectStorage } from '#tests/support/storages.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { openArchivePlace } from './archive-place.ts';
import { readArchiveSummary } from './read-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { writeArchive } from './write-archive.ts';

const { getServer } = useObjectStorage();
const openDb = createDatabaseOpener('sqlite');
const createEmpty = createEmptyDatabases();
let folder: string;
let db: Db;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-failing-'));
  db = await openDb();
});
afterEach(async () => {
  getServer().behave();
  await rm(folder, { recursive: true, force: true });
});

const storageIn = (name: string) => createFolderStorage(join(folder, name));
const openPlace = (prefix: string) =>
  openArchivePlace(`${getServer().url}&prefix=${prefix}`, getServer().credentials);

/** What an operator is told whose backup goes there. */
async function backUpTo(to: string, env: Record<string, string> = {}): Promise<string> {
  const settings = { DATABASE_URL: urlOf(db), DATA_DIR: folder, ...getServer().credentials, ...env };
  return (await startCommand('backup', ['--to', to], settings).ended).complained;
}

const isArchive = ({ method, key }: AskedObject) => method === 'PUT' && key.endsWith('.tar');
const isBroken = /^There is no new backup: [^\n]+$/;

test('an operator whose disk is full reads that in one line, and no half archive is there', async () => {
  await makeSite(db, { storage: storageIn('uploads'), records: 1, pictures: 1 });
  // The film alone is larger than any file may become: 2 or 4 MB, as the shell counts blocks.
  const line =
    'ulimit -f 4096 && exec "$0" --disable-warning=ExperimentalWarning operations/commands/backup.ts --to "$1"';
  const { status, stderr } = spawnSync('sh', ['-c', line, process.execPath, join(folder, 'vault')], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, DATABASE_URL: urlOf(db), DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^There is no new backup: the file would be larger [^\n]+\n$/),
  ]);
  expect(readdirSync(join(folder, 'vault'))).toEqual([]);
});

describe('an operator whose backup goes to object storage', () => {
  test.each([
    ['a key that is unknown', { AWS_ACCESS_KEY_ID: 'nobody' }, /AWS_ACCESS_KEY_ID is not known/],
    ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'wrong' }, /AWS_SECRET_ACCESS_KEY does not belong/],
    ['no secret', { AWS_SECRET_ACCESS_KEY: '' }, /AWS_SECRET_ACCESS_KEY is needed/],
  ])('reads one line about %s, without the key', async (_what, env, words) => {
    const told = await backUpTo(getServer().url, env);
    expect(told).toMatch(isBroken);
    expect(told).toMatch(words);
    expect(told).not.toContain(getServer().credentials.AWS_SECRET_ACCESS_KEY);
  });

  test('reads one line about a bucket that is not there, and one about a folder that is none', async () => {
    const told = await backUpTo(getServer().url.replace('s3://stone', 's3://marble'));
    expect(told).toMatch(
      /^There is no new backup: the storage names a bucket that is not there: marble[^\n]*$/,
    );
    await storageIn('.').write('vault', Buffer.from('a file'));
    expect(await backUpTo(join(folder, 'vault'))).toMatch(isBroken);
  });

  test.each([
    [500, 'InternalError'],
    [503, 'SlowDown'],
  ])('reads one line where it answers %i, and nothing of an archive is there', async (status, code) => {
    getServer().behave({ kind: 'error', status, code, of: isArchive });
    const told = await backUpTo(`${getServer().url}&prefix=failing-${status}`);
    expect(told).toBe(
      `There is no new backup: the object storage does not answer as it should (${status} ${code}: ${code})`,
    );
    getServer().behave();
    expect(await (await openPlace(`failing-${status}`)).list()).toEqual([]);
  });

  test('notices nothing where it fails for a moment, resets connections, or cuts off what is read', async () => {
    const storage = storageIn('uploads');
    await makeSite(db, { storage, records: 5, pictures: 2 });
    const place = await openPlace('moody');
    const seen = new Set<string>();
    const isFirst = ({ method, url }: AskedObject) => seen.size < seen.add(method + url).size;
    getServer().behave({ kind: 'error', status: 503, code: 'SlowDown', of: isFirst });
    const { name } = await writeArchive({ db, storage, target: place });
    seen.clear();
    getServer().behave({ kind: 'gone', of: isFirst });
    const summary = await readArchiveSummary({ place, name });
    let cuts = 0;
    getServer().behave({ kind: 'cut', afterBytes: 2_000_000, of: () => ++cuts % 2 === 1 });
    const [databaseUrl, target] = [await createEmpty('sqlite'), storageIn('restored')];
    await restoreArchive({ source: { place, name }, databaseUrl, storage: target });
    expect(summary.files).toBe(3);
    expect(await readSiteContent(databaseUrl, target)).toEqual(await readSiteContent(urlOf(db), storage));
  });

  test('is told that the storage breaks off, not that the archive is damaged, where it always does', async () => {
    const storage = storageIn('uploads');
    await makeSite(db, { storage, records: 5, pictures: 2 });
    const place = await openPlace('cut');
    const { name } = await writeArchive({ db, storage, target: place });
    getServer().behave({ kind: 'cut', afterBytes: 1_000 });
    const [databaseUrl, target] = [await createEmpty('sqlite'), storageIn('restored')];
    await expect(
      restoreArchive({ source: { place, name }, databaseUrl, storage: target }),
    ).rejects.toMatchObject({
      code: 'unavailable',
    });
    getServer().behave();
    expect([await target.list(), (await place.list()).length]).toEqual([[], 1]);
  });
});
