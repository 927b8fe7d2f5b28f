import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { findPlainBrand as findBrand } from '#tests/support/mail-brand.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createOutboxService } from '../mail/outbox.service.ts';
import { createSubmissionService } from '../submit/submissions.service.ts';
import { createVisitorDataService } from './visitor-data.service.ts';
import { createWholeInbox } from './whole-inbox.service.ts';

const visitor = { ip: '192.0.2.1', userAgent: 'test' };
const ada = { email: 'Ada@Post.example', phone: '9876500000', phone_country: '+91' };
const bob = { email: 'bob@post.example', phone: '9876511111' };
const mail = { from: 'site@stone.example', to: 'sales@stone.example' };

/** Ada has written three times, once as spam and once to the trash; Bob has written of her. */
async function fill(db: Db) {
  const outbox = createOutboxService(db, { publicUrl: 'https://stone.example', addresses: mail, findBrand });
  const send = createSubmissionService(db, { onStoring: outbox.write });
  const numbers = { phone: ada.phone, phone_country: '+91' };
  const whatsapp = { whatsapp_number: '9876522222', whatsapp_country: '+91' };
  await send.sendEnquiry(
    { full_name: 'Ada', email: ada.email, city: 'Bath', ...numbers, ...whatsapp },
    visitor,
    'api',
  );
  const message = { subject: 'Slabs', message: 'Onyx, please.', form_type: 'contact' };
  await send.sendContactMessage({ name: 'Ada', ...ada, ...message, company_website: 'x' }, visitor);
  await send.sendContactMessage({ name: 'Ada', ...ada, ...message, subject: 'Twice' }, visitor);
  await send.sendContactMessage(
    { name: 'Bob', ...bob, ...message, message: 'Please answer ada@post.example too.' },
    visitor,
  );
  await send.sendContactMessage(
    { name: 'Bob', ...bob, ...message, message: 'Of the post, for example.' },
    visitor,
  );
  await send.sendFeedback({ rating: 5, feedback: 'Write to ADA@post.example' }, visitor);
  await send.sendFeedback({ rating: 4, feedback: 'Good' }, visitor);
  for (const { email } of [ada, bob]) await send.subscribe({ email }, visitor);
  await createWholeInbox(db).change(3, { status: 'deleted' });
  return createVisitorDataService(db, { findHomeCode: async () => '+91' });
}

describeOnOneEngine('what is kept of one visitor', (openDb) => {
  test('is found by address or number, among spam and in the trash, with what others wrote of them', async () => {
    const data = await fill(await openDb());
    const found = await data.find(' ada@POST.example ');
    expect(found.items.map(({ id, status }) => [id, status])).toEqual([
      [1, 'new'],
      [2, 'spam'],
      [3, 'deleted'],
    ]);
    expect(found.subscriptions).toMatchObject([{ email: 'Ada@Post.example' }]);
    expect(found.feedback).toMatchObject([{ rating: 5 }]);
    expect(found.mentions.map(({ id }) => id)).toEqual([4]);
    expect(found.mails).toBe(2);
    for (const number of ['+91 98765 00000', '9876500000', '+91 98765-22222']) {
      expect((await data.find(number)).items.map(({ id }) => id)).toContain(1);
    }
    expect(await data.find('nobody@post.example')).toEqual({
      ...{ items: [], subscriptions: [], feedback: [], shortlists: [], mails: 0, mentions: [] },
    });
  });

  test('is erased everywhere, and what others sent stays', async () => {
    const db = await openDb();
    const data = await fill(db);
    expect(await data.erase(ada.email)).toEqual({ erased: 5 });
    const found = await data.find(ada.email);
    expect(found).toMatchObject({ items: [], subscriptions: [], feedback: [], mails: 0 });
    expect(found.mentions.map(({ id }) => id)).toEqual([4]);
    expect((await data.find(bob.email)).items.map(({ id }) => id)).toEqual([4, 5]);
    const rows = await Promise.all(
      (['enquiries', 'contactMessages', 'inboxItems', 'mailOutbox', 'subscribers', 'feedback'] as const).map(
        (table) => db.selectFrom(table).selectAll().execute(),
      ),
    );
    const left = JSON.stringify(rows).toLowerCase();
    expect(left.replaceAll('answer ada@post.example', '')).not.toMatch(/ada@post|9876500000|9876522222/);
    const log = await db.selectFrom('logEntries').select('text').orderBy('id', 'desc').limit(1).execute();
    expect(log).toEqual([{ text: 'Erased what was kept of a visitor: 5 entries' }]);
  });

  test('is not looked for by half an address, which would find others', async () => {
    const data = await fill(await openDb());
    for (const part of ['', 'ada', '@', '98', 'post.example']) {
      await expect(data.erase(part)).rejects.toMatchObject({
        fields: { who: expect.stringContaining('whole') },
      });
    }
  });

  test('goes by itself: spam after its days, the rest only where the company says how long it is kept', async () => {
    const db = await openDb();
    await fill(db);
    const inDays = (days: number) =>
      createVisitorDataService(db, { now: () => new Date(Date.now() + days * 86_400_000) });
    const count = async () =>
      Promise.all(
        (['inboxItems', 'feedback', 'subscribers', 'mailOutbox'] as const).map(
          async (table) => (await db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    expect(await count()).toEqual([5, 2, 2, 4]);
    await inDays(179).removeOld({ spam: 180, inbox: undefined });
    expect(await count()).toEqual([5, 2, 2, 4]);
    await inDays(181).removeOld({ spam: 180, inbox: undefined });
    expect(await count()).toEqual([4, 2, 2, 4]);
    await inDays(731).removeOld({ spam: 180, inbox: 730 });
    expect(await count()).toEqual([0, 0, 2, 0]);
  });
});
