import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { createLogService } from '#people/log/log.service.ts';
import { systemUsername } from '#people/log/system-username.shared.ts';
import { useBackedUpSite } from '#tests/support/backed-up-site.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { readArchiveSummary } from './read-archive.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

describeOnBothEngines('a site that is backed up by itself', (openDb) => {
  const site = useBackedUpSite(openDb);

  test('has an archive of every row and file, read again before it counts', async () => {
    await createSampleRecords(site.db).category();
    await site.open().runDue();
    const { lastBackup, warnings, running } = await site.open().read();
    const [name = ''] = await site.archives();
    const summary = await readArchiveSummary({ place: createFolderStorage(site.vault()), name });
    expect(lastBackup).toMatchObject({
      ...{ state: 'done', name, bytes: summary.bytes, sha256: summary.sha256, startedBy: '' },
      ...{ rowCount: summary.rows, fileCount: summary.files },
    });
    expect(summary.rows).toBeGreaterThan(0);
    expect({ warnings, running }).toEqual({ warnings: [], running: undefined });
  });

  test('is backed up once a night, whatever the clock does, and catches up once after a stop', async () => {
    const service = site.open({ perform: site.written });
    const startedAt = async () =>
      (await site.runs()).filter(({ kind }) => kind === 'backup').map((run) => run.startedAt);
    await service.runDue();
    await service.runDue();
    expect(await startedAt()).toHaveLength(1);
    site.nowMs += 15 * hourMs - 1;
    await service.runDue();
    expect(await startedAt()).toHaveLength(1);
    site.nowMs += 1;
    await service.runDue();
    expect((await startedAt())[0]).toBe('2026-11-24T03:00:00.000Z');
    // Nobody was there for five nights.
    site.nowMs += 5 * dayMs + hourMs;
    await service.runDue();
    await service.runDue();
    expect(await startedAt()).toHaveLength(3);
    // Set back to before that night.
    site.nowMs -= 2 * hourMs;
    await service.runDue();
    expect(await startedAt()).toHaveLength(3);
  });

  test('is backed up although the clock was once a year ahead', async () => {
    site.nowMs += 365 * dayMs;
    await site.open({ perform: site.written }).runDue();
    site.nowMs -= 365 * dayMs;
    await site.open({ perform: site.written }).runDue();
    expect((await site.open().read()).lastBackup?.startedAt).toBe('2026-11-23T12:00:00.000Z');
  });

  test('has it in the log who began a backup or a rehearsal, or that it began by itself', async () => {
    const service = site.open({ perform: site.written });
    await service.runDue();
    await service.runDue();
    await service.startBackup('meera');
    const { entries } = await createLogService(site.db).list({ limit: 9 });
    expect(entries.map(({ name, text }) => [name, text.replace(/ashlar-\S+/, 'ARCHIVE')])).toEqual([
      ['meera', 'Began a backup'],
      [systemUsername, expect.stringMatching(/^Began to try out the backup /)],
      [systemUsername, 'Began a backup'],
    ]);
    await service.stop();
  });

  test('is backed up by one process, however many look at the same moment', async () => {
    await Promise.all(Array.from({ length: 4 }, () => site.open({ perform: site.written }).runDue()));
    expect((await site.runs()).filter(({ kind }) => kind === 'backup')).toHaveLength(1);
  });

  test('rehearses the newest archive, and again a week later', async () => {
    const service = site.open({ perform: site.written });
    const rehearsed = async () => (await site.runs()).filter(({ kind }) => kind === 'rehearsal').length;
    await service.runDue();
    await service.runDue();
    await service.runDue();
    expect(await rehearsed()).toBe(1);
    for (let day = 0; day < 7; day += 1) {
      expect(await rehearsed()).toBe(1);
      site.nowMs += dayMs;
      await service.runDue();
      await service.runDue();
    }
    expect(await rehearsed()).toBe(2);
    const { lastRehearsal, lastBackup } = await service.read();
    expect(lastRehearsal).toMatchObject({ archiveId: lastBackup?.id, proof: '["It is whole."]' });
  });

  test('keeps what the rule says, and no file of anybody else is deleted', async () => {
    await mkdir(site.vault());
    const foreign = ['ashlar-20250101-030000-000.tar', 'letters.txt', 'film.mp4.part'];
    const longAgo = new Date('2025-01-01');
    for (const name of foreign) {
      await writeFile(join(site.vault(), name), 'not an archive of this site');
      await utimes(join(site.vault(), name), longAgo, longAgo);
    }
    const left = join(site.vault(), 'ashlar-20250102-030000-000.tar.12-x1.part');
    await writeFile(left, 'half an archive, by a process that was killed');
    await utimes(left, longAgo, longAgo);
    for (let day = 0; day < 3; day += 1) {
      await site.open().runDue();
      site.nowMs += dayMs;
    }
    expect((await site.archives()).filter((name) => !foreign.includes(name))).toHaveLength(2);
    expect(await site.archives()).toEqual(expect.arrayContaining(foreign));
    const backups = (await site.runs()).filter(({ kind }) => kind === 'backup');
    expect(backups.map(({ removedAt }) => removedAt === null)).toEqual([true, true, false]);
  });

  test('keeps an old archive where another file has taken its name', async () => {
    await site.open().runDue();
    const [first = ''] = await site.archives();
    await writeFile(join(site.vault(), first), 'somebody’s own');
    for (let day = 0; day < 3; day += 1) {
      site.nowMs += dayMs;
      await site.open().runDue();
    }
    expect(await site.archives()).toContain(first);
  });
});
