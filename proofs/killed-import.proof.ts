import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { FetchedPicture, ImportResult } from '#content/spreadsheets/import-result.ts';
import { openDatabase } from '#database/connect.ts';
import { createSweepService } from '#media/library/sweep.service.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { openIncomingFiles } from '#media/storage/incoming-files.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { serverLine } from '#tests/support/server-line.ts';
import { createTestDatabase, type TestDatabase, testEngines } from '#tests/support/test-database.ts';
import { makeZip } from '#tests/support/zips.ts';

const root = resolve(import.meta.dirname, '..');
const password = 'killed-in-mid-import';
/** Enough that the process is killed long before the last one; on PostgreSQL each takes many times as long. */
const rowCounts = { sqlite: 500, postgres: 160 };
const maxMs = 300_000;
/** Of rows whose pictures come from addresses; the program is killed each time that so many more have come. */
const pictureCount = 40;
const killedAfter = [3, 10, 20];
/** Those that a start writes by itself, and what belongs to signing in, which the log tells as well. */
const ownTables = [
  'content_version',
  'job_runs',
  'log_chain',
  'log_entries_search',
  'log_entries_search_data',
  'log_entries_search_docsize',
  'log_entries_search_idx',
  'administrators',
  'sessions',
  'limits',
  'storage_probe',
  'first_steps',
  'import_jobs',
  'job_runs',
  'generated_sitemap',
  'sqlite_sequence',
];

type Job = { state: string; done: number; result?: ImportResult };
type Api = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object | FormData) => Promise<unknown>;

describe.each(testEngines)('an import of hundreds of rows (%s)', (engine) => {
  const rowCount = rowCounts[engine];
  let folder: string;
  let database: TestDatabase;
  let child: ChildProcess | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ashlar-import-'));
    database = await createTestDatabase(engine);
  });

  afterEach(async () => {
    await kill();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  });

  test(
    'whose process is killed leaves nothing half done, and the same file is imported after it',
    async () => {
      let api = await startSite();
      await api('POST', '/categories', { name: 'Dawn', description: 'Stones' });
      const { id } = (await api('POST', '/products', {
        ...{ name: 'Onyx', description: 'Green', category_id: 1, price: '40' },
      })) as { id: number };
      const before = await readTables();

      const first = crypto.randomUUID();
      await api('POST', `/products/import?id=${first}`, await formOf(id, rowCount));
      const often = { interval: 5, timeout: maxMs };
      await expect.poll(() => jobOf(api, first), often).toMatchObject({ state: 'writing' });
      await expect.poll(async () => (await jobOf(api, first)).done, often).toBeGreaterThan(20);
      await kill();

      api = await startSite();
      expect(await readTables()).toEqual(before);
      const said = () => jobOf(api, first).catch(({ message }: Error) => message);
      await expect.poll(said, { timeout: maxMs }).toMatch(/no such import.* nothing of it was stored/);
      expect(await api('GET', '/search?q=granite')).toEqual([]);
      expect(await api('GET', '/images')).toEqual([]);
      expect(await filesIn('uploading')).toEqual([]);
      await sweepTomorrow();
      expect(await filesIn('uploads')).toEqual([]);

      const second = crypto.randomUUID();
      await api('POST', `/products/import?id=${second}`, await formOf(id, rowCount));
      await expect.poll(() => jobOf(api, second), { timeout: maxMs }).toMatchObject({ state: 'done' });
      const { result } = await jobOf(api, second);
      expect(result).toMatchObject({ create: rowCount, change: 1, same: 0, errors: [] });
      expect(await api('GET', `/search?q=granite+${rowCount - 1}`)).toHaveLength(1);
      expect(await filesIn('uploads')).toEqual(['slab.png']);

      // Whoever asks after a restart is told as well, and can take it back.
      await kill();
      api = await startSite();
      const stored = (await jobOf(api, second)).result;
      expect(stored).toMatchObject({ create: rowCount, change: 1, bulkId: result?.bulkId });
      expect(await api('POST', `/bulk/${stored?.bulkId}/undo`)).toEqual({ restored: rowCount + 1 });
      expect((await jobOf(api, second)).result?.bulkId).toBeNull();
    },
    maxMs,
  );

  test(
    'whose process is killed while its pictures are fetched goes on, and each of them has come or is told',
    async () => {
      const settings = { FETCH_ALLOW: await openShop() };
      let api = await startSite(settings);
      await api('POST', '/categories', { name: 'Dawn', description: 'Stones' });
      const id = crypto.randomUUID();
      await api('POST', `/products/import?id=${id}`, addressesForm(settings.FETCH_ALLOW));
      const picturesOf = async (state: string) =>
        ((await jobOf(api, id)).result?.pictures as FetchedPicture[] | undefined)?.filter(
          (picture) => picture.state === state,
        ) ?? [];
      for (const count of killedAfter) {
        const often = { interval: 5, timeout: maxMs };
        await expect.poll(async () => (await picturesOf('fetched')).length, often).toBeGreaterThan(count);
        await kill();
        api = await startSite(settings);
      }
      expect(await picturesOf('waiting')).not.toEqual([]);
      await expect.poll(() => picturesOf('waiting'), { interval: 500, timeout: maxMs }).toEqual([]);

      const fetched = await picturesOf('fetched');
      expect(fetched).toHaveLength(pictureCount - 1);
      expect(await picturesOf('failed')).toMatchObject([
        { row: 2, message: expect.stringContaining('answers 404') },
      ]);
      for (const { row, path } of fetched) {
        expect(await api('GET', `/products/granite-${row - 2}`)).toMatchObject({ image: path });
      }
      expect(await filesIn('uploading')).toEqual([]);
      await sweepTomorrow();
      const names = fetched.map(({ path }) => path?.split('/').at(-1));
      expect((await filesIn('uploads')).sort()).toEqual(names.sort());
      const { bulkId } = (await jobOf(api, id)).result ?? {};
      expect(await api('POST', `/bulk/${bulkId}/undo`)).toEqual({ restored: pictureCount });
    },
    2 * maxMs,
  );

  async function startSite(settings: Record<string, string> = {}): Promise<Api> {
    const port = await findFreePort();
    child = spawn(process.execPath, serverLine, {
      cwd: root,
      env: {
        ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
        ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder },
        ...{ DEMO_CONTENT: 'false', ADMIN_PASSWORD: password, DATABASE_URL: database.url },
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      if (String(chunk).includes('Ashlar is ready')) break;
    }
    child.stdout?.resume();
    return signIn(`http://127.0.0.1:${port}/api`);
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Everything that is stored, whatever it belongs to. */
  async function readTables(): Promise<Record<string, unknown[]>> {
    const db = await openDatabase(database.url);
    const tables = await db.introspection.getTables();
    const names = tables.map(({ name }) => name).filter((name) => !ownTables.includes(name));
    const read: Record<string, unknown[]> = {};
    for (const name of names.sort()) {
      const rows = await db
        .selectFrom(name as never)
        .selectAll()
        .execute();
      read[name] = rows
        .map((row) => JSON.stringify(row))
        .filter((row) => !row.includes('"Signed in"'))
        .sort();
    }
    await db.destroy();
    return read;
  }

  /** What the daily job does once it is sure that nobody is about to enter a file in the library. */
  async function sweepTomorrow(): Promise<void> {
    const db = await openDatabase(database.url);
    const sweeper = createSweepService(db, {
      storage: createFolderStorage(join(folder, 'uploads')),
      cache: createFolderStorage(join(folder, 'cache')),
      incoming: openIncomingFiles(join(folder, 'elsewhere')),
      now: () => new Date(Date.now() + 25 * 3_600_000),
    });
    await sweeper.sweepOwn();
    await sweeper.sweepUploads();
    await db.destroy();
  }

  async function filesIn(name: string): Promise<string[]> {
    const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    // Claims say whose a folder is.
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.claim'))
      .map((entry) => entry.name);
  }
});

const jobOf = async (api: Api, id: string) => (await api('GET', `/imports/${id}`)) as Job;

async function signIn(url: string): Promise<Api> {
  const credentials = JSON.stringify({ username: 'admin', password });
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/auth/login`, { method: 'POST', headers: json, body: credentials });
  const { token } = (await signedIn.json()) as { token: string };
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, prefer: 'respond-async' };
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: body && !isForm ? { ...headers, ...json } : headers,
      body: isForm ? body : body ? JSON.stringify(body) : null,
    });
    const answer = (await response.json()) as { message: string };
    if (!response.ok) throw new Error(answer.message);
    return answer;
  };
}

/** Hundreds of new products, a change of one that is there, and a picture that one of them shows. */
async function formOf(id: number, rowCount: number): Promise<FormData> {
  const rows = Array.from({ length: rowCount }, (_row, index) =>
    ['', `Granite ${index}`, 'Grey', 'dawn', '12', index === 0 ? 'slab.png' : ''].join(','),
  );
  const table = ['id,name,description,category,price,image', `${id},Onyx,Green,dawn,50,`, ...rows];
  const pictures = await makeZip({ 'slab.png': await drawHalves().png().toBuffer() });
  const form = new FormData();
  form.append('file', new File([table.join('\n')], 'stones.csv'));
  form.append('pictures', new File([new Uint8Array(pictures)], 'pictures.zip'));
  return form;
}

/** Where pictures are fetched from: each is another one, and the first is not there. @returns host and port */
async function openShop(): Promise<string> {
  const server = createServer(async ({ url }, response) => {
    const number = Number(/\d+/.exec(url ?? '')?.[0]);
    if (number === 0) return response.writeHead(404).end();
    const picture = drawHalves({ width: 8 + number, height: 8 });
    return response.end(await picture.png().toBuffer());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function addressesForm(host: string): FormData {
  const rows = Array.from(
    { length: pictureCount },
    (_row, index) => `Granite ${index},Grey,dawn,http://${host}/${index}.png`,
  );
  const form = new FormData();
  form.append('file', new File([['name,description,category,image', ...rows].join('\n')], 'stones.csv'));
  return form;
}
