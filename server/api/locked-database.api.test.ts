import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '#database/connect.ts';
import type { WaitLimits } from '#database/wait-limits.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { lockDatabase, type Unlock } from '#tests/support/foreign-lock.ts';
import { createTestDatabase, type TestDatabase, testEngines } from '#tests/support/test-database.ts';

const subscription = { method: 'POST', url: '/api/newsletter', payload: { email: 'a@b.example' } } as const;
const enquiry = {
  method: 'POST',
  url: '/api/contact',
  payload: {
    ...{ name: 'Ada Lovelace', email: 'ada@post.example', phone: '9876543210', form_type: 'contact' },
    ...{ subject: 'Marble', message: 'Which slabs are there?' },
  },
} as const;

describe.each(testEngines)('a site whose database another program has locked (%s)', (engine) => {
  const openApi = createApiOpener();
  let database: TestDatabase;
  let db: Db;
  let unlock: Unlock;

  async function openLocked(waitLimits: Partial<WaitLimits> = {}) {
    db = await openDatabase(database.url, waitLimits);
    const api = await openApi(db);
    await api.records.category({ name: 'Marble' });
    unlock = await lockDatabase(engine, database.url);
    return api;
  }

  beforeEach(async () => {
    database = await createTestDatabase(engine);
    unlock = async () => {};
  });

  afterEach(async () => {
    await unlock();
    await db.destroy();
    await database.remove();
  });

  test('goes on showing what there is, and stores what was sent once it can', async () => {
    const { app } = await openLocked({ maxLockMs: 20_000 });
    const sent = [app.inject(subscription), app.inject(enquiry)];
    const shown = await app.inject('/api/categories');
    expect(shown.json()).toMatchObject([{ name: 'Marble' }]);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    await unlock();
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });

  test('tells who waits too long to come again, and has stored nothing of it', async () => {
    const { app, services } = await openLocked({ maxLockMs: 20 });
    for (const submission of [subscription, enquiry]) {
      const response = await app.inject(submission);
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.json().message).toMatch(/try again/);
    }
    await unlock();
    expect(await services.subscribers.list({ isSpam: false })).toEqual([]);
    expect(await services.messages.count()).toBe(0);
    expect((await app.inject(enquiry)).statusCode).toBe(201);
    expect(await services.messages.count()).toBe(1);
  });
});
