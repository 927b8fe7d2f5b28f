import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { runOnPostgres, shapeOfPostgres } from './run-on-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Migrated, empty databases that the tests' own are copied from. */
    templates: {
      /** For the SQLite files of the tests; gone with what is in it when they end. */
      folder: string;
      sqliteFile: string;
      /** What the names of all PostgreSQL databases of this run begin with; they are dropped when it ends. */
      postgresPrefix: string;
      postgresName: string;
      postgresShape: string;
    };
  }
}

/** Before all tests: makes the databases that theirs are copied from (vitest's globalSetup). */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-databases-'));
  const sqliteFile = join(folder, 'template.sqlite');
  const postgresPrefix = `ashlar_test_${randomUUID().slice(0, 8)}_`;
  const postgresName = `${postgresPrefix}template`;
  await migrate(`sqlite:${sqliteFile}`);
  const postgresShape = serverUrl ? await makePostgresTemplate(serverUrl, postgresName) : '';
  provide('templates', { folder, sqliteFile, postgresPrefix, postgresName, postgresShape });
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (serverUrl) await dropAll(serverUrl, postgresPrefix);
  };
}

/** @returns its shape */
async function makePostgresTemplate(serverUrl: string, name: string): Promise<string> {
  const url = Object.assign(new URL(serverUrl), { pathname: name }).href;
  await runOnPostgres(serverUrl, `create database "${name}" template template0`);
  await migrate(url);
  return shapeOfPostgres(url);
}

async function migrate(url: string): Promise<void> {
  const db = await openDatabase(url);
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

async function dropAll(serverUrl: string, prefix: string): Promise<void> {
  const named = `select datname as name from pg_database where starts_with(datname, '${prefix}')`;
  for (const { name } of await runOnPostgres<{ name: string }>(serverUrl, named)) {
    await runOnPostgres(serverUrl, `drop database "${name}" with (force)`);
  }
}
