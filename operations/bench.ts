/**
 * What the site costs, in one table: `npm run bench [-- --products 10000] [--rounds 5] [--no-lighthouse] [--keep]`. Processor
 * time is compared with a bare `node:http`, since ratios hold on a busy machine too; it is read from /proc, so on Linux only.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import browserFlags from './browser-flags.json' with { type: 'json' };

type Running = { port: number; pid: number; startMs: number; stop: () => Promise<void> };
type Answer = { headers: Record<string, string>; body: Buffer };
type Row = { name: string; measured: number; atMost: number; unit?: string };

const root = resolve(import.meta.dirname, '..');
const report = join(root, 'docs', 'performance.md');
const lighthouse = 'lighthouse@13.5.0';
const browsersEncodings = 'gzip, deflate, br, zstd';
const kept = ['/', '/products/dawn/', '/statuario/', '/api/products', '/api/products/statuario'];
const anew = [
  { name: 'category of 24', path: '/products/growth-collection-1/', atMost: 350 },
  { name: 'product', path: '/statuario/', atMost: 350 },
  { name: 'home', path: '/', atMost: 250 },
  {
    name: 'list of 20 by the API',
    path: '/api/products?page=1&per_page=20&fields=id,name,slug,image',
    atMost: 40,
  },
  { name: 'one product by the API', path: '/api/products/statuario', atMost: 30 },
];
const visited = ['/', '/products/dawn/', '/statuario/', '/why-veins-run/', '/italian-marble/'];
/** The bare server's answer beside pages that are made anew. */
const middlingBytes = 12_000;
const connections = 4;
const warmUps = 1_500;
const quietMs = 2_000;
const maxStartMs = 180_000;

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    'no-lighthouse': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const rounds = Number(options.rounds);
const folder = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
const rows: Row[] = [];
try {
  const demo = join(folder, 'demo');
  await measureStarts(demo);
  await measureKept(demo);
  await measureAnew(demo);
  measureInstalled();
  const table = tableOf(rows);
  console.log(table);
  if (options.keep) keep(table);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The first start loads the demo; the later ones find everything in its place. */
async function measureStarts(dataDir: string): Promise<void> {
  const first = await startSite(dataDir);
  await untilQuiet(first);
  await first.stop();
  const server: number[] = [];
  const command: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [found, start] of [
      [server, startSite],
      [command, startByCommand],
    ] as const) {
      const site = await start(dataDir);
      found.push(site.startMs / 1_000);
      await site.stop();
    }
  }
  rows.push({ name: 'start of the built site', measured: medianOf(server), atMost: 1, unit: ' s' });
  rows.push({ name: '`npm start`, nothing changed', measured: medianOf(command), atMost: 1.5, unit: ' s' });
}

async function measureKept(dataDir: string): Promise<void> {
  const site = await startSite(dataDir);
  try {
    await untilQuiet(site);
    rows.push({ name: 'memory idle', measured: memoryMbOf(site), atMost: 180, unit: ' MB' });
    const headers = { 'accept-encoding': browsersEncodings };
    for (const path of kept) {
      await ask(site, path, { requests: warmUps, headers });
      const bare = await startBare(await askOnce(site, path, headers));
      await ask(bare, '/', { requests: warmUps });
      const ratio = await ratioOf(
        () => costOf(site, path, { requests: 1_000, headers }),
        () => costOf(bare, '/', { requests: 1_000 }),
      );
      rows.push({ name: `\`${path}\` kept, times a bare \`node:http\``, measured: ratio, atMost: 2 });
      await bare.stop();
    }
    if (!options['no-lighthouse']) for (const path of visited) measurePage(site, path);
  } finally {
    await site.stop();
  }
}

/** With 200 products beside the demo's and with as many as are asked for, in turn. */
async function measureAnew(demo: string): Promise<void> {
  const small = await startGrown(demo, 200);
  const large = await startGrown(demo, Number(options.products));
  const bare = await startBare({ headers: {}, body: Buffer.alloc(middlingBytes, 'x') });
  try {
    await ask(bare, '/', { requests: 20 * warmUps });
    const headers = { 'accept-encoding': 'identity' };
    for (const { name, path, atMost } of anew) {
      for (const site of [small, large]) await ask(site, path, { requests: warmUps, headers });
      const cost = (site: Running) => () => costOf(site, path, { requests: 100, headers });
      const times = await ratioOf(cost(small), () => costOf(bare, '/', { requests: 2_000 }));
      rows.push({ name: `${name}, anew, times a bare \`node:http\``, measured: times, atMost });
      const growth = await ratioOf(cost(large), cost(small));
      rows.push({ name: `${name}, ${options.products} products, times 200`, measured: growth, atMost: 1.3 });
    }
    rows.push({
      name: 'memory after these pages anew',
      measured: memoryMbOf(small),
      atMost: 350,
      unit: ' MB',
    });
  } finally {
    await Promise.all([small, large, bare].map(({ stop }) => stop()));
  }
}

/** Lighthouse on its phone profile. */
function measurePage(site: Running, path: string): void {
  const file = join(folder, 'lighthouse.json');
  const args = ['-y', lighthouse, `http://127.0.0.1:${site.port}${path}`, '--quiet', '--output=json'];
  args.push(`--output-path=${file}`, '--only-categories=performance');
  args.push(`--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`);
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' };
  const found = Array.from({ length: 3 }, () => {
    execFileSync('npx', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    return JSON.parse(readFileSync(file, 'utf8'));
  });
  const audit = (id: string) => medianOf(found.map(({ audits }) => audits[id].numericValue));
  const score = medianOf(found.map(({ categories }) => categories.performance.score * 100));
  rows.push({ name: `\`${path}\`, Lighthouse: points that lack`, measured: 100 - score, atMost: 2 });
  const lcp = audit('largest-contentful-paint') / 1_000;
  rows.push({ name: `\`${path}\`, Lighthouse: LCP`, measured: lcp, atMost: 1.6, unit: ' s' });
  rows.push({
    name: `\`${path}\`, Lighthouse: CLS`,
    measured: audit('cumulative-layout-shift'),
    atMost: 0.005,
  });
}

function measureInstalled(): void {
  const sizeOf = (path: string) =>
    Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0]);
  rows.push({ name: 'installed', measured: sizeOf(join(root, 'node_modules')), atMost: 500, unit: ' MB' });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(root, file), join(folder, 'serving', file));
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts'], {
    ...{ cwd: join(folder, 'serving'), stdio: 'ignore' },
  });
  const serving = sizeOf(join(folder, 'serving', 'node_modules'));
  rows.push({ name: 'installed, to serve alone', measured: serving, atMost: 150, unit: ' MB' });
}

function startSite(dataDir: string, env: Record<string, string> = {}): Promise<Running> {
  return start(['--disable-warning=ExperimentalWarning', 'build/program/main.js'], {
    DATA_DIR: dataDir,
    ...env,
  });
}

function startByCommand(dataDir: string): Promise<Running> {
  return start(['operations/start.mjs'], { DATA_DIR: dataDir });
}

/** A copy of the demo with records of a company of that size, whose pages are all made anew. */
async function startGrown(demo: string, products: number): Promise<Running> {
  const dataDir = join(folder, `grown-${products}`);
  cpSync(demo, dataDir, { recursive: true });
  const counts = {
    products,
    categories: 5,
    articles: products / 20,
    pictures: products / 2,
    enquiries: products,
  };
  const line = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(Math.ceil(count))]);
  const env = { ...process.env, DATABASE_URL: `sqlite:${join(dataDir, 'ashlar.sqlite')}` };
  const seeded = spawnSync(process.execPath, ['operations/seed-growth.mjs', ...line], { cwd: root, env });
  if (seeded.status !== 0) throw new Error(`The catalogue could not be grown: ${seeded.stderr}`);
  const site = await startSite(dataDir, { CACHE_MB: '0' });
  await untilQuiet(site);
  return site;
}

async function start(args: string[], env: Record<string, string>): Promise<Running> {
  const port = await findPort();
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_PASSWORD: 'measured-password',
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    ...{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    env: { ...process.env, DATABASE_URL: '', STORAGE_URL: '', SMTP_URL: '', ...settings, ...env },
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  const site = { port, pid: Number(child.pid), startMs: 0, stop };
  while (!(await askOnce(site, '/').catch(() => undefined))) {
    if (performance.now() - startedAt > maxStartMs) throw new Error(`${args.join(' ')} does not answer`);
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    await wait(2);
  }
  return { ...site, startMs: performance.now() - startedAt };
}

/** The least that a server of Node.js can do: the same bytes under the same headers to every request. */
async function startBare({ headers, body }: Answer): Promise<Running> {
  const file = join(folder, 'bare');
  writeFileSync(file, body);
  const program = `const body = require('node:fs').readFileSync(${JSON.stringify(file)});
    require('node:http').createServer((_, response) => response.writeHead(200, ${JSON.stringify(headers)}).end(body))
      .listen(process.env.PORT, '127.0.0.1');`;
  return start(['-e', program], {});
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** @throws Error for any other status than 200 */
async function askOnce({ port }: Pick<Running, 'port'>, path: string, headers = {}): Promise<Answer> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<Answer>();
  const asked = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part) => parts.push(part)).on('error', reject);
    response.on('end', () => {
      if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode}`));
      const { date: _date, connection: _connection, 'keep-alive': _alive, ...kept } = response.headers;
      answer({ headers: kept as Record<string, string>, body: Buffer.concat(parts) });
    });
  });
  asked.on('error', reject).end();
  return promise;
}

type Load = { requests: number; headers?: Record<string, string> };

async function ask(site: Running, path: string, { requests, headers }: Load): Promise<void> {
  let left = requests;
  const askOn = async () => {
    while (left-- > 0) await askOnce(site, path, headers);
  };
  await Promise.all(Array.from({ length: connections }, askOn));
}

/** @returns milliseconds of the processor a request */
async function costOf(site: Running, path: string, load: Load): Promise<number> {
  const before = processorMsOf(site);
  await ask(site, path, load);
  return (processorMsOf(site) - before) / load.requests;
}

/** Each time one right after the other, so that both meet the same machine. */
async function ratioOf(one: () => Promise<number>, other: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let sample = 0; sample < 3 * rounds; sample += 1) found.push((await one()) / (await other()));
  return medianOf(found);
}

/** Of all threads of a process; a thread that ends meanwhile counts no more. */
function processorMsOf({ pid }: Running): number {
  const used = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds);
  });
  return used.reduce((sum, nanoseconds) => sum + nanoseconds / 1_000_000, 0);
}

function memoryMbOf({ pid }: Running): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** Until what goes on after a start is done, such as sizes of pictures. */
async function untilQuiet(site: Running): Promise<void> {
  for (let before = processorMsOf(site); ; before = processorMsOf(site)) {
    await wait(quietMs);
    if (processorMsOf(site) - before < quietMs / 20) return;
  }
}

function medianOf(found: readonly number[]): number {
  return found.toSorted((one, other) => one - other)[Math.floor(found.length / 2)] ?? Number.NaN;
}

function tableOf(measured: readonly Row[]): string {
  const lines = measured.map(({ name, measured, atMost, unit = '' }) => {
    const verdict = measured <= atMost ? '' : ' **missed**';
    return `| ${name} | ${Number(measured.toPrecision(3))}${unit}${verdict} | ${atMost}${unit} |`;
  });
  return ['| figure | measured | at most |', '| --- | --- | --- |', ...lines].join('\n');
}

/** In place of the table that is there. */
function keep(table: string): void {
  const [text = ''] = readFileSync(report, 'utf8').split('\n## Measured');
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const load = Math.max(...loadavg()).toFixed(1);
  const machine = `${day}, Node.js ${process.versions.node}, ${availableParallelism()} cores, load up to ${load}`;
  writeFileSync(report, `${text.trimEnd()}\n\n## Measured\n\n${machine}.\n\n${table}\n`);
}
