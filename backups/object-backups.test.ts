import { beforeEach, describe, expect, test } from 'vitest';
import { readStoragePlace } from '#media/storage/storage-place.ts';
import { useBackedUpSite } from '#tests/support/backed-up-site.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { useObjectStorage } from '#tests/support/storages.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { type ArchivePlace, openArchivePlace } from './archive-place.ts';
import type { BackupOptions } from './perform.ts';
import { readArchiveSummary } from './read-archive.ts';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
const keep = { daily: 2, weekly: 0, monthly: 0 };

describe('a site that is backed up to object storage by itself', () => {
  const site = useBackedUpSite(createDatabaseOpener('sqlite'));
  const { getServer } = useObjectStorage();
  let vault: ArchivePlace;
  let settings: BackupOptions['settings'];

  beforeEach(async ({ task }) => {
    const { url, credentials } = getServer();
    const address = `${url}&prefix=${task.id}`;
    getServer().behave();
    vault = await openArchivePlace(address, credentials);
    settings = { to: 's3://stone', place: readStoragePlace(address, credentials), at: '03:00', keep };
  });

  const names = async () => (await vault.list()).map(({ key }) => key);

  test('has an archive of every row there, and keeps what the rule says and whatever is somebody else’s', async () => {
    await createSampleRecords(site.db).category();
    const foreign = ['ashlar-20250101-030000-000.tar', 'letters.txt'];
    for (const name of foreign) await vault.create(name, Buffer.from('not an archive of this site'));
    for (let day = 0; day < 3; day += 1) {
      await site.open({ settings }).runDue();
      site.nowMs += dayMs;
    }
    const { lastBackup, warnings } = await site.open({ settings }).read();
    const own = (await names()).filter((name) => !foreign.includes(name));
    expect([own.length, own.at(-1), warnings]).toEqual([2, lastBackup?.name, []]);
    expect(await names()).toEqual(expect.arrayContaining(foreign));
    const { rows, sha256 } = await readArchiveSummary({ place: vault, name: own.at(-1) ?? '' });
    expect(lastBackup).toMatchObject({ rowCount: rows, sha256 });
  });

  test('says what is wrong while the storage fails, has no half archive, and goes on when it is back', async () => {
    getServer().behave({
      kind: 'error',
      status: 503,
      code: 'SlowDown',
      of: ({ key }) => key.endsWith('.tar'),
    });
    await site.open({ settings }).runDue();
    expect((await site.open({ settings }).read()).warnings).toMatchObject([
      { problem: 'failed', text: expect.stringContaining('cannot be reached, or is too slow') },
    ]);
    getServer().behave();
    expect(await names()).toEqual([]);
    site.nowMs += hourMs;
    await site.open({ settings }).runDue();
    expect([(await names()).length, (await site.open({ settings }).read()).warnings]).toEqual([1, []]);
  });
});
