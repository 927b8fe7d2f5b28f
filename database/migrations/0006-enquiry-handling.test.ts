import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { isSqlite } from '#database/sqlite.ts';
import { createInboxService } from '#enquiries/inbox.service.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as submissions from './0003-submissions.ts';
import * as enquiryHandling from './0006-enquiry-handling.ts';
import * as inboxItems from './0022-inbox-items.ts';
import * as deletedItems from './0028-deleted-items.ts';
import * as doubts from './0054-doubts.ts';

const tables = [
  ...['reply_templates', 'inbox_changes', 'inbox_views', 'inbox_items'],
  ...['enquiries', 'contact_messages', 'feedback', 'subscribers', 'submission_keys'],
  ...['mail_outbox', 'generated_sitemap'],
];

/** As the database was before the migration. */
async function goBack(db: Db): Promise<Kysely<never>> {
  for (const table of tables) await db.schema.dropTable(table).execute();
  if (isSqlite(db)) await db.schema.dropTable('inbox_search').execute();
  const older = db as unknown as Kysely<never>;
  await submissions.up(older);
  return older;
}

describeOnBothEngines('what visitors sent before enquiries were handled here', (openDb) => {
  test('is found, sorted and unread like everything that came afterwards', async () => {
    const db = await openDb();
    const older = await goBack(db);
    const rows = Array.from(
      { length: 501 },
      (_row, at) =>
        sql`(${`Zoë ${at + 1}`}, 'Z@stone.example', '+91', '9876543210', 'Málaga', 'Onyx', ${`2025-${at + 1}`})`,
    );
    await sql`insert into enquiries (full_name, email, phone_country, phone, city, product, created_at)
      values ${sql.join(rows)}`.execute(db);
    await sql`insert into contact_messages (name, email, subject, message, created_at)
      values ('Ann', 'a@stone.example', 'Crème', 'Is it in stock?', '2025')`.execute(db);
    await enquiryHandling.up(older);
    await inboxItems.up(older);
    await deletedItems.up(older);
    await doubts.up(older);

    const enquiries = createInboxService(db, 'enquiry');
    const messages = createInboxService(db, 'contact');
    const wanted = { search: 'zoe +919876543210 malaga', page: 1, perPage: 1 };
    expect(await enquiries.list(wanted)).toMatchObject({
      entries: [{ status: 'new', notes: '', isRead: false, version: 1 }],
      ...{ total: 501, unread: 501 },
    });
    expect((await messages.list({ search: 'creme stock', page: 1, perPage: 1 })).total).toBe(1);
    const first = await db
      .selectFrom('inboxItems')
      .selectAll()
      .where('recordId', '=', 501)
      .executeTakeFirst();
    expect(first).toMatchObject({
      nameFolded: 'zoe 501',
      emailFolded: 'z@stone.example',
      productFolded: 'onyx',
    });
  });
});
