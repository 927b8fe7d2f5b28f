import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from './support/free-port.ts';
import { openToVisitors } from './support/open-to-visitors.ts';
import { makeMp4 } from './support/sample-videos.ts';
import { serverLine } from './support/server-line.ts';

const root = resolve(import.meta.dirname, '..');
const example = readFileSync(join(root, 'operations', 'deploy', 'nginx.conf'), 'utf8');
const password = 'stone-and-water';
const isThere = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
const filmBytes = 40 * 1_048_576;

let folder: string;
let ports: { plain: number; secure: number; site: number; nobody: number };
const processes: ChildProcess[] = [];

describe.skipIf(!isThere('nginx') || !isThere('openssl'))(
  'a site behind nginx, as operations/deploy/nginx.conf says',
  () => {
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'ashlar-nginx-'));
      const [plain = 0, secure = 0, site = 0, nobody = 0] = await findPorts(4);
      ports = { plain, secure, site, nobody };
      await startSite();
      startNginx();
      await vi.waitFor(async () => expect((await ask('/api/ready')).status).toBe(200), { timeout: 60_000 });
    });

    afterAll(() => {
      for (const running of processes) running.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });

    test('sends whoever comes without TLS to the secure address, which browsers keep to', async () => {
      const plain = await fetch(`http://127.0.0.1:${ports.plain}/products?a=b`, { redirect: 'manual' });
      expect([plain.status, plain.headers.get('location')]).toEqual([
        301,
        'https://stone.example/products?a=b',
      ]);
      expect((await ask('/')).headers['strict-transport-security']).toBe('max-age=31536000');
    });

    test('shows visitors a page from its cache, but never whoever is signed in', async () => {
      for (const _time of [1, 2]) expect((await ask('/blog/')).status).toBe(200);
      await expect.poll(() => logged('/blog/')).toEqual(['MISS', 'HIT']);
      const authorization = `Bearer ${await signIn()}`;
      for (const _time of [1, 2]) await ask('/api/products', { headers: { authorization } });
      await expect.poll(() => logged('/api/products')).toEqual(['BYPASS', 'BYPASS']);
    });

    test('takes an upload of 40 MB, and sends a part of it', async () => {
      const authorization = `Bearer ${await signIn()}`;
      const form = new FormData();
      form.append('type', 'videos');
      form.append('file', new Blob([new Uint8Array(makeMp4({ bytes: filmBytes }))]), 'slab.mp4');
      const sent = new Response(form);
      const answer = await ask('/api/upload', {
        method: 'POST',
        headers: { authorization, 'content-type': sent.headers.get('content-type') ?? '' },
        body: Buffer.from(await sent.arrayBuffer()),
      });
      expect([answer.status, answer.body.toString()]).toEqual([201, expect.stringContaining('uploads/')]);
      const part = await ask(`/${JSON.parse(answer.body.toString()).path}`.replace('//', '/'), {
        headers: { range: 'bytes=2-5' },
      });
      expect([part.status, part.body.length]).toEqual([206, 4]);
      expect(part.headers['content-range']).toMatch(/^bytes 2-5\//);
    });

    test('never lets a visitor notice an instance that is down', async () => {
      const paths = Array.from({ length: 20 }, (_, index) => `/api/products?page=${index + 1}`);
      for (const path of paths) expect((await ask(path)).status).toBe(200);
      expect(readFileSync(join(folder, 'log'), 'utf8')).toContain(
        `127.0.0.1:${ports.nobody}, 127.0.0.1:${ports.site}`,
      );
    });
  },
);

async function findPorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) found.add(await findFreePort());
  return [...found];
}

async function startSite() {
  await openToVisitors({ DATA_DIR: join(folder, 'data') });
  const env = {
    ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, NODE_ENV: 'production' },
    ...{ PORT: `${ports.site}`, DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.1' },
    ...{ DEMO_CONTENT: 'false', ADMIN_PASSWORD: password, PUBLIC_URL: 'https://stone.example' },
  };
  processes.push(spawn(process.execPath, serverLine, { cwd: root, env, stdio: 'ignore' }));
}

/** The example, with places of the test's own, a second instance that nobody runs, and a log of what came from the cache. */
function startNginx() {
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
  ];
  const names = ['-subj', '/CN=stone.example', '-keyout', key, '-out', certificate];
  expect(spawnSync('openssl', [...made, ...names]).status).toBe(0);
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, settingsOf({ key, certificate }));
  const line = ['-p', folder, '-c', settings, '-e', 'stderr'];
  expect(String(spawnSync('nginx', ['-t', ...line]).stderr)).toContain('test is successful');
  processes.push(spawn('nginx', line, { stdio: 'ignore' }));
}

function settingsOf({ key, certificate }: { key: string; certificate: string }): string {
  const replaced = [
    ['server 127.0.0.1:3000', `server 127.0.0.1:${ports.nobody} max_fails=0; server 127.0.0.1:${ports.site}`],
    ['/var/cache/nginx/ashlar', join(folder, 'cache')],
    ['/etc/ssl/ashlar/fullchain.pem', certificate],
    ['/etc/ssl/ashlar/privkey.pem', key],
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['listen 443 ', `listen 127.0.0.1:${ports.secure} `],
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl http2;\n', ''],
  ];
  const text = replaced.reduce((rest, [from = '', to = '']) => {
    expect(rest).toContain(from);
    return rest.replace(from, to);
  }, example);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  return `daemon off; master_process off; pid ${join(folder, 'pid')};
events {}
http {
  ${temporary.join('\n  ')}
  log_format walk '$uri $upstream_cache_status $upstream_addr';
  access_log ${join(folder, 'log')} walk;
${text}}
`;
}

function logged(path: string): string[] {
  const lines = readFileSync(join(folder, 'log'), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith(`${path} `)).map((line) => line.split(' ')[1] ?? '');
}

type Asked = { method?: string; headers?: Record<string, string | number>; body?: Buffer | string };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

async function ask(path: string, { method, headers, body }: Asked = {}): Promise<Answer> {
  const place = { host: '127.0.0.1', port: ports.secure, servername: 'stone.example' };
  const options = { ...place, path, method, rejectUnauthorized: false, agent: false as const };
  const sent = request({ ...options, headers: { host: 'stone.example', ...headers } }).end(body);
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

async function signIn(): Promise<string> {
  const { body } = await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return JSON.parse(body.toString()).token;
}
