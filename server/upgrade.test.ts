import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '#database/connect.ts';
import { knownMigrations, migrateWith } from '#database/migrate.ts';
import { verifyLog } from '#people/log/verify-log.ts';
import { createEmptyDatabases } from '#tests/support/empty-database.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { createServerStarter } from '#tests/support/server-process.ts';
import { testEngines } from '#tests/support/test-database.ts';
import { openMigrated } from './open-database.ts';

const createEmpty = createEmptyDatabases();
const start = createServerStarter();
/** Of the migrations that version 1.0.0 has made one. */
const former = ['0001-content', '0063-second-factor-rule', '0064-item-counts'];
const open: Db[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
});

async function makeOlder(url: string) {
  const db = await openDatabase(url);
  await migrateWith(db, ['0001-schema']);
  await sql`delete from kysely_migration`.execute(db);
  for (const name of former)
    await sql`insert into kysely_migration values (${name}, '2026-11-01T08:00:00.000Z')`.execute(db);
  await sql`insert into top_level_slugs (slug, entity, record_id) values ('onyx', 'product', 1)`.execute(db);
  await db.destroy();
}

describe.each(testEngines)('a hoster who upgrades a site (%s)', (engine) => {
  test('starts the new program on the database of the older one, several at once, and keeps all of it', async () => {
    const url = await createEmpty(engine);
    await makeOlder(url);
    const count = engine === 'postgres' ? 3 : 1;
    const opened = await Promise.all(Array.from({ length: count }, () => openMigrated(url)));
    open.push(...opened);
    const [db] = opened;
    if (!db) expect.fail('nothing was opened');
    expect(await verifyLog(db)).toMatchObject({ count: 0, unsealed: 0, faults: [] });
    expect(await db.selectFrom('topLevelSlugs').select('slug').execute()).toEqual([{ slug: 'onyx' }]);
  });

  test('gets what a higher number has already taken past, as two that were made at the same time', async () => {
    const url = await createEmpty(engine);
    const db = await openDatabase(url);
    open.push(db);
    await migrateWith(
      db,
      knownMigrations.filter((name) => name !== '0066-picture-conditions'),
    );
    open.push(await openMigrated(url));
    expect(await verifyLog(db)).toMatchObject({ count: 0, faults: [] });
  });

  test('and starts the older program again is told in one line what to do, and finds the database as it was', async () => {
    const url = await createEmpty(engine);
    await makeOlder(url);
    open.push(await openMigrated(url));
    const [db] = open;
    if (!db) expect.fail('nothing was opened');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', '2099-01-01T00:00:00.000Z')`.execute(
      db,
    );
    const server = start({ PORT: String(await findFreePort()), DATABASE_URL: url });
    expect(await server.exit()).toBe(1);
    expect(server.output()).toBe(
      'Ashlar did not start: DATABASE_URL cannot be used: it was migrated by a newer version of Ashlar than this one ' +
        '(9999-from-tomorrow) and is left as it is; start that one, or restore the backup that was made before the upgrade ' +
        'into an empty database' +
        `${engine === 'sqlite' ? ` (${url.slice('sqlite:'.length)})` : ''}\n`,
    );
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual([...knownMigrations, '9999-from-tomorrow']);
  });
});
