/**
 * Measures how soon the built program answers while connections are held that never finish what they ask: headers and
 * bodies that do not end, and connections that say nothing. Prints the median and the 99th percentile of pages and API, in
 * milliseconds, without them and with them.
 *   npm run held -- [connections]
 * It fails where the 99th percentile with them is 100 ms or more. It needs a build.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdConnections } from './support/held-connections.ts';
import { createInstance } from './support/instances.ts';

const [held = 1_000] = process.argv.slice(2).map(Number);
const requests = 1_000;
const paths = ['/', '/products/', '/api/products', '/api/health'];
const boundMs = 100;

const folder = await mkdtemp(join(tmpdir(), 'ashlar-held-'));
const instance = await createInstance(folder, { ADMIN_PASSWORD: 'measured-password' });
try {
  await instance.start();
  await measure('warming up');
  await measure('no other connection');
  const connections = await holdConnections(instance.port, held);
  const p99 = await measure(`${held} held`);
  console.log(`Still open: ${connections.count()} of ${held}`);
  connections.release();
  process.exitCode = p99 < boundMs ? 0 : 1;
} finally {
  await instance.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

/** @returns the 99th percentile, in milliseconds */
async function measure(what: string): Promise<number> {
  const took: number[] = [];
  for (let sent = 0; sent < requests; sent += 1) {
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${instance.port}${paths[sent % paths.length]}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.url}: ${response.status}`);
    took.push(performance.now() - startedAt);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  console.log(`${what}: median ${at(0.5).toFixed(1)} ms, 99th percentile ${at(0.99).toFixed(1)} ms`);
  return at(0.99);
}
