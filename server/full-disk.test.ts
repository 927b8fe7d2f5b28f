import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';

/**
 * In the shell's blocks of 512 bytes or a kilobyte: no file may become larger than 2 or 4 megabytes, as if the disk ended
 * there: enough for an empty database. The system gives the process the same error that a full disk gives, on a disk that others can go on using.
 */
const maxFileBlocks = 4096;
const pictureBytes = 6 * 1024 * 1024;
const pngSignature = Buffer.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);
const password = 'correct-horse-battery';

let folder: string;
const cleanups: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-full-disk-'));
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  await rm(folder, { recursive: true, force: true });
});

test('an editor whose upload does not fit on the disk is told so, and nothing of it stays', async () => {
  const { apiUrl: url, log } = await startOnSmallDisk();
  const headers = await signIn(url);
  const form = new FormData();
  form.append('type', 'gallery');
  form.append('file', new File([pngSignature, Buffer.alloc(pictureBytes, 7)], 'slab.png'));
  const response = await fetch(`${url}/upload`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(507);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/^Nothing was stored: /) });
  await expect.poll(log).toMatch(/EFBIG/);
  expect(await filesIn('uploads')).toEqual([]);
  expect(await filesIn('uploading')).toEqual([]);
});

test('an editor whose article does not fit into the database is told so, and goes on reading', async () => {
  const { apiUrl: url, log } = await startOnSmallDisk();
  const headers = { ...(await signIn(url)), 'content-type': 'application/json' };
  const content = `<p>${'Marble from the hill. '.repeat(5_000)}</p>`;
  const write = async (title: string) => {
    const body = JSON.stringify({ title, excerpt: 'Marble', author: 'Ada', category: 'Design', content });
    return fetch(`${url}/blog`, { method: 'POST', headers, body });
  };
  let response = await write('First');
  for (let count = 0; response.status === 201 && count < 80; count += 1)
    response = await write(`Next ${count}`);
  expect([response.status, await response.json()]).toMatchObject([
    507,
    { message: expect.stringMatching(/^Nothing was stored: /) },
  ]);
  await expect.poll(log).toMatch(/disk I\/O error|disk is full/);
  expect(log()).not.toMatch(/cannot rollback/);
  expect((await fetch(`${url}/blog`, { headers })).status).toBe(200);
});

async function signIn(url: string): Promise<{ authorization: string }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password });
  const response = await fetch(`${url}/auth/login`, { method: 'POST', headers, body });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

async function filesIn(name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { withFileTypes: true, recursive: true });
  // A claim says whose the folder is.
  return entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.claim')).map(({ name }) => name);
}

async function startOnSmallDisk(): Promise<{ apiUrl: string; log: () => string }> {
  const port = await findFreePort();
  const command = `ulimit -f ${maxFileBlocks} && exec "$0" --disable-warning=ExperimentalWarning server/main.ts`;
  const child = spawn('sh', ['-c', command, process.execPath], {
    cwd: resolve(import.meta.dirname, '..'),
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      ...{ NODE_ENV: 'production', PORT: String(port) },
      ...{ DATA_DIR: folder, DEMO_CONTENT: 'false', ADMIN_PASSWORD: password },
    },
  });
  const exited = once(child, 'exit');
  cleanups.push(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes('Ashlar is ready')) break;
  }
  expect(said, log).toContain('Ashlar is ready');
  child.stdout.resume();
  return { apiUrl: `http://127.0.0.1:${port}/api`, log: () => log };
}
