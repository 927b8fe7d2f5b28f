import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const metricsToken = 'watched-from-outside';
const openDb = createDatabaseOpener('sqlite');
const openWatched = createApiOpener({ metricsToken });
const openUnwatched = createApiOpener();
let api: ApiUnderTest;

beforeEach(async () => {
  api = await openWatched(await openDb());
});

const authorization = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('monitoring reads how often pages were kept, how many are, and what the process uses', async () => {
  const ask = await askThroughPort(api.app);
  await api.records.category({ name: 'Dawn' });
  for (const path of ['/api/categories', '/api/categories', '/api/blog']) await ask(path);
  await api.records.category({ name: 'Night' });
  const { status, headers, text } = await ask('/api/metrics', authorization(metricsToken));
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE ashlar_stored_requests counter',
      'ashlar_stored_requests_total{cache="hit"} 1',
      'ashlar_stored_requests_total{cache="miss"} 2',
      'ashlar_stored_drops_total 1',
      'ashlar_stored_responses 1',
      'ashlar_stored_limit_bytes 4194304',
      expect.stringMatching(/^ashlar_stored_bytes [1-9]\d+$/),
      expect.stringMatching(/^process_resident_memory_bytes [1-9]\d+$/),
      expect.stringMatching(/^process_cpu_seconds_total \d+\.\d+$/),
    ]),
  );
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
});

test('nobody reads them without the token, not even who is signed in', async () => {
  const { authorization: signedIn } = await api.signIn();
  for (const headers of [{}, { authorization: 'Bearer guessed' }, { authorization: signedIn }]) {
    const answer = await api.app.inject({ url: '/api/metrics', headers });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  }
});

test('where no token is set there is no such address', async () => {
  const { app } = await openUnwatched(await openDb());
  const answer = await app.inject({ url: '/api/metrics', ...authorization('') });
  expect(answer.statusCode).toBe(404);
});
