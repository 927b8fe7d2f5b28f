import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from '#tests/support/balancer.ts';
import { createInstance, type Instance } from '#tests/support/instances.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { signIn } from '#tests/support/signed-in-site.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { lengthOf, tell } from './support/length.ts';
import { watchLocks } from './support/lock-waits.ts';

const clients = 8;
const password = 'stone-and-water';
const { requests, writes } = lengthOf({
  short: { requests: 500, writes: 20 },
  long: { requests: 10_000, writes: 200 },
});

test.skipIf(!testEngines.includes('postgres'))(
  'three instances behind nginx that are restarted in turn answer everybody, and each sees what the others write',
  async () => {
    const { instances, balancer, locks, token } = await startThree();
    const { restarts, statuses } = await restartUnderLoad(instances, { url: balancer.url, token });
    tell('restarted in turn', { requests, restarts, statuses });
    expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '201')).toEqual([]);
    expect(restarts).toBeGreaterThan(0);
    tell('a write on one is seen on another after', await measureSeen(instances, token));
    const waits = await locks.stop();
    tell('locks', waits);
    expect(waits.deadlocks).toBe(0);
  },
);

const urlOf = ({ port }: Instance) => `http://127.0.0.1:${port}`;

/** Three instances on one PostgreSQL and one object storage; all of it ends with the test. */
async function startThree() {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-rolling-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { url: databaseUrl, remove } = await createTestDatabase('postgres');
  onTestFinished(remove);
  const storage = await startObjectStorage();
  onTestFinished(storage.stop);
  const env = {
    ...{ DATABASE_URL: databaseUrl, STORAGE_URL: storage.url, ...storage.credentials },
    ...{ DEMO_CONTENT: 'true', ADMIN_PASSWORD: password, DRAIN_SECONDS: '1' },
  };
  const first = await createInstance(folder, env);
  const instances = [first, await createInstance(folder, env), await createInstance(folder, env)];
  onTestFinished(async () => {
    await Promise.all(instances.map(({ end }) => end('SIGTERM')));
  });
  await Promise.all(instances.map(({ start }) => start()));
  const balancer = await startBalancer(
    folder,
    instances.map(({ port }) => port),
  );
  onTestFinished(balancer.stop);
  const token = await signIn(urlOf(first), password);
  return { instances, balancer, token, locks: await watchLocks(databaseUrl) };
}

async function restartUnderLoad(instances: Instance[], { url, token }: { url: string; token: string }) {
  const statuses: Record<string, number> = {};
  let asked = 0;
  let restarts = 0;
  const load = Promise.all(
    Array.from({ length: clients }, async () => {
      while (asked < requests) {
        const status = await askOnce(url, { number: asked++, token });
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  while (asked < requests) {
    const instance = instances[restarts % instances.length];
    await instance?.end('SIGTERM');
    await instance?.start();
    restarts += 1;
  }
  await load;
  return { restarts, statuses };
}

/** Every fourth request writes something that no list grows by. */
async function askOnce(url: string, { number, token }: { number: number; token: string }): Promise<string> {
  try {
    const path = ['/', '/api/categories', '/api/products', '/products/'][number % 4];
    const redirect = { from: `/${crypto.randomUUID()}/`, to: '/about/' };
    const isWriting = number % 4 === 1;
    const response = await (isWriting
      ? post(`${url}/api/redirects`, token, redirect)
      : fetch(`${url}${path}`));
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

async function measureSeen([first, ...others]: Instance[], token: string) {
  const waited: number[] = [];
  for (let count = 0; count < writes; count += 1) {
    const name = crypto.randomUUID();
    const other = others[count % others.length];
    if (!first || !other) throw new Error('There are three');
    const added = await post(`${urlOf(first)}/api/categories`, token, { name, description: 'Stones' });
    await added.arrayBuffer();
    const begun = performance.now();
    while (!(await (await fetch(`${urlOf(other)}/api/categories`)).text()).includes(name));
    waited.push(performance.now() - begun);
  }
  waited.sort((one, other) => one - other);
  const at = (share: number) => `${Math.round(waited[Math.floor(share * (waited.length - 1))] ?? 0)} ms`;
  return { writes, half: at(0.5), 'of 100, 95': at(0.95), 'of 100, 99': at(0.99), longest: at(1) };
}

function post(url: string, token: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
