import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createSmtpSender } from '#inbox/mail/smtp.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { openInbox, sendOneOfEach } from '#tests/support/inbox-api.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const addresses = { from: 'site@stone.example', to: 'sales@stone.example' };
const reply = { subject: 'Your enquiry', body: '=1+1 is the price.' };

describeOnBothEngines('a reply through the API', (openDb) => {
  const openApi = createApiOpener();
  let db: Db;
  let smtp: TestSmtpServer;
  let api: ApiUnderTest;
  let inbox: Awaited<ReturnType<typeof openInbox>>;

  beforeEach(async () => {
    db = await openDb();
    smtp = await startSmtpServer();
    api = await openApi(db, { ...addresses, smtpUrl: smtp.url });
    inbox = await openInbox(api, db);
    await sendOneOfEach(inbox);
  });
  afterEach(() => smtp.close());

  test('is kept in the item, sent, listed and exported', async () => {
    const answered = await inbox.request('POST', '/inbox/1/replies', reply);
    expect([answered.statusCode, answered.json()]).toMatchObject([
      201,
      { status: 'answered', replies: [{ ...reply, by: 'admin', state: 'waiting' }] },
    ]);
    for (let hadMail = true; hadMail; )
      ({ hadMail } = await api.services.outbox.sendNext(createSmtpSender(smtp.url)));
    expect(smtp.received.at(-1)?.recipients).toEqual(['ann@buyer.example']);
    const [{ at, ...sent }] = (await inbox.get('/inbox/1')).replies;
    expect(sent).toMatchObject({ ...reply, by: 'admin', state: 'sent' });
    expect((await inbox.get('/inbox?kind=enquiry')).items[0].replies).toMatchObject([{ at }]);
    const exported = await api.app.inject({ url: '/api/inbox/export', headers: inbox.headers });
    expect(exported.body).toContain(`"${at}, admin, sent: Your enquiry\n=1+1 is the price."`);
  });

  test('is handed over and erased with what is kept of a visitor', async () => {
    await inbox.request('POST', '/inbox/1/replies', reply);
    const who = { who: 'ann@buyer.example' };
    const kept = (await inbox.request('POST', '/visitor-data/export', who)).json();
    expect(kept).toMatchObject({ items: [{ replies: [reply] }], mails: 2 });
    await inbox.request('POST', '/visitor-data/erase', who);
    expect(await db.selectFrom('inboxReplies').selectAll().execute()).toEqual([]);
    const mails = await db.selectFrom('mailOutbox').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).not.toContain('ann@buyer.example');
  });

  test.each([
    [{ body: 'Dear Ann,' }, 'subject'],
    [{ subject: ' \u200b', body: 'Dear Ann,' }, 'subject'],
    [{ subject: 'x'.repeat(201), body: 'Dear Ann,' }, 'subject'],
    [{ subject: 'Stone', body: '\n ' }, 'body'],
    [{ subject: 'Stone', body: 'x'.repeat(10_001) }, 'body'],
    [{ subject: 'Stone', body: 'Dear Ann,', to: 'all@buyer.example' }, 'to'],
  ])('is refused where it is not complete, and names what is wrong: %j', async (payload, field) => {
    const refused = await inbox.request('POST', '/inbox/1/replies', payload);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
    expect((await inbox.get('/inbox/1')).replies).toEqual([]);
  });

  test('is refused to an item that is gone, and to editors', async () => {
    expect((await inbox.request('POST', '/inbox/99/replies', reply)).statusCode).toBe(404);
    const headers = await api.signIn('editor');
    const refused = { method: 'POST' as const, url: '/api/inbox/1/replies', payload: reply, headers };
    expect((await api.app.inject(refused)).statusCode).toBe(403);
  });

  test('is refused without a mail server, and the item is as it was', async () => {
    const bare = await openApi(db);
    const headers = await bare.signIn();
    const sending = { method: 'POST' as const, url: '/api/inbox/1/replies', payload: reply, headers };
    const refused = await bare.app.inject(sending);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'E-mail is not set up on this server.',
    ]);
    expect(await inbox.get('/inbox/1')).toMatchObject({ status: 'new', replies: [] });
  });
});
