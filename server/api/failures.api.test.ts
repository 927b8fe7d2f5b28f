import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('the API where something is wrong', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let db: Db;

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
  });

  test('says that it is well while it is, and 503 when the database is gone', async () => {
    const well = await api.app.inject('/api/health');
    expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok', version: '1.2.3', database: 'ok' }]);
    await db.destroy();
    const ill = await api.app.inject('/api/health');
    expect([ill.statusCode, ill.json()]).toMatchObject([503, { message: 'The database cannot be reached.' }]);
  });

  test('tells a visitor nothing of what broke inside', async () => {
    await api.records.category();
    await db.destroy();
    const response = await api.app.inject('/api/products');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      message: expect.stringMatching(
        /^Something went wrong here. Please try again. \(Reference [\da-f]{16}\)$/,
      ),
      request_id: response.headers['x-request-id'],
    });
  });

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['POST', '/api/products/1/2/3'],
    ['PATCH', '/api/contact'],
  ] as const)('answers %s %s with a 404 in JSON', async (method, url) => {
    const response = await api.app.inject({ method, url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'There is nothing at this address of the API.' });
  });

  test('answers a malformed path with a 400 in JSON', async () => {
    const response = await api.app.inject('/api/products/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: 'This address is malformed.' });
  });

  test.each([
    ['malformed JSON', 'application/json', '{"email":', 400, 'The body is not valid JSON.'],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"a":1}}', 400, 'The body is not valid JSON.'],
    ['another type', 'text/plain', '{}', 415, 'This kind of content is not accepted here. Send JSON.'],
    ['XML', 'application/xml', '<a/>', 415, 'This kind of content is not accepted here. Send JSON.'],
    [
      'a body that is too large',
      'application/json',
      `"${'a'.repeat(1_100_000)}"`,
      413,
      'The body is too large.',
    ],
    ['no fields at all', 'application/json', '', 400, 'Send the subscription as one object of fields'],
  ])('refuses %s with its message', async (_name, type, payload, status, message) => {
    const response = await api.app.inject({
      ...{ method: 'POST', url: '/api/newsletter', payload },
      headers: { 'content-type': type },
    });
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('asks to wait after thirty submissions of one network in a minute', async () => {
    const send = () =>
      api.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'a@b.example' } });
    for (let count = 0; count < 30; count += 1) expect((await send()).statusCode).toBe(201);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: expect.stringMatching(/Please wait \d+ seconds? and/) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.app.inject('/api/products')).statusCode).toBe(200);
  });
});
