import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from '#tests/support/collect-garbage.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { createDatabaseOpener, describeOnBothEngines } from '#tests/support/test-database.ts';
import { createLimits } from './limits.service.ts';

const lifetimeMs = 60_000;
const openSqlite = createDatabaseOpener('sqlite');

describeOnBothEngines('What is counted by key', (openDb) => {
  const date = useMovableDate();

  test('loses nothing that is added or taken back while its end is put off', async () => {
    const counters = createLimits(await openDb()).counters({ name: 'guesses', lifetimeMs });
    await counters.add('admin');
    date.pass(lifetimeMs / 2);
    const steps = Array.from({ length: 60 }, async (_, step) => {
      if (step % 6 === 0) await counters.prolong('admin');
      // In memory it is a matter of turns within one process.
      for (let turns = step % 6; turns > 0; turns -= 1) await Promise.resolve();
      await counters.add('admin', { points: step % 3 === 0 ? -1 : 1 });
    });
    await Promise.all(steps);
    const found = await counters.find('admin');
    expect(found?.points).toBe(1 + 40 - 20);
    expect(found?.msLeft).toBeGreaterThan(lifetimeMs * 0.9);
  });

  test('has no end to put off once it has ended', async () => {
    const counters = createLimits(await openDb()).counters({ name: 'guesses', lifetimeMs });
    await counters.add('admin');
    date.pass(lifetimeMs);
    for (const key of ['admin', 'nobody']) await counters.prolong(key);
    expect(await counters.find('admin')).toBeUndefined();
    expect(await counters.find('nobody')).toBeUndefined();
  });
});

test('What is counted in memory keeps nothing of the request that it was counted for', async () => {
  const limits = createLimits(await openSqlite());
  const counters = limits.counters({ name: 'guesses', lifetimeMs });
  const local = limits.localRateLimit({ name: 'events', perMinute: 10 });
  const requests = new AsyncLocalStorage<object>();
  const ask = async () => {
    const request = { asked: 'for this alone' };
    await requests.run(request, async () => {
      await counters.add('admin');
      await counters.set('editor', { points: 1 });
      await counters.prolong('admin');
      await local.take('192.0.2.1');
    });
    return new WeakRef(request);
  };
  const asked = await ask();
  await nextTurn();
  collectGarbage();
  expect(asked.deref()).toBeUndefined();
});
