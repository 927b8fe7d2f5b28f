import { resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Engine, openDatabase } from '#database/connect.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { lockDatabase, type Unlock } from '#tests/support/foreign-lock.ts';
import { fillDatabase } from '#tests/support/full-database.ts';
import { lockOnPostgres } from '#tests/support/run-on-postgres.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { openBuiltPages } from './built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
const enginesThatLockReaders = testEngines.filter((engine) => engine === 'postgres');
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

describe('a page of a site whose database is locked or full', () => {
  const openApp = createApiOpener({ pages });

  async function open(engine: Engine) {
    const database = await createTestDatabase(engine);
    cleanups.push(database.remove);
    const db = await openDatabase(database.url, { maxLockMs: 20 });
    cleanups.push(() => db.destroy());
    const { app } = await openApp(db);
    return { app, db, url: database.url };
  }

  async function openLocked(engine: Engine, lock: (url: string) => Promise<Unlock>) {
    const { app, url } = await open(engine);
    cleanups.push(await lock(url));
    return app;
  }

  test.each(testEngines)(
    'keeps a form as it was filled in, and says when to send it again (%s)',
    async (engine) => {
      const app = await openLocked(engine, (url) => lockDatabase(engine, url));
      const response = await app.inject({
        ...{ method: 'POST', url: '/newsletter/', payload: 'email=ada%40post.example' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.body).toContain('The site is very busy right now');
      expect(response.body).toContain('value="ada@post.example"');
    },
  );

  test.each(testEngines)(
    'says of a full database that nothing was stored, beside what was typed (%s)',
    async (engine) => {
      const { app, db } = await open(engine);
      cleanups.push(await fillDatabase(db, engine));
      const words = 'Which slabs are there? '.repeat(80);
      const fields = {
        name: 'Ada',
        email: 'ada@post.example',
        phone: '9876543210',
        subject: 'Slabs',
        form_type: 'contact',
      };
      const send = (message: string) =>
        app.inject({
          ...{
            method: 'POST',
            url: '/contact/',
            payload: new URLSearchParams({ ...fields, message }).toString(),
          },
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
      // The first ones may fit where there is room in pages that are in use.
      let response = await send(words);
      for (let sent = 1; sent < 20 && response.statusCode === 303; sent += 1)
        response = await send(`${sent} ${words}`);
      expect(response.statusCode).toBe(507);
      expect(response.body).toContain('Nothing was stored: the site has no room left');
      expect(response.body).toContain('value="ada@post.example"');
    },
  );

  test.each(
    enginesThatLockReaders.flatMap((engine) =>
      ['categories', 'site_documents'].map((table) => [table, engine] as const),
    ),
  )('that cannot be read says so, and when to come again (%s, %s)', async (table, engine) => {
    const statement = `lock table ${table} in access exclusive mode`;
    const app = await openLocked(engine, (url) => lockOnPostgres(url, statement));
    const page = await app.inject('/products/');
    expect(page.statusCode).toBe(503);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).toContain('The site is very busy right now');
    const data = await app.inject('/products.data');
    expect([data.statusCode, data.json()]).toMatchObject([
      503,
      { message: expect.stringMatching(/very busy/) },
    ]);
  });
});
