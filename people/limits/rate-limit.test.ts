import { expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createLimits } from './limits.service.ts';

const visitor = '192.0.2.1';

describeOnBothEngines('How often a network may do something', (openDb) => {
  const date = useMovableDate();

  test('A visitor who sends a form too often is told how long to wait, and may go on after that', async () => {
    const limit = createLimits(await openDb()).rateLimit({ name: 'form', perMinute: 2 });
    await limit.take(visitor);
    date.pass(20_000);
    await limit.take(visitor);
    await expect(limit.take(visitor)).rejects.toMatchObject({
      ...{ code: 'too-many', retryAfterSeconds: 40 },
      message: 'Too many requests. Please wait 40 seconds and try again.',
    });
    date.pass(39_000);
    await expect(limit.take(visitor)).rejects.toThrow('Please wait 1 second and');
    date.pass(1_001);
    await limit.take(visitor);
  });

  test('Each form and each network is counted for itself, and an IPv6 network as one', async () => {
    const limits = createLimits(await openDb());
    const contact = limits.rateLimit({ name: 'contact', perMinute: 1 });
    await contact.take('2001:db8:1:2::1');
    await limits.rateLimit({ name: 'feedback', perMinute: 1 }).take('2001:db8:1:2::1');
    await contact.take('2001:db8:1:3::1');
    await expect(contact.take('2001:db8:1:2:ffff::9')).rejects.toThrow('Too many requests');
  });

  test('What every page view does costs the database nothing', async () => {
    const db = await openDb();
    const limits = createLimits(db);
    const local = limits.localRateLimit({ name: 'events', perMinute: 1 });
    await local.take(visitor);
    await expect(local.take(visitor)).rejects.toThrow('Too many requests');
    expect(await db.selectFrom('limits').selectAll().execute()).toEqual([]);
  });
});

test('A visitor is not refused because the limiter’s database is away, and is limited all the same', async () => {
  const db = await openDatabase('postgres://127.0.0.1:1/nowhere');
  const limit = createLimits(db).rateLimit({ name: 'form', perMinute: 2 });
  await limit.take(visitor);
  await limit.take(visitor);
  await expect(limit.take(visitor)).rejects.toMatchObject({ code: 'too-many' });
  await db.destroy();
});
