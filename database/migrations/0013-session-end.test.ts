import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as accounts from './0004-accounts.ts';
import * as sessionEnd from './0013-session-end.ts';

describeOnBothEngines('a session that was open before sessions had an end', (openDb) => {
  test('goes on, and ends 30 days after it began', async () => {
    const db = await openDb();
    const later = ['recovery_codes', 'passkeys', 'time_codes', 'sign_in_tickets', 'passkey_challenges'];
    const inbox = ['inbox_views', 'inbox_changes', 'inbox_items'];
    for (const table of [...later, ...inbox, 'sessions', 'administrators'])
      await db.schema.dropTable(table).execute();
    const older = db as unknown as Kysely<never>;
    await accounts.up(older);
    const day = '2026-01-01T00:00:00.000Z';
    await sql`insert into administrators (id, username, username_folded, password_hash, created_at, updated_at)
      values (1, 'admin', 'admin', 'none', ${day}, ${day})`.execute(db);
    await sql`insert into sessions (token_hash, administrator_id, created_at, last_used_at)
      values ('hash', 1, ${day}, ${day})`.execute(db);
    await sessionEnd.up(older);
    const { expiresAt } = await db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow();
    expect(expiresAt).toBe('2026-01-31T00:00:00.000Z');
  });
});
