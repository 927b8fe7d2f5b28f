import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { type ItemsQuery, selectItemIds } from './inbox.repository.ts';

const items = 1000;
const due = { lastDue: '2026-02-01T00:00:00.000Z', today: '2026-02-01' };
/** What each list is read by on SQLite, and what on PostgreSQL. */
const lists: [ItemsQuery, RegExp, RegExp][] = [
  // Without reading the rows that a page further on passes over; on PostgreSQL only once its cleaner has seen them, which
  // no test can wait for: until then both indexes cost it the same.
  [{}, /USING.* INDEX inbox_items_shown/, /Scan.* using inbox_items_(?:shown|by_received_at)/],
  [{ sort: 'name' }, /inbox_items_by_name_folded/, /inbox_items_by_name_folded/],
  [{ sort: 'email', order: 'desc' }, /inbox_items_by_email_folded/, /inbox_items_by_email_folded/],
  [{ sort: 'due' }, /inbox_items_by_answer_due_at/, /inbox_items_by_answer_due_at/],
  [{ sort: 'followUp' }, /inbox_items_by_follow_up/, /inbox_items_by_follow_up/],
  [{ statuses: ['spam'] }, /inbox_items_by_(?:status|due)/, /inbox_items_by_(?:status|due)/],
  [{ product: 'stone 7' }, /inbox_items_by_product_folded/, /inbox_items_by_product_folded/],
  [{ language: 'de' }, /inbox_items_language/, /inbox_items_language/],
  [{ assigneeId: 0 }, /inbox_items_assigned/, /inbox_items_assigned/],
  [{ due: { ...due, filter: 'overdue' }, sort: 'due' }, /inbox_items_by_/, /inbox_items_by_/],
  [
    { form: 'contact', sort: 'date' },
    /inbox_items_form_received_at/,
    /inbox_items_(?:(?:form|by)_received_at|shown)/,
  ],
  [{ form: 'contact', sort: 'name' }, /inbox_items_form_name_folded/, /inbox_items_(?:form|by)_name_folded/],
  [
    { form: 'contact', sort: 'email' },
    /inbox_items_form_email_folded/,
    /inbox_items_(?:form|by)_email_folded/,
  ],
  [
    { form: 'contact', sort: 'product' },
    /inbox_items_form_product_folded/,
    /inbox_items_(?:form|by)_product_folded/,
  ],
];

async function fill(db: Db): Promise<void> {
  const rows = Array.from({ length: items }, (_, index) => {
    const receivedAt = new Date(Date.UTC(2026, 0, 1, index)).toISOString();
    const email = `ann${index}@buyer.example`;
    return {
      ...{ form: 'contact', recordId: index, kind: 'quote', receivedAt, answerDueAt: receivedAt },
      ...{
        nameFolded: 'ann',
        emailFolded: email,
        productFolded: `stone ${index}`,
        phoneKey: '',
        whatsappKey: '',
      },
      ...{ searchText: `ann ${email} is it in stock?`, status: index % 100 === 0 ? 'spam' : 'new' },
    };
  });
  await db.insertInto('inboxItems').values(rows).execute();
  await sql`analyze`.execute(db);
}

describeOnBothEngines('a list of a full inbox', (openDb, engine) => {
  test('is read by an index', async () => {
    const db = await openDb();
    await fill(db);
    await db.transaction().execute(async (trx) => {
      for (const [query, onSqlite, onPostgres] of lists) {
        if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
        const select = selectItemIds(trx, { ...query, limit: 20 });
        const steps =
          engine === 'sqlite' ? await select.explain(undefined, sql`query plan`) : await select.explain();
        const plan = steps.map((step) => Object.values(step).join(' ')).join('\n');
        expect(plan).toMatch(engine === 'sqlite' ? onSqlite : onPostgres);
      }
    });
  });
});
