import { rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { useBackedUpSite } from '#tests/support/backed-up-site.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

describeOnBothEngines('a site whose backup fails', (openDb) => {
  const site = useBackedUpSite(openDb);

  test('keeps every old archive while newer ones fail', async () => {
    await site.open().runDue();
    const before = await site.archives();
    for (let day = 0; day < 3; day += 1) {
      site.nowMs += dayMs;
      await site.open({ perform: () => Promise.reject(new Error('No')) }).runDue();
    }
    expect(await site.archives()).toEqual(before);
  });

  test('says why a backup failed, and tries it again ever more rarely', async () => {
    await writeFile(site.vault(), 'a file where the folder should be');
    const service = site.open();
    const failed = async () => (await site.runs()).length;
    await service.runDue();
    for (const [wait, count] of [
      [4 * minuteMs, 1],
      [minuteMs, 2],
      [14 * minuteMs, 2],
      [minuteMs, 3],
      [59 * minuteMs, 3],
      [minuteMs, 4],
    ] as const) {
      site.nowMs += wait;
      await service.runDue();
      expect(await failed()).toBe(count);
    }
    expect((await service.read()).warnings).toMatchObject([
      {
        kind: 'backup',
        problem: 'failed',
        text: expect.stringContaining('The place where backups go is not there'),
      },
    ]);
    await rm(site.vault());
    site.nowMs += hourMs;
    await service.runDue();
    expect((await service.read()).warnings).toEqual([]);
  });

  test('has no half archive and no record of it when the server stops in the middle', async () => {
    const begun = Promise.withResolvers<void>();
    const performing = site.performing();
    const service = site.open({
      perform: (order, options) => {
        const performed = performing(order, options);
        begun.resolve();
        return performed;
      },
    });
    await service.startBackup('meera');
    await begun.promise;
    await service.stop();
    expect(await site.archives()).toEqual([]);
    expect(await site.runs()).toEqual([]);
    await site.open().runDue();
    expect(await site.archives()).toHaveLength(1);
  });

  test('goes on after a process was killed in the middle, and says so', async () => {
    const never = Promise.withResolvers<never>();
    await site.open({ perform: () => never.promise }).startBackup('meera');
    await expect(site.open().startBackup('ada')).rejects.toMatchObject({ code: 'conflict' });
    site.nowMs += 4 * minuteMs;
    const service = site.open({ perform: site.written });
    await service.runDue();
    expect((await site.runs()).map(({ state, reason }) => [state, reason.slice(0, 22)])).toEqual([
      ['failed', 'The server was stopped'],
    ]);
    site.nowMs += 5 * minuteMs;
    await service.runDue();
    expect((await service.read()).lastBackup).toMatchObject({ state: 'done' });
  });

  test('warns when the last backup is two days old, and the last rehearsal ten', async () => {
    const service = site.open({ perform: site.written });
    await service.runDue();
    await service.runDue();
    site.nowMs += 2 * dayMs;
    expect((await service.read()).warnings).toEqual([]);
    site.nowMs += 1;
    expect((await service.read()).warnings).toMatchObject([{ kind: 'backup', problem: 'old' }]);
    site.nowMs += 8 * dayMs;
    expect((await service.read()).warnings).toMatchObject([
      { kind: 'backup', problem: 'old', text: expect.stringContaining('10 days old') },
      { kind: 'rehearsal', problem: 'old' },
    ]);
  });
});
