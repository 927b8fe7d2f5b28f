import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toSnakeCase } from '#content/kit/spellings.shared.ts';
import { entities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { columnsWithoutVisitors } from '#tests/support/columns-without-visitors.ts';
import { findPlainBrand as findBrand } from '#tests/support/mail-brand.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createOutboxService } from '../mail/outbox.service.ts';
import { createShortlistService } from '../shortlists/shortlists.service.ts';
import { createSubmissionService } from '../submit/submissions.service.ts';
import { createReplyService } from './replies.service.ts';
import { createVisitorDataService } from './visitor-data.service.ts';
import { createWholeInbox } from './whole-inbox.service.ts';

/** Whose rows belong to a visitor, and are found, handed over and erased whole. */
const searched = [
  ...['contact_messages', 'enquiries', 'feedback', 'inbox_items', 'inbox_replies'],
  ...['mail_outbox', 'shared_shortlists', 'subscribers'],
];
/** What the company publishes, written by the staff. */
const content = entities.map(({ table }) => toSnakeCase(table));
/** Indexes of words: their rows come and go with those that they index (erased-enquiries.test.ts). */
const isIndex = (table: string) => /_search(?:_|$)|^search_(?:entries|index|words)/.test(table);
const isNumber = (type: string) => /int|real|double|numeric|bool|float|serial/i.test(type);

const visitor = { ip: '192.0.2.1', userAgent: 'test' };
const email = 'ada@post.example';
const phone = '9876500000';

async function readTextColumns(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  const own = tables.filter(({ name }) => !isIndex(name));
  return new Map(
    own.map(({ name, columns }) => [
      name,
      columns.filter(({ dataType }) => !isNumber(dataType)).map((column) => column.name),
    ]),
  );
}

/** The tables in which a visitor is named. */
async function findTablesNaming(db: Db, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [table, columns] of await readTextColumns(db)) {
    const texts = columns.map((column) => sql`coalesce(cast(${sql.ref(column)} as text), '')`);
    if (texts.length === 0) continue;
    const { rows } = await sql<{ text: string }>`
      select ${sql.join(texts, sql` || ' ' || `)} as text from ${sql.table(table)}`.execute(db);
    if (rows.some(({ text }) => words.some((word) => text.toLowerCase().includes(word)))) found.push(table);
  }
  return found.sort();
}

/** Ada has used every form, with her address in whatever takes words; the staff has noted it and changed that. */
async function sendEverything(db: Db): Promise<void> {
  const addresses = { from: 'site@stone.example', to: 'sales@stone.example' };
  const outbox = createOutboxService(db, { publicUrl: 'https://stone.example', addresses, findBrand });
  const send = createSubmissionService(db, { onStoring: outbox.write });
  const enquiry = { full_name: `Ada ${email}`, city: email, phone, whatsapp_number: phone };
  await send.sendEnquiry({ ...enquiry, email }, visitor, 'api');
  const message = { subject: email, message: `Write to ${email}`, form_type: 'contact' };
  await send.sendContactMessage({ name: `Ada ${email}`, email, phone, ...message }, visitor);
  await send.sendFeedback({ rating: 5, feedback: `Write to ${email}` }, visitor);
  await send.subscribe({ email }, visitor);
  const stone = { slug: 'onyx', name: 'Onyx', path: '/onyx/', image: '' };
  const findStones = async () => new Map([['onyx', stone]]);
  const lists = createShortlistService(db, { findStones, keptDays: 365 });
  const line = { product: 'onyx', finish: '', thickness: '', area: null, unit: 'm2', view: '' };
  await lists.share({ lines: [{ ...line, room: 'Hall', note: `Ask Ada, ${email}` }] }, visitor);
  await lists.share({ lines: [{ ...line, room: `For ${phone}`, note: '' }] }, visitor);
  await lists.share({ lines: [{ ...line, room: 'Hall', note: 'Of the post' }] }, visitor);
  await createWholeInbox(db).change(1, { notes: `Called ${email}` });
  const replies = createReplyService(db, { outbox, findCompany: async () => ({ email: '' }) });
  await replies.send(1, { subject: 'Stone', body: `To ${email}` }, 'meera');
}

describeOnBothEngines('every column of the database', (openDb) => {
  test('that can hold text belongs to a visitor and is erased with them, or is written down with its reason', async () => {
    const db = await openDb();
    const columns = await readTextColumns(db);
    for (const table of searched) expect([...columns.keys()]).toContain(table);
    const accounted = [...searched, ...content];
    const others = [...columns].filter(([table, { length }]) => length > 0 && !accounted.includes(table));
    const found = others.map(([table, names]) => [table, names.toSorted()]);
    const known = Object.entries(columnsWithoutVisitors).map(([table, entry]) => [
      table,
      entry.columns.split(' ').toSorted(),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known));
  });

  test('names a visitor only where they are looked for, and nowhere once they were erased', async () => {
    const db = await openDb();
    await sendEverything(db);
    expect(await findTablesNaming(db, [email, phone])).toEqual(searched.toSorted());
    const data = createVisitorDataService(db);
    const [byAddress, byNumber] = [await data.export(email), await data.find(phone)];
    expect(byAddress.shortlists.map(({ lines }) => lines[0]?.note)).toEqual([`Ask Ada, ${email}`]);
    expect(byNumber.shortlists.map(({ lines }) => lines[0]?.room)).toEqual([`For ${phone}`]);
    await data.erase(email);
    expect(await findTablesNaming(db, [email])).toEqual([]);
    await data.erase(phone);
    expect(await findTablesNaming(db, [email, phone])).toEqual([]);
    expect(await db.selectFrom('sharedShortlists').selectAll().execute()).toHaveLength(1);
  });
});
