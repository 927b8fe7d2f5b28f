import { expect, test } from 'vitest';
import { invalid } from '#errors/app-error.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import type { ImportJob } from './import-jobs.ts';
import { createToldImportJobs } from './told-import-jobs.ts';

const result = {
  ...{ create: 1, change: 0, same: 0, errors: [], changes: [], pictures: [], notices: [] },
  bulkId: 7,
};

describeOnOneEngine('an import of another process', (openDb) => {
  async function openTwo() {
    const db = await openDb();
    let nowMs = Date.parse('2026-11-23T10:00:00Z');
    const now = () => new Date(nowMs);
    const job: ImportJob = {
      ...{ id: 'a', isDryRun: true, state: 'waiting', done: 0, total: 0 },
      ...{ result: undefined, error: undefined },
    };
    const pass = (ms: number) => {
      nowMs += ms;
    };
    return { here: createToldImportJobs(db, now), there: createToldImportJobs(db, now), job, pass };
  }

  test('is told of from its beginning, and what came of it', async () => {
    const { here, there, job } = await openTwo();
    expect(await there.find('a')).toBeUndefined();
    await here.enter(job);
    expect(await there.find('a')).toEqual(job);
    Object.assign(job, { state: 'done', done: 3, total: 3, result });
    await here.follow(job, Promise.resolve());
    expect(await there.find('a')).toEqual(job);
  });

  test('that failed says why', async () => {
    const { here, there, job } = await openTwo();
    await here.enter(job);
    Object.assign(job, { state: 'failed', error: invalid({ file: 'It is empty' }) });
    await here.follow(job, Promise.reject(new Error('It is empty')));
    const { code, message, fields } = invalid({ file: 'It is empty' });
    expect((await there.find('a'))?.error).toMatchObject({ code, message, fields });
  });

  test('is not begun a second time, unless its process is gone', async () => {
    const { here, there, job, pass } = await openTwo();
    await here.enter(job);
    await expect(there.enter(job)).rejects.toMatchObject({ code: 'conflict' });
    pass(6_000);
    expect(await there.find('a')).toBeUndefined();
    await there.enter(job);
    await expect(here.enter(job)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('is forgotten a day later', async () => {
    const { here, there, job, pass } = await openTwo();
    await here.enter(job);
    await here.follow(Object.assign(job, { state: 'done', result }), Promise.resolve());
    await here.removeOld();
    expect(await there.find('a')).toBeDefined();
    pass(24 * 60 * 60_000);
    await here.removeOld();
    expect(await there.find('a')).toBeUndefined();
  });
});
