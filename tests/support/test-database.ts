import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, inject } from 'vitest';
import { type Db, type Engine, openDatabase } from '#database/connect.ts';
import { runOnPostgres, shapeOfPostgres } from './run-on-postgres.ts';

/** A migrated, empty database that belongs to one test. */
export type TestDatabase = { url: string; remove: () => Promise<void> };

const postgresUrl = process.env.TEST_POSTGRES_URL;

/** The engine that TEST_ENGINE names: `npm run proofs` runs everything on PostgreSQL as well. */
const wantedEngine = process.env.TEST_ENGINE as Engine | undefined;

/** The engines that tests run on here: PostgreSQL only where TEST_POSTGRES_URL names a server. */
export const testEngines: Engine[] = wantedEngine
  ? [wantedEngine]
  : postgresUrl
    ? ['sqlite', 'postgres']
    : ['sqlite'];

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
    register(createDatabaseOpener(engine), engine);
  });
}

/** For what stands above the repositories: registers the tests once, on SQLite where no other engine is wanted. */
export function describeOnOneEngine(
  name: string,
  register: (openDb: () => Promise<Db>, engine: Engine) => void,
): void {
  const engine = wantedEngine ?? 'sqlite';
  describe(`${name} (${engine})`, () => register(createDatabaseOpener(engine), engine));
}

/** For what is the same on both engines: gives a fresh migrated database of this one for each test. */
export function createDatabaseOpener(engine: Engine): () => Promise<Db> {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  return async () => {
    const { url, remove } = await createTestDatabase(engine);
    cleanups.push(remove);
    const db = await openDatabase(url);
    cleanups.push(() => db.destroy());
    return db;
  };
}

/** For tests that open the database themselves; `remove` once it is closed. */
export function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'sqlite' ? copySqliteTemplate() : takePostgresDatabase(postgresUrl ?? '');
}

async function copySqliteTemplate(): Promise<TestDatabase> {
  const { folder, sqliteFile } = inject('templates');
  const copy = join(folder, `${randomUUID()}.sqlite`);
  await copyFile(sqliteFile, copy);
  const files = [copy, `${copy}-wal`, `${copy}-shm`];
  const remove = async () => {
    await Promise.all(files.map((path) => rm(path, { force: true })));
  };
  return { url: `sqlite:${copy}`, remove };
}

/** The databases that no test uses now: a copy costs PostgreSQL several times as much as emptying one. */
const emptied: string[] = [];

async function takePostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const { postgresShape } = inject('templates');
  const name = emptied.pop() ?? (await copyPostgresTemplate(serverUrl));
  const url = Object.assign(new URL(serverUrl), { pathname: name }).href;
  const remove = async () => {
    // What a test has built differently is of no use to the next one; it is dropped at the end.
    if ((await shapeOfPostgres(url, emptying)) === postgresShape) emptied.push(name);
  };
  return { url, remove };
}

async function copyPostgresTemplate(serverUrl: string): Promise<string> {
  const { postgresPrefix, postgresName } = inject('templates');
  const name = `${postgresPrefix}${randomUUID().slice(0, 8)}`;
  // Copying the files of a database this small is faster than logging it block by block.
  const copy = `template "${postgresName}" strategy file_copy`;
  await runOnPostgres(serverUrl, `create database "${name}" ${copy}`);
  return name;
}

/**
 * Rows and numbers begin again; what the migrations have done stays on record. Most tables have never held a row, and
 * are left alone.
 */
const emptying = `
  do $$ declare name text; begin
    -- Foreign keys and triggers have no say in it.
    perform set_config('session_replication_role', 'replica', true);
    for name in
      select quote_ident(relname) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' and relname <> 'log_chain'
        and pg_relation_size(oid) > 0
    loop
      execute 'delete from ' || name;
    end loop;
    if to_regclass('log_chain') is not null then
      -- A test may have left none, or several.
      delete from log_chain;
      insert into log_chain (id, head_id, head_hash, anchor_id, anchor_hash) values (1, 0, '', 0, '');
    end if;
    for name in
      select quote_ident(sequencename) from pg_sequences where schemaname = 'public' and last_value is not null
    loop
      execute 'alter sequence ' || name || ' restart';
    end loop;
  end $$`;

function giveNotice(): void {
  if (isNoticeGiven) return;
  isNoticeGiven = true;
  console.info('TEST_POSTGRES_URL is not set: these tests run on SQLite only.');
}
