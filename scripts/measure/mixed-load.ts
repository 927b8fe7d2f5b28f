/**
 * Prints what the built site and its processes hold of memory while it is used as in an hour of a busy day: pictures are
 * uploaded and made in all sizes, pages and calls are asked for, kept and made anew, and records are written. Resident
 * memory counts what processes share in each of them, proportional memory once.
 *   node --disable-warning=ExperimentalWarning scripts/measure/mixed-load.ts [requests 200000] [pictures 300]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureFormats, pictureWidths, variantPath } from '#content/picture/picture.ts';
import { askMany, browsersEncodings } from '../bench/ask-many.ts';
import { findPort } from '../bench/find-port.ts';
import { childrenOf, memoryMbOf } from '../bench/process-usage.ts';
import { startSite, waitForQuiet } from '../bench/site.ts';
import type { StartedServer } from '../bench/started-server.ts';

const [requests = 200_000, pictures = 300] = process.argv.slice(2).map(Number);
const parts = 20;
const idleMs = 10_000;
/** Longer than the process of pictures stays without work. */
const settleMs = 30_000;
const paths = [
  '/',
  '/products/dawn/',
  '/statuario/',
  '/api/products',
  '/api/blog',
  '/gallery/',
  '/sitemap.xml',
];
const pictureFolder = resolve(import.meta.dirname, '../../demo/pictures/products');
const names = readdirSync(pictureFolder).filter((name) => name.endsWith('.webp'));

const dataDir = mkdtempSync(join(tmpdir(), 'ashlar-load-'));
const port = await findPort();
const origin = `http://127.0.0.1:${port}`;
// The first start loads the demo content, and keeps what that took.
await (await startSite({ dataDir, port })).stop();
const site = await startSite({ dataDir, port });
try {
  await wait(idleMs);
  print('idle', site);
  const headers = { authorization: `Bearer ${await signIn()}` };
  for (let part = 0; part < parts; part += 1) {
    await Promise.all([visit(part), upload(part, headers), write(part, headers)]);
    print(`${Math.round(((part + 1) * requests) / parts)} requests`, site);
  }
  await wait(settleMs);
  await waitForQuiet(site);
  print('afterwards', site);
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Most of what is asked for is kept; a made-up query is made anew each time. */
async function visit(part: number): Promise<void> {
  const count = Math.round(requests / parts / paths.length);
  for (const path of paths) {
    const anew = Math.round(count / 20);
    const coding = { 'accept-encoding': browsersEncodings };
    await askMany({ port, path, headers: coding }, { requests: count - anew, connections: 8 });
    for (let number = 0; number < anew; number += 1) {
      await (await fetch(`${origin}${path}?made-up=${part}-${number}`)).arrayBuffer();
    }
  }
}

async function upload(part: number, headers: Record<string, string>): Promise<void> {
  const count = Math.round(pictures / parts);
  for (let number = 0; number < count; number += 1) {
    const name = names[(part * count + number) % names.length] ?? '';
    const body = new FormData();
    body.append('type', 'products');
    body.append('file', new Blob([readFileSync(join(pictureFolder, name))]), name);
    const response = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body });
    const { path } = (await response.json()) as { path: string };
    for (const width of pictureWidths) {
      for (const format of pictureFormats) await fetch(origin + variantPath(path, { width, format }));
    }
  }
}

/** What nobody has to delete afterwards: a record is saved as it is, and the site's visitors write. */
async function write(part: number, headers: Record<string, string>): Promise<void> {
  const products = (await (await fetch(`${origin}/api/products`)).json()) as { id: number }[];
  for (let number = 0; number < 20; number += 1) {
    const { id } = products[(part * 20 + number) % products.length] ?? { id: 1 };
    await fetch(`${origin}/api/products/${id}`, {
      ...{ method: 'PUT', headers: { ...headers, 'content-type': 'application/json' } },
      body: JSON.stringify({ description: `Written ${part}.${number}` }),
    });
  }
}

async function signIn(): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ username: 'admin', password: 'measured-password' }),
  });
  return ((await response.json()) as { token: string }).token;
}

function print(when: string, { pids }: StartedServer): void {
  const [server = 0] = pids();
  const all = [server, ...childrenOf(server)];
  const of = (kind: 'resident' | 'proportional', some: number[]) =>
    some.reduce((sum, pid) => sum + memoryMbOf(pid, kind), 0).toFixed(0);
  console.log(
    `${when}: server ${of('resident', [server])} MB resident, ${of('proportional', [server])} proportional; ` +
      `all ${all.length} processes ${of('resident', all)} and ${of('proportional', all)} MB`,
  );
}
