import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createJobTurns } from './job-turns.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describeOnBothEngines('a daily job', (openDb) => {
  /** Several processes over one database, and a clock that all of them read. */
  async function openProcesses(count: number) {
    const db = await openDb();
    let nowMs = Date.parse('2026-11-23T02:00:00Z');
    const now = () => new Date(nowMs);
    const processes = Array.from({ length: count }, () => createJobTurns(db, { now }));
    const takeAll = async (name: string) => {
      const turns = await Promise.all(processes.map((turns) => turns.take(name)));
      return turns.filter((turn) => turn !== undefined);
    };
    return {
      takeAll,
      pass: (ms: number) => {
        nowMs += ms;
      },
    };
  }

  test('is done by one of several processes that start together, and again a day later', async () => {
    const { takeAll, pass } = await openProcesses(3);
    const turns = await takeAll('trash');
    expect(turns).toHaveLength(1);
    expect(await takeAll('trash')).toEqual([]);
    expect(await takeAll('sessions')).toHaveLength(1);
    await turns[0]?.end('done');
    pass(dayMs - minuteMs);
    expect(await takeAll('trash')).toEqual([]);
    pass(minuteMs);
    expect(await takeAll('trash')).toHaveLength(1);
  });

  test('is taken over from a process that has died', async () => {
    const { takeAll, pass } = await openProcesses(2);
    const [left] = await takeAll('trash');
    pass(2 * minuteMs);
    expect(await takeAll('trash')).toEqual([]);
    pass(minuteMs);
    const [next] = await takeAll('trash');
    expect(next).toBeDefined();
    // Whoever was only thought to be dead takes nothing away from it.
    await left?.end('done');
    expect(await takeAll('trash')).toEqual([]);
    await next?.end('done');
  });

  test('that failed is tried again an hour later', async () => {
    const { takeAll, pass } = await openProcesses(2);
    const [turn] = await takeAll('trash');
    await turn?.end('failed');
    pass(59 * minuteMs);
    expect(await takeAll('trash')).toEqual([]);
    pass(minuteMs);
    expect(await takeAll('trash')).toHaveLength(1);
  });
});
