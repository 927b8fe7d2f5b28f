import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInstance, type Instance } from '#tests/support/instances.ts';
import { signIn } from '#tests/support/signed-in-site.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { lengthOf, tell } from './support/length.ts';

const password = 'stone-and-water';
const atOnce = 50;
const rounds = lengthOf({ short: 4, long: 200 });
const holdMs = 2_000;
/** Alone, an instance has to be started again first. */
const longestStartMs = 20_000;

describe.each(testEngines)('a slab that everybody wants (%s)', (engine) => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let instances: Instance[];
  let token: string;
  let slabId: number;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ashlar-holds-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const database = await createTestDatabase(engine);
    cleanups.push(database.remove);
    const env = { DATABASE_URL: database.url, DEMO_CONTENT: 'false', ADMIN_PASSWORD: password };
    const create = () => createInstance(folder, env);
    // A SQLite file belongs to one process.
    instances = engine === 'postgres' ? [await create(), await create()] : [await create()];
    for (const { end } of instances) cleanups.push(() => end('SIGKILL'));
    for (const { start } of instances) await start();
    token = await signIn(urlOf(0), password);
    const { id: category } = await post(0, 'categories', { name: 'Dawn', description: 'Pale' });
    const stone = { name: 'Statuario', description: 'White', category_id: category };
    await post(0, 'products', stone);
    const sizes = { length_mm: 2_700, height_mm: 1_700, thickness_mm: 20 };
    ({ id: slabId } = await post(0, 'slabs', { number: 'A-1', product: 'statuario', ...sizes }));
  });

  afterAll(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  const urlOf = (index: number) => `http://127.0.0.1:${instances[index % instances.length]?.port}`;
  const ask = (index: number, path: string, method = 'GET', body?: object) =>
    fetch(`${urlOf(index)}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const post = async (index: number, path: string, body: object) =>
    (await (await ask(index, path, 'POST', body)).json()) as { id: number };
  const hold = (index: number, until: number) =>
    ask(index, `slabs/${slabId}/holds`, 'POST', {
      ...{ for: `Customer ${index}`, until: new Date(until).toISOString() },
    });

  test(`is held once, of ${rounds * atOnce} who ask at once`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, index) => hold(index, Date.now() + 60_000)),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: atOnce - 1 }, () => 409)]);
      const [holder] = (await (await ask(round, `slabs/${slabId}/holds`)).json()) as { id: number }[];
      expect((await ask(round, `slabs/${slabId}/holds/${holder?.id}`, 'DELETE')).status).toBe(204);
    }
  });

  test('is free again a second after the hold ends, although who gave it was killed', async () => {
    const until = Date.now() + holdMs;
    expect((await hold(0, until)).status).toBe(201);
    await instances[0]?.end('SIGKILL');
    if (instances.length === 1) await instances[0]?.start();
    const seenBy = instances.length - 1;
    const isFree = async () =>
      ((await (await fetch(`${urlOf(seenBy)}/api/slabs/A-1`)).json()) as { status: string }).status;
    await expect.poll(isFree, { timeout: holdMs + longestStartMs, interval: 20 }).toBe('available');
    tell('a hold ended', { 'late by': Date.now() - until });
  });
});
