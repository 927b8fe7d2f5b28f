import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notStored } from '#errors/app-error.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { createReserve } from './reserve.ts';

const openDb = createDatabaseOpener('sqlite');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-reserve-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const isKept = () =>
  stat(join(folder, 'reserve')).then(
    ({ size }) => size > 1_000_000,
    () => false,
  );

test('what signs an owner in is stored with the room that was kept for it, and visitors do not use it up', async () => {
  const reserve = createReserve(folder);
  const { app, signIn } = await createApiOpener({ reserve })(await openDb());
  const owner = await signIn();
  const full = async () => {
    if (await isKept()) throw notStored(new Error('database or disk is full'));
    return 'signed in';
  };
  await expect(reserve.store(full)).resolves.toBe('signed in');
  const stop = reserve.keep();
  await expect.poll(isKept).toBe(true);
  stop();
  await expect.poll(reserve.isGivenUp).toBe(false);
  expect(await reserve.store(full)).toBe('signed in');
  const sent = { method: 'POST', url: '/api/newsletter', payload: { email: 'ada@post.example' } } as const;
  expect((await app.inject(sent)).statusCode).toBe(507);
  expect((await app.inject('/api/categories')).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/api/auth/login', payload: {} })).statusCode).toBe(400);
  const save = { method: 'PUT', url: '/api/first-steps', payload: {}, headers: owner } as const;
  expect((await app.inject(save)).statusCode).not.toBe(507);
});

test('where there is no reserve, a full disk is told as it is', async () => {
  const full = () => Promise.reject(notStored(new Error('database or disk is full')));
  await expect(createReserve(folder).store(full)).rejects.toMatchObject({ code: 'not-stored' });
});
