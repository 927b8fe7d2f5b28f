import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedFor, type Balancer, startBalancer } from '#tests/support/balancer.ts';
import { createInstance, type Instance } from '#tests/support/instances.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { signIn } from '#tests/support/signed-in-site.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';

const password = 'stone-and-water';
const clientCount = 8;
/** Of the requests under load, every so many writes. */
const writeEvery = 20;

type Failure = { path: string; startedAt: number; reason: string };

/** A SQLite file belongs to one process. */
describe.runIf(testEngines.includes('postgres'))('three instances behind nginx', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let instances: [Instance, Instance, Instance];
  let balancer: Balancer;
  let token: string;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ashlar-instances-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const database = await createTestDatabase('postgres');
    cleanups.push(database.remove);
    const storage = await startObjectStorage();
    cleanups.push(storage.stop);
    const create = () =>
      createInstance(folder, {
        ...{ DATABASE_URL: database.url, STORAGE_URL: storage.url, ...storage.credentials },
        ...{ DEMO_CONTENT: 'false', ADMIN_PASSWORD: password, DRAIN_SECONDS: '1' },
      });
    instances = [await create(), await create(), await create()];
    for (const { end } of instances) cleanups.push(() => end('SIGKILL'));
    await Promise.all(instances.map(({ start }) => start()));
    balancer = await startBalancer(
      folder,
      instances.map(({ port }) => port),
    );
    cleanups.push(balancer.stop);
    token = await signIn(urlOf(instances[0]), password);
  });

  afterAll(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  test('whoever signs in on one edits on the second, and visitors of the third see it', async () => {
    const [, second, third] = instances.map(urlOf);
    const name = crypto.randomUUID();
    const isShown = async () => (await (await fetch(`${third}/api/categories`)).text()).includes(name);
    // Kept from now on.
    expect(await isShown()).toBe(false);
    expect((await addCategory(second ?? '', name)).status).toBe(201);
    await expect.poll(isShown).toBe(true);
  });

  test('a picture that was uploaded on one is shown by the others', async () => {
    const form = new FormData();
    form.append('type', 'products');
    const bytes = await drawHalves({ width: 700, height: 400 }).png().toBuffer();
    form.append('file', new File([new Uint8Array(bytes)], 'slab.png'));
    const headers = { authorization: `Bearer ${token}` };
    const [first, second, third] = instances.map(urlOf);
    const uploaded = await fetch(`${first}/api/upload`, { method: 'POST', headers, body: form });
    const { path } = (await uploaded.json()) as { path: string };
    const shown = await fetch(second + path);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes);
    expect((await fetch(third + path)).status).toBe(200);
  });

  test('one that is killed under load takes nothing with it but the requests that were open', async () => {
    const [victim] = instances;
    const load = startLoad();
    await expect.poll(() => load.countOf(victim)).toBeGreaterThan(20);
    await victim.end('SIGKILL');
    const goneAt = performance.now();
    const answered = load.count();
    await expect.poll(load.count).toBeGreaterThan(answered + 300);
    const failures = await load.stop();
    expect(failures.filter(({ startedAt }) => startedAt > goneAt)).toEqual([]);
    expect(failures.length).toBeLessThanOrEqual(clientCount);
    await victim.start();
  });

  test('each is stopped and started again in turn, and nobody notices, who reads or who writes', async () => {
    const load = startLoad();
    for (const instance of instances) {
      await expect.poll(() => load.countOf(instance)).toBeGreaterThan(20);
      expect(await instance.end('SIGTERM')).toBe(0);
      await instance.start();
      const before = load.countOf(instance);
      await expect.poll(() => load.countOf(instance)).toBeGreaterThan(before);
    }
    await expect.poll(load.count).toBeGreaterThan(1_000);
    expect(await load.stop()).toEqual([]);
  });

  /** Visitors who ask through nginx without a pause, and an editor among them. */
  function startLoad() {
    const failures: Failure[] = [];
    const counts = new Map<number, number>();
    let count = 0;
    let isOver = false;
    const askOnce = async (number: number) => {
      const startedAt = performance.now();
      const isWrite = number % writeEvery === 0;
      const path = ['/', '/api/categories', '/api/products'][number % 3] ?? '/';
      try {
        const response = await (isWrite
          ? addCategory(balancer.url, crypto.randomUUID())
          : fetch(balancer.url + path));
        await response.arrayBuffer();
        const port = askedFor(response).at(-1) ?? 0;
        counts.set(port, (counts.get(port) ?? 0) + 1);
        if (!response.ok) failures.push({ path, startedAt, reason: String(response.status) });
      } catch (error) {
        failures.push({ path, startedAt, reason: String(error) });
      }
    };
    const clients = Array.from({ length: clientCount }, async () => {
      while (!isOver) await askOnce(count++);
    });
    return {
      count: () => count,
      countOf: ({ port }: Instance) => counts.get(port) ?? 0,
      async stop(): Promise<Failure[]> {
        isOver = true;
        await Promise.all(clients);
        return failures;
      },
    };
  }

  function addCategory(url: string, name: string): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ name, description: 'Stones' });
    return fetch(`${url}/api/categories`, { method: 'POST', headers, body });
  }
});

const urlOf = ({ port }: Instance) => `http://127.0.0.1:${port}`;
