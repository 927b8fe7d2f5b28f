import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEmptyDatabases } from '#tests/support/empty-database.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { runOnPostgres } from '#tests/support/run-on-postgres.ts';
import { createServerStarter } from '#tests/support/server-process.ts';
import { testEngines } from '#tests/support/test-database.ts';

const start = createServerStarter();
const createEmpty = createEmptyDatabases();
const startMs = 240_000;
const stones = resolve(import.meta.dirname, '../demo/content/products');
const stoneCount = readdirSync(stones)
  .map((file) => JSON.parse(readFileSync(join(stones, file), 'utf8')).length as number)
  .reduce((sum, length) => sum + length);

describe.skipIf(!testEngines.includes('postgres'))('of two that start together on PostgreSQL', () => {
  test.each([
    // Migrations are committed together at their end; the administrator is made before the demo is loaded.
    [
      'migrates',
      `select 1 from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and granted and datname = current_database() limit 1`,
      'false',
    ],
    ['loads the demo', 'select 1 from administrators', 'true'],
  ])(
    'the other takes over from one that is killed while it %s',
    async (_what, hasBegun, demo) => {
      const url = await createEmpty('postgres');
      const begin = async () =>
        start({
          PORT: String(await findFreePort()),
          DATABASE_URL: url,
          DEMO_CONTENT: demo,
          ADMIN_PASSWORD: 'stone-and-water',
        });
      const first = await begin();
      const look = () => runOnPostgres(url, hasBegun).catch(() => []);
      await expect.poll(look, { timeout: startMs, interval: 10 }).toHaveLength(1);
      const second = await begin();
      await first.stop('SIGKILL');
      await second.says('Ashlar is ready');
      const count = async (table: string) =>
        (await runOnPostgres<{ count: number }>(url, `select count(*)::int as count from ${table}`))[0]
          ?.count;
      expect([first.output(), await count('administrators')]).toEqual([
        expect.not.stringContaining('is ready'),
        1,
      ]);
      expect(await count('products')).toBe(demo === 'true' ? stoneCount : 0);
    },
    startMs,
  );
});
