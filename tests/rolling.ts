/**
 * Three instances of the built program on one PostgreSQL and one object storage behind nginx: what a restart in turn, one
 * after the other, costs those who ask meanwhile; how soon a write is seen elsewhere; what the same work costs one and
 * three; and whether any of it waited for a lock.
 *   DATABASE_URL=postgres://… npm run rolling -- [requests] [writes]
 * The database must be empty, and is not emptied afterwards. It needs a build and nginx.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer } from './support/balancer.ts';
import { createInstance, type Instance } from './support/instances.ts';
import { watchLocks } from './support/lock-waits.ts';
import { startObjectStorage } from './support/object-storage.ts';
import { signIn } from './support/signed-in-site.ts';

const clients = 8;
/** Of the requests, every so many writes. */
const writeEvery = 4;
const ticksPerSecond = 100;
const password = 'stone-and-water';
const [requests = 10_000, writes = 200] = process.argv.slice(2).map(Number);
const databaseUrl = process.env.DATABASE_URL ?? '';
if (!databaseUrl.startsWith('postgres')) throw new Error('DATABASE_URL names an empty PostgreSQL database');

const folder = await mkdtemp(join(tmpdir(), 'ashlar-rolling-'));
const storage = await startObjectStorage();
const env = {
  ...{ DATABASE_URL: databaseUrl, STORAGE_URL: storage.url, ...storage.credentials },
  ...{ DEMO_CONTENT: 'true', ADMIN_PASSWORD: password, DRAIN_SECONDS: '1' },
};
const instances = [
  await createInstance(folder, env),
  await createInstance(folder, env),
  await createInstance(folder, env),
];
const urlOf = ({ port }: Instance) => `http://127.0.0.1:${port}`;
await Promise.all(instances.map(({ start }) => start()));
const [first = never(), second = never(), third = never()] = instances;
const balancer = await startBalancer(
  folder,
  instances.map(({ port }) => port),
);
const token = await signIn(urlOf(first), password);
const locks = await watchLocks(databaseUrl);

print('restart in turn', await restartUnderLoad());
print('a write on one is seen on another after', await measureSeen());
print('processor ms a request, one instance', await costOf([first], 2_000));
print('processor ms a request, three instances', await costOf(instances, 2_000));
print('locks', await locks.stop());

await balancer.stop();
await Promise.all(instances.map(({ end }) => end('SIGTERM')));
await storage.stop();
await rm(folder, { recursive: true, force: true });

async function restartUnderLoad() {
  const statuses = new Map<string, number>();
  let asked = 0;
  let restarts = 0;
  const load = Promise.all(
    Array.from({ length: clients }, async () => {
      while (asked < requests) {
        const status = await askOnce(balancer.url, asked++);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  while (asked < requests) {
    const instance = instances[restarts % instances.length] ?? first;
    await instance.end('SIGTERM');
    await instance.start();
    restarts += 1;
  }
  await load;
  return { requests: asked, restarts, ...Object.fromEntries(statuses) };
}

async function measureSeen() {
  const waited: number[] = [];
  for (let count = 0; count < writes; count += 1) {
    const name = crypto.randomUUID();
    await (await addCategory(urlOf(first), name)).arrayBuffer();
    const begun = performance.now();
    while (
      !(await (await fetch(`${urlOf(count % 2 ? second : third)}/api/categories`)).text()).includes(name)
    );
    waited.push(performance.now() - begun);
  }
  waited.sort((one, other) => one - other);
  const at = (share: number) => `${Math.round(waited[Math.floor(share * (waited.length - 1))] ?? 0)} ms`;
  return { writes, half: at(0.5), 'of 100, 95': at(0.95), 'of 100, 99': at(0.99), longest: at(1) };
}

async function costOf(some: readonly Instance[], count: number): Promise<string> {
  const before = processorMs();
  let asked = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (asked < count) await askOnce(urlOf(some[asked % some.length] ?? first), asked++);
    }),
  );
  return ((processorMs() - before) / count).toFixed(2);
}

async function askOnce(url: string, number: number): Promise<string> {
  try {
    const path = ['/', '/api/categories', '/api/products', '/products/'][number % writeEvery] ?? '/';
    const response = await (number % writeEvery === 1 ? addRedirect(url) : fetch(`${url}${path}`));
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

/** Something that no list grows by which is asked for meanwhile. */
function addRedirect(url: string): Promise<Response> {
  return post(`${url}/api/redirects`, { from: `/${crypto.randomUUID()}/`, to: '/about/' });
}

function addCategory(url: string, name: string): Promise<Response> {
  return post(`${url}/api/categories`, { name, description: 'Stones' });
}

function post(url: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Of all instances together, user and system, as Linux counts them. */
function processorMs(): number {
  const ticks = instances.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid()}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond) * 1_000;
}

function print(what: string, found: object | string): void {
  console.log(`${what}: ${typeof found === 'string' ? found : JSON.stringify(found)}`);
}

function never(): never {
  throw new Error('There are three');
}
