import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '#database/connect.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { burst } from '#tests/support/burst.ts';
import { lockDatabase } from '#tests/support/foreign-lock.ts';
import { createTestDatabase, type TestDatabase, testEngines } from '#tests/support/test-database.ts';

const visitors = 1_000;
/** On a busy machine connecting itself takes long: those limits are other tests'. */
const waitLimits = { connectTimeoutMs: 60_000, maxWaitMs: 60_000, maxLockMs: 60_000 };

describe.each(testEngines)('a thousand who come at once (%s)', (engine) => {
  const openApi = createApiOpener();
  let database: TestDatabase;
  let db: Db;

  beforeEach(async () => {
    database = await createTestDatabase(engine);
    db = await openDatabase(database.url, waitLimits);
  });

  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  test('are all answered, at the worst with when to come again', async () => {
    const { app, records, signIn } = await openApi(db);
    const { id } = await records.category({ name: 'Marble' });
    const headers = { ...(await signIn()), 'content-type': 'application/json' };
    const body = JSON.stringify({ path: 'categories', id });
    const arrived = countArrivals(app.server, visitors);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const site = `http://127.0.0.1:${port}/api`;
    // Holds all requests until every one of them has arrived.
    const unlock = await lockDatabase(engine, database.url);
    const answering = burst(
      Array.from({ length: visitors / 2 }).flatMap(() => [
        { url: `${site}/categories` },
        { url: `${site}/previews`, options: { method: 'POST', headers }, body },
      ]),
    );
    await arrived;
    await unlock();
    const responses = await answering;
    const statuses = new Set(responses.map(({ status }) => status));
    const later = responses.filter(({ status }) => status === 503);
    expect(statuses.difference(new Set([200, 201, 503]))).toEqual(new Set());
    expect(later.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(statuses).toContain(201);
  });
});

function countArrivals(server: Server, expected: number): Promise<void> {
  let count = 0;
  return new Promise((resolve) => {
    server.on('request', () => {
      count += 1;
      if (count === expected) resolve();
    });
  });
}
