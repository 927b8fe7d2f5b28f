import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openArchivePlace } from '#backups/archive-place.ts';
import { readArchiveSummary } from '#backups/read-archive.ts';
import { archiveStart, writeArchive } from '#backups/write-archive.ts';
import { type Db, openDatabase, urlOf } from '#database/connect.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { createLogService } from '#people/log/log.service.ts';
import { verifyLog } from '#people/log/verify-log.ts';
import type { AskedObject } from '#tests/support/asked-object.ts';
import { createEmptyDatabases } from '#tests/support/empty-database.ts';
import { makeSite } from '#tests/support/made-site.ts';
import { runCommand, startCommand } from '#tests/support/run-command.ts';
import { readSiteContent } from '#tests/support/site-content.ts';
import { useObjectStorage } from '#tests/support/storages.ts';
import { createDatabaseOpener, testEngines } from '#tests/support/test-database.ts';

const { getServer } = useObjectStorage();
const size = { records: 8, pictures: 3 };
/** The film, which is larger than all else, has begun. */
const inTheFilm = 4 * 1024 * 1024;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-killed-'));
});
afterEach(async () => {
  getServer().behave();
  await rm(folder, { recursive: true, force: true });
});

const inBucket = (prefix: string) => `${getServer().url}&prefix=${prefix}`;
const filesIn = (name: string) =>
  existsSync(join(folder, name))
    ? readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
    : [];

/** A site with its rows in a database of the test and its uploads in a folder. */
async function openSite(db: Db) {
  const storage = createFolderStorage(join(folder, 'site/uploads'));
  await makeSite(db, { storage, ...size });
  const env = {
    ...{ DATABASE_URL: urlOf(db), DATA_DIR: join(folder, 'site'), ...getServer().credentials },
  };
  return { db, storage, env, content: await readMoved(urlOf(db), storage) };
}

const readMoved = (url: string, storage: FileStorage) => readSiteContent(url, storage, { isMoved: true });

/** What the log of a site says last, as who, whether that came sealed, and what is wrong with the chain. */
async function readLogEnd(url: string) {
  const db = await openDatabase(url);
  const [entry] = (await createLogService(db).list({ limit: 1 })).entries;
  const { faults } = await verifyLog(db).finally(() => db.destroy());
  return { name: entry?.name, text: entry?.text, isSealed: typeof entry?.place === 'number', faults };
}

/** Resolves with the request that a storage then keeps waiting, and that nothing comes of. */
function awaitRequest(isIt: (asked: AskedObject) => boolean): Promise<void> {
  return new Promise((resolve) => {
    getServer().behave({
      ...{ kind: 'slow', ms: 60_000 },
      of(asked) {
        const isWanted = isIt(asked);
        if (isWanted) resolve();
        return isWanted;
      },
    });
  });
}

const isFilm = ({ method, key }: AskedObject) => method === 'GET' && key.endsWith('quarry.mp4');

describe.each(testEngines)('a restore on %s', (engine) => {
  const openDb = createDatabaseOpener(engine);
  const createEmpty = createEmptyDatabases();

  test('that is killed leaves no database, is started on by nobody, is begun again and tells of itself', async () => {
    const { db, storage, content } = await openSite(await openDb());
    const place = await openArchivePlace(inBucket(engine), getServer().credentials);
    const { name } = await writeArchive({ db, storage, target: place });
    const args = ['--from', inBucket(engine).replace('?', `/${name}?`)];
    const databaseUrl = await createEmpty(engine);
    const env = { ...getServer().credentials, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'new') };
    // Once for its checksum, once to look at each entry, once to restore it.
    let readings = 0;
    const isThird = ({ headers }: AskedObject) => headers.range?.startsWith('bytes=0-') && ++readings === 3;
    getServer().behave({ kind: 'stalled', afterBytes: inTheFilm, of: (asked) => isThird(asked) === true });
    const restoring = startCommand('restore', args, env);
    await expect.poll(() => filesIn('new/uploads').length).toBe(size.pictures + 1);
    await restoring.kill();
    getServer().behave();
    const backup = await startCommand('backup', ['--to', folder], env).ended;
    expect(backup.complained).toMatch(/^There is no new backup: [^\n]+$/);
    const start = () => startCommand('main', [], { ...env, PORT: '65535' }).ended;
    expect((await start()).complained).toMatch(
      /^Ashlar did not start: DATABASE_URL [^\n]+ cut short: let it end, or run it again [^\n]+$/,
    );
    await runCommand('restore', args, env);
    expect(await readLogEnd(databaseUrl)).toEqual({
      ...{ name: 'Ashlar', isSealed: true, faults: [] },
      text: expect.stringMatching(`^Restored the site from the archive ${name}, made on 20.+ UTC by Ashlar `),
    });
    expect(await readMoved(databaseUrl, createFolderStorage(join(folder, 'new/uploads')))).toEqual(content);
    const again = await startCommand('restore', args, env).ended;
    expect(again.complained).toMatch(
      /^Nothing was restored: There [^\n]+ already[^\n]+nothing was changed\.$/,
    );
  });
});

describe('a backup that is killed', () => {
  const openDb = createDatabaseOpener('sqlite');

  test('leaves nothing under the name of an archive in object storage, and parts that are cleared away', async () => {
    const { db, storage, env } = await openSite(await openDb());
    const place = await openArchivePlace(inBucket('killed'), getServer().credentials);
    const arrived = awaitRequest(({ query }) => query.get('partNumber') === '2');
    const backup = startCommand('backup', ['--to', inBucket('killed')], env);
    await arrived;
    await backup.kill();
    getServer().behave();
    expect([await place.list(), await getServer().findUnfinished()]).toEqual([
      [],
      [expect.stringMatching(`^killed/${archiveStart}`)],
    ]);
    await place.removeUnfinished(Date.now() + 1_000, archiveStart);
    expect(await getServer().findUnfinished()).toEqual([]);
    const { name } = await writeArchive({ db, storage, target: place });
    expect((await place.list()).map(({ key }) => key)).toEqual([name]);
  });

  test('leaves nothing under the name of an archive in a folder, and the next one is whole', async () => {
    const { env } = await openSite(await openDb());
    const uploads = ['--from', `file:${join(folder, 'site/uploads')}`, '--to', inBucket('uploads')];
    await runCommand('copy', uploads, env);
    const inObjects = { ...env, STORAGE_URL: inBucket('uploads') };
    const args = ['--to', join(folder, 'vault')];
    const arrived = awaitRequest(isFilm);
    const backup = startCommand('backup', args, inObjects);
    await arrived;
    await backup.kill();
    getServer().behave();
    expect(filesIn('vault')).toEqual([expect.stringMatching(/^ashlar-.+\.tar\.[\w-]+\.part$/)]);
    const name = /^(\S+): /.exec(await runCommand('backup', args, inObjects))?.[1] ?? 'none';
    expect((await readArchiveSummary({ place: createFolderStorage(args[1] ?? ''), name })).files).toBe(4);
  });
});

describe('a copy that is killed', () => {
  const openDb = createDatabaseOpener(testEngines.at(-1) ?? 'sqlite');

  test('of files is gone on with, from either storage to the other', async () => {
    const { db, env, content } = await openSite(await openDb());
    const uploads = `file:${join(folder, 'site/uploads')}`;
    const copyKilled = async (args: string[], isIt: (asked: AskedObject) => boolean) => {
      const arrived = awaitRequest(isIt);
      const copying = startCommand('copy', args, env);
      await arrived;
      await copying.kill();
      getServer().behave();
      return runCommand('copy', args, env);
    };
    let begun = 0;
    const isThird = ({ method, key, query }: AskedObject) =>
      method === 'PUT' &&
      /gallery|videos/.test(key) &&
      (query.get('partNumber') ?? '1') === '1' &&
      ++begun === 3;
    const said = await copyKilled(['--from', uploads, '--to', inBucket('copied')], isThird);
    expect(said).toMatch(/^Copied 2 files, 2 were there already/);
    const back = ['--from', inBucket('copied'), '--to', `file:${join(folder, 'back')}`];
    expect(await copyKilled(back, isFilm)).toMatch(/^Copied 1 files, 3 were there already/);
    const copied = createFolderStorage(join(folder, 'back'));
    expect(await readMoved(urlOf(db), copied)).toEqual(content);
  });

  test('of rows leaves nothing that is taken for a database; no site is started on it, and it is begun again', async () => {
    const { db, storage, content, env } = await openSite(await openDb());
    const place = join(folder, 'copy/ashlar.sqlite');
    const args = ['--from', urlOf(db), '--to', `sqlite:${place}`];
    await db.transaction().execute(async (trx) => {
      await sql`lock table products in access exclusive mode`.execute(trx);
      const started = startCommand('copy', args);
      await expect.poll(() => filesIn('copy')).toContainEqual(expect.stringMatching(/\.part$/));
      await started.kill();
    });
    const start = await startCommand('main', [], { ...env, DATABASE_URL: `sqlite:${place}` }).ended;
    expect([existsSync(place), start.complained]).toEqual([
      false,
      expect.stringMatching(/^Ashlar did not start: DATABASE_URL [^\n]+ cut short[^\n]+$/),
    ]);
    await runCommand('copy', args);
    expect(filesIn('copy')).toEqual(['ashlar.sqlite']);
    const engine = env.DATABASE_URL.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL';
    expect(await readLogEnd(`sqlite:${place}`)).toEqual({
      ...{ name: 'Ashlar', isSealed: true, faults: [] },
      text: `Copied the site here from another database (${engine})`,
    });
    expect(await readMoved(`sqlite:${place}`, storage)).toEqual(content);
  });
});
