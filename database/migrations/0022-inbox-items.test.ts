import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { isSqlite } from '#database/sqlite.ts';
import { createWholeInbox } from '#enquiries/whole-inbox.service.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as submissions from './0003-submissions.ts';
import * as enquiryHandling from './0006-enquiry-handling.ts';
import * as inboxItems from './0022-inbox-items.ts';
import * as deletedItems from './0028-deleted-items.ts';
import * as doubts from './0054-doubts.ts';

const tables = [
  ...[
    'reply_templates',
    'inbox_changes',
    'inbox_views',
    'inbox_items',
    'enquiries',
    'contact_messages',
    'feedback',
  ],
  ...['subscribers', 'submission_keys', 'mail_outbox', 'generated_sitemap'],
];

/** As the database was before the migration, with `rows` enquiries and one message. */
async function goBack(db: Db, rows: number): Promise<Kysely<never>> {
  for (const table of tables) await db.schema.dropTable(table).execute();
  if (isSqlite(db)) await db.schema.dropTable('inbox_search').execute();
  const older = db as unknown as Kysely<never>;
  await submissions.up(older);
  await enquiryHandling.up(older);
  const enquiries = Array.from(
    { length: rows },
    (
      _row,
      at,
    ) => sql`('Zoë', ${`z${at}@stone.example`}, 'zoe', 'z@stone.example', 'zoe malaga', '+91', '98765',
      'quoted', 'Called back', '2026-01-02T00:00:00.000Z', 3, '2026-01-01T08:00:00.000Z', 'Onyx', 'onyx')`,
  );
  await sql`insert into enquiries (full_name, email, name_folded, email_folded, search_text, phone_country, phone,
    status, notes, read_at, version, created_at, product, product_folded)
    values ${sql.join(enquiries)}`.execute(db);
  await sql`insert into contact_messages (name, email, email_folded, search_text, form_type, created_at)
    values ('Ann', 'a@stone.example', 'a@stone.example', 'ann creme', 'quote', '2026-01-01T09:00:00.000Z')`.execute(
    db,
  );
  return older;
}

describeOnBothEngines('what visitors sent before there was one inbox', (openDb) => {
  test('is in it with how it was handled, is found, and was promised what is promised now', async () => {
    const db = await openDb();
    const older = await goBack(db, 501);
    await sql`insert into site_documents (${sql.ref('key')}, value) values ('forms', '{"answerHours":48}')`.execute(
      db,
    );
    await inboxItems.up(older);
    await deletedItems.up(older);
    await doubts.up(older);

    const inbox = createWholeInbox(db);
    const list = (search: string) => inbox.list({ search, page: 1, perPage: 1 }, '');
    const enquiries = await list('malaga e-501');
    expect(enquiries).toMatchObject({
      ...{ total: 1, unread: 1 },
      items: [
        {
          ...{ kind: 'enquiry', reference: 'E-501', status: 'quoted', notes: 'Called back', version: 3 },
          ...{ name: 'Zoë', isRead: true, answeredAt: null, assignee: null },
          answerDueAt: '2026-01-03T08:00:00.000Z',
        },
      ],
    });
    expect((await list('creme')).items).toMatchObject([{ kind: 'quote', reference: 'Q-1', isRead: false }]);
    const [first] = enquiries.items;
    expect((await inbox.get(first?.id ?? 0)).earlier).toHaveLength(20);
  });
});
