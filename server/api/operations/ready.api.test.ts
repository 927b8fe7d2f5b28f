import { expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { createReadiness } from '../../http/readiness.ts';

const openDb = createDatabaseOpener('sqlite');
const readiness = createReadiness();
const open = createApiOpener({ readiness });

test('a balancer is told why it should send nobody: from when a process is told to stop', async () => {
  const { app } = await open(await openDb());
  const ask = () => app.inject({ url: '/api/ready' });
  const ready = await ask();
  expect([ready.statusCode, ready.json(), ready.headers['cache-control']]).toEqual([
    ...[200, { status: 'ready', version: '1.2.3' }, 'no-store'],
  ]);
  readiness.beginStop();
  expect((await ask()).json()).toMatchObject({ problem: 'It is stopping.' });
  expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
});
