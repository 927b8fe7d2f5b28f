import { expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { createReadiness } from '../readiness.ts';

const openDb = createDatabaseOpener('sqlite');
const readiness = createReadiness(['hearing']);
const open = createApiOpener({ readiness });

test('a balancer is told why it should send nobody: until a process hears the others, and from when it is to stop', async () => {
  const { app } = await open(await openDb());
  const ask = () => app.inject({ url: '/api/ready' });
  const waiting = await ask();
  expect([waiting.statusCode, waiting.json()]).toMatchObject([
    503,
    { status: 'not-ready', problem: 'It does not hear yet what other processes write.' },
  ]);
  readiness.meet('hearing');
  const ready = await ask();
  expect([ready.statusCode, ready.json(), ready.headers['cache-control']]).toEqual([
    ...[200, { status: 'ready', version: '1.2.3' }, 'no-store'],
  ]);
  readiness.beginStop();
  expect((await ask()).json()).toMatchObject({ problem: 'It is stopping.' });
  expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
});
