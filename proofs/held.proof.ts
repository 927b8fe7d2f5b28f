import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdConnections } from '#tests/support/held-connections.ts';
import { createInstance } from '#tests/support/instances.ts';
import { lengthOf, tell } from './support/length.ts';

const held = 1_000;
const requests = lengthOf({ short: 200, long: 1_000 });
const paths = ['/', '/products/', '/api/products', '/api/health'];

test('a thousand connections that never finish what they ask are all held, and everybody else is answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-held-'));
  const instance = await createInstance(folder, { ADMIN_PASSWORD: 'measured-password' });
  try {
    await instance.start();
    await measure(instance.port);
    tell('no other connection', await measure(instance.port));
    const connections = await holdConnections(instance.port, held);
    tell(`${held} held`, await measure(instance.port));
    expect(connections.count()).toBe(held);
    connections.release();
  } finally {
    await instance.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});

/** @returns how soon pages and API answer, in milliseconds */
async function measure(port: number) {
  const took: number[] = [];
  for (let sent = 0; sent < requests; sent += 1) {
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${paths[sent % paths.length]}`);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    took.push(performance.now() - startedAt);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => Number(took[Math.floor(took.length * share)]?.toFixed(1));
  return { median: at(0.5), 'of 100, 99': at(0.99) };
}
