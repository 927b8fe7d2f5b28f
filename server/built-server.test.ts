import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { openToVisitors } from '#tests/support/open-to-visitors.ts';
import { serverLine } from '#tests/support/server-line.ts';

const root = resolve(import.meta.dirname, '..');
const password = 'stone-and-water';
let folder: string;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-built-'));
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  await openToVisitors({ DATA_DIR: folder });
  server = spawn(process.execPath, serverLine, {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      ...{ NODE_ENV: 'production', PORT: String(port) },
      ...{ DATA_DIR: folder, DEMO_CONTENT: 'false', ADMIN_PASSWORD: password },
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = await once(server.stdout as NodeJS.ReadableStream, 'data');
  expect(String(said)).toContain('Administrator');
  if (!String(said).includes('ready')) await once(server.stdout as NodeJS.ReadableStream, 'data');
});

afterAll(async () => {
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

describe('the server as npm start runs it', () => {
  test('shows a visitor the site', async () => {
    expect(await pageAt('/')).toMatchObject({ status: 200, text: expect.stringContaining('</html>') });
  });

  test('shows an administrator the back office', async () => {
    // The rest is said in the browser, which knows the reader's language.
    expect(await pageAt('/admin/login')).toMatchObject({
      status: 200,
      text: expect.stringContaining('The back office needs JavaScript.'),
    });
    expect(await pageAt('/admin/products')).toMatchObject({ status: 200 });
  });

  test('tells whoever follows a wrong address, below the back office as well, where the site goes on', async () => {
    const site = await pageAt('/nothing/here/');
    const below = await pageAt('/admin/nothing/here/');
    expect([site.status, below.status]).toEqual([404, 404]);
    const title = /<h1[^>]*>([^<]*)/.exec(site.text)?.[1];
    expect(title).toBeTruthy();
    expect(below.text).toContain(title);
  });

  test('stores a picture, writes a workbook and knows the words of its own packages', async () => {
    const token = await signIn();
    const headers = { authorization: `Bearer ${token}` };
    const body = new FormData();
    body.append('type', 'products');
    body.append('file', new Blob([await smallPicture()]), 'slab.webp');
    const uploaded = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body });
    expect(uploaded.status).toBe(201);
    const workbook = await fetch(`${origin}/api/products/export.xlsx`, { headers });
    expect(workbook.status).toBe(200);
    expect(
      Buffer.from(await workbook.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await fetch(`${origin}/api/docs`)).status).toBe(200);
  });

  test('draws a data sheet in its thread, with the fonts that lie beside the sources', async () => {
    const token = await signIn();
    const post = (path: string, body: object) =>
      fetch(`${origin}/api/${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    const { id } = (await (await post('categories', { name: 'Dawn', description: 'White' })).json()) as {
      id: number;
    };
    expect((await post('products', { name: 'Onyx', description: 'Glows', category_id: id })).status).toBe(
      201,
    );
    const sheet = await fetch(`${origin}/products/dawn/onyx/data-sheet.pdf`);
    expect([sheet.status, (await sheet.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});

async function pageAt(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(origin + path);
  return { status: response.status, text: await response.text() };
}

function smallPicture(): Promise<Buffer<ArrayBuffer>> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#b9aa96' } })
    .webp()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}

async function signIn(): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return ((await response.json()) as { token: string }).token;
}
