import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLogService } from '#logbook/log.service.ts';
import { verifyLog } from '#logbook/verify-log.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as logbook from './0050-logbook.ts';
import * as sealedLog from './0051-sealed-log.ts';

const day = '2026-03-01T08:00:00.000Z';
/** More than are read at once. */
const oldCount = 1_100;

describeOnBothEngines('what was entered as activity before there was a log', (openDb, engine) => {
  test('is in it, chained as it stood, and is not mistaken for something changed', async () => {
    const db = await openDb();
    const older = db as unknown as Kysely<never>;
    const run = (statement: string) => sql.raw(statement).execute(older);
    for (const table of ['log_entries', 'log_chain', 'log_people']) await run(`drop table ${table}`);
    await run(
      engine === 'sqlite' ? 'drop table log_entries_search' : 'drop function if exists guard_log cascade',
    );
    await run(`create table activity (id integer primary key, username text not null, created_at text not null,
      text text not null, entity text, record_id integer)`);
    const rows = Array.from({ length: oldCount }, (_, index) =>
      index % 2 === 0
        ? `(${index + 1}, 'mara', '${day}', 'Changed the product "Onyx"', 'product', 7)`
        : `(${index + 1}, 'bruno', '${day}', 'Invited ada', null, null)`,
    );
    await run(
      `insert into activity (id, username, created_at, text, entity, record_id) values ${rows.join(', ')}`,
    );

    await logbook.up(older);
    await sealedLog.up(older);

    expect(await verifyLog(db)).toMatchObject({ count: oldCount, faults: [] });
    const { entries } = await createLogService(db).list({ limit: 2 });
    expect(entries).toMatchObject([
      { name: 'bruno', kind: 'people', text: 'Invited ada', createdAt: day },
      { name: 'mara', kind: 'content', text: 'Changed the product "Onyx"', createdAt: day },
    ]);
  });
});
