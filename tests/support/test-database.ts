import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe } from 'vitest';
import { type Db, type Engine, openDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';

/** A migrated, empty database that belongs to one test. */
export type TestDatabase = { url: string; remove: () => Promise<void> };

/** Makes databases by copying one that was migrated once; `removeAll` takes them and the template away again. */
export type TestDatabaseSource = { create: () => Promise<TestDatabase>; removeAll: () => Promise<void> };

const postgresUrl = process.env.TEST_POSTGRES_URL;

/** The engines that tests run on here: PostgreSQL only where TEST_POSTGRES_URL names a server. */
export const testEngines: Engine[] = postgresUrl ? ['sqlite', 'postgres'] : ['sqlite'];

let isNoticeGiven = false;

/**
 * Registers the same tests once per engine. `openDb` gives a fresh migrated database that is closed and removed
 * after the test: call it in a test or in `beforeEach`, not in `beforeAll`.
 */
export function describeOnBothEngines(
  name: string,
  register: (openDb: () => Promise<Db>, engine: Engine) => void,
): void {
  if (!postgresUrl) giveNotice();
  describe.each(testEngines)(`${name} (%s)`, (engine) => {
    const source = createTestDatabaseSource(engine);
    const cleanups: (() => Promise<void>)[] = [];

    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    });
    afterAll(() => source.removeAll());

    register(async () => {
      const { url, remove } = await source.create();
      cleanups.push(remove);
      const db = await openDatabase(url);
      cleanups.push(() => db.destroy());
      return db;
    }, engine);
  });
}

/** For tests that start the application itself and so need an address instead of an open database. */
export function createTestDatabaseSource(engine: Engine): TestDatabaseSource {
  return engine === 'sqlite' ? createSqliteSource() : createPostgresSource(postgresUrl ?? '');
}

function createSqliteSource(): TestDatabaseSource {
  let template: Promise<{ folder: string; file: string }> | undefined;

  async function makeTemplate() {
    const folder = await mkdtemp(join(tmpdir(), 'ashlar-test-'));
    const file = join(folder, 'template.sqlite');
    await migrate(`sqlite:${file}`);
    return { folder, file };
  }

  return {
    async create() {
      template ??= makeTemplate();
      const { folder, file } = await template;
      const copy = join(folder, `${randomUUID()}.sqlite`);
      await copyFile(file, copy);
      const files = [copy, `${copy}-wal`, `${copy}-shm`];
      const remove = async () => {
        await Promise.all(files.map((path) => rm(path, { force: true })));
      };
      return { url: `sqlite:${copy}`, remove };
    },
    async removeAll() {
      const made = await template;
      template = undefined;
      if (made) await rm(made.folder, { recursive: true, force: true });
    },
  };
}

function createPostgresSource(serverUrl: string): TestDatabaseSource {
  let template: Promise<string> | undefined;

  async function makeTemplate() {
    const name = databaseName('template');
    await runOnServer(serverUrl, `create database "${name}" template template0`);
    await migrate(urlOf(serverUrl, name));
    return name;
  }

  const drop = (name: string) => runOnServer(serverUrl, `drop database if exists "${name}" with (force)`);

  return {
    async create() {
      template ??= makeTemplate();
      const name = databaseName('db');
      // Copying the files of a database this small is faster than logging it block by block.
      const copy = `template "${await template}" strategy file_copy`;
      await runOnServer(serverUrl, `create database "${name}" ${copy}`);
      return { url: urlOf(serverUrl, name), remove: () => drop(name) };
    },
    async removeAll() {
      const made = await template;
      template = undefined;
      if (made) await drop(made);
    },
  };
}

async function migrate(url: string): Promise<void> {
  const db = await openDatabase(url);
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseName(kind: string): string {
  return `ashlar_test_${kind}_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function giveNotice(): void {
  if (isNoticeGiven) return;
  isNoticeGiven = true;
  console.info('TEST_POSTGRES_URL is not set: these tests run on SQLite only.');
}
