import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as accounts from './0004-accounts.ts';
import * as sessionEnd from './0013-session-end.ts';
import * as people from './0024-people.ts';

describeOnBothEngines('an administrator from before there were roles', (openDb) => {
  test('is an owner, stays signed in, and has sessions that can be told apart', async () => {
    const db = await openDb();
    const later = ['recovery_codes', 'passkeys', 'time_codes', 'sign_in_tickets', 'passkey_challenges'];
    const inbox = ['inbox_views', 'inbox_changes', 'inbox_items'];
    for (const table of [...later, ...inbox, 'sessions', 'administrators', 'invitations'])
      await db.schema.dropTable(table).execute();
    const older = db as unknown as Kysely<never>;
    await accounts.up(older);
    await sessionEnd.up(older);
    const day = '2026-01-01T00:00:00.000Z';
    await sql`insert into administrators (id, username, username_folded, password_hash, created_at, updated_at)
      values (1, 'admin', 'admin', 'none', ${day}, ${day})`.execute(db);
    for (const hash of ['one', 'two']) {
      await sql`insert into sessions (token_hash, administrator_id, created_at, last_used_at)
        values (${hash}, 1, ${day}, ${day})`.execute(db);
    }
    await people.up(older);
    expect(await db.selectFrom('administrators').select(['username', 'role']).execute()).toEqual([
      { username: 'admin', role: 'owner' },
    ]);
    const ids = (await db.selectFrom('sessions').select('id').execute()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('');
  });
});
