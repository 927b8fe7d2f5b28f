import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createScheduleService } from '#content/editorial/schedule/schedule.service.ts';
import { createContentChanges } from '#content/kit/content-changes.ts';
import { openDatabase } from '#database/connect.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openToVisitors } from '#tests/support/open-to-visitors.ts';
import { createSampleRecords, testAuthor } from '#tests/support/sample-records.ts';
import { createDatabaseOpener, createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { readConfig } from '../config/config.ts';
import { type RunningServer, startServer } from '../start.ts';
import { startScheduleTimer } from './schedule-timer.ts';

const visitor = { reader: 'visitor' } as const;
const secondMs = 1_000;
const hourMs = 60 * 60 * secondMs;

describe('the timer of the schedule', () => {
  const openDb = createDatabaseOpener('sqlite');

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  async function startTimer() {
    const db = await openDb();
    const changes = createContentChanges();
    const errors: unknown[] = [];
    const schedule = createScheduleService(db, { changes });
    const timer = startScheduleTimer(
      { schedule, contentChanges: changes },
      { onError: (error) => void errors.push(error) },
    );
    const samples = createSampleRecords(db);
    const plan = async (inMs: number) => {
      const publishAt = new Date(Date.now() + inMs).toISOString();
      const { id } = await samples.blogPost({ publishAt });
      changes.announce({ entity: 'blogPost', id, action: 'created' });
    };
    const shown = async () => (await samples.blogPosts.list(visitor)).total;
    /** Timers run, and what they begin comes to its end. */
    const pass = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await vi.advanceTimersByTimeAsync(0);
    };
    await pass(0);
    return { db, timer, errors, plan, shown, pass };
  }

  test('is set anew when an editor plans something sooner, and is right to the moment', async () => {
    const { timer, plan, shown, pass } = await startTimer();
    await plan(20 * secondMs);
    await pass(secondMs);
    await plan(9 * secondMs);
    await pass(9 * secondMs - 1);
    expect(await shown()).toBe(0);
    await pass(2);
    expect(await shown()).toBe(1);
    await pass(10 * secondMs);
    expect(await shown()).toBe(2);
    await timer.stop();
  });

  test('comes to no harm by a clock that is set forward or back', async () => {
    const { timer, plan, shown, pass } = await startTimer();
    await plan(10 * hourMs);
    await pass(secondMs);
    vi.setSystemTime(Date.now() + 10 * hourMs);
    await pass(30 * secondMs);
    expect(await shown()).toBe(1);
    await plan(10 * secondMs);
    await pass(secondMs);
    vi.setSystemTime(Date.now() - hourMs);
    await pass(30 * secondMs);
    expect(await shown()).toBe(1);
    await pass(hourMs);
    expect(await shown()).toBe(2);
    await timer.stop();
  });

  test('tries again what the database had no answer to, and does nothing after its end', async () => {
    const { db, timer, errors, plan, shown, pass } = await startTimer();
    await db.schema.alterTable('blog_posts').renameTo('elsewhere').execute();
    await pass(30 * secondMs);
    await db.schema.alterTable('elsewhere').renameTo('blog_posts').execute();
    expect(errors.length).toBeGreaterThan(0);
    await plan(secondMs);
    await pass(6 * secondMs);
    expect(await shown()).toBe(1);
    await plan(secondMs);
    await timer.stop();
    await pass(hourMs);
    expect(await shown()).toBe(1);
  });
});

describe.each(testEngines)('a site with a schedule (%s)', (engine) => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const servers: RunningServer[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ashlar-schedule-'));
    database = await createTestDatabase(engine);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<RunningServer> {
    const env = { DATA_DIR: folder, DATABASE_URL: database.url, DEMO_CONTENT: 'false' };
    await openToVisitors(env);
    const config = readConfig({ ...env, PORT: String(await findFreePort()) });
    const pages = {
      renderer: { render: async () => new Response('page') },
      findStyles: () => undefined,
    };
    const server = await startServer(config, pages);
    servers.push(server);
    return server;
  }

  const titles = async (server: RunningServer) =>
    ((await (await fetch(`${server.url}api/blog`)).json()) as { title: string }[]).map(({ title }) => title);

  test('shows at its time what was planned, and announces it like any write', async () => {
    const { services, ...server } = await start();
    const announced: string[] = [];
    services.contentChanges.subscribe(({ entity, action }) => void announced.push(`${entity} ${action}`));
    const { id } = await createSampleRecords(await open()).blogPost({ published: false });
    const publishAt = new Date(Date.now() + 300).toISOString();
    await services.blogPosts.update({ id, changes: { publishAt }, author: testAuthor });
    expect(await titles({ services, ...server })).toEqual([]);
    await expect.poll(() => titles({ services, ...server })).toEqual(['Why veins run']);
    // PostgreSQL may tell a visitor's request of the commit before it answers whoever has committed.
    await expect.poll(() => announced).toEqual(['blogPost updated', 'blogPost updated']);
    expect(await (await fetch(`${server.url}sitemap.xml`)).text()).toContain('/why-veins-run/');
  });

  test('has caught up before its first visitor comes, and says what was late', async () => {
    const samples = createSampleRecords(await open());
    const { id } = await samples.blogPost({ published: false });
    const db = await open();
    const threeHoursAgo = new Date(Date.now() - 3 * hourMs).toISOString();
    await db.updateTable('blogPosts').set({ publishAt: threeHoursAgo }).where('id', '=', id).execute();
    const server = await start();
    expect(await titles(server)).toEqual(['Why veins run']);
    const [delay] = await server.services.schedule.listDelays();
    expect(delay).toMatchObject({ title: 'Why veins run', action: 'publish', wasStopped: true });
  });

  const opened: Awaited<ReturnType<typeof openDatabase>>[] = [];
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.destroy();
  });
  async function open() {
    const db = await openDatabase(database.url);
    opened.push(db);
    return db;
  }
});
