import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createOutboxOpener, mailedVisitor, type OutboxUnderTest } from '#tests/support/outbox.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { sampleEnquiry } from '#tests/support/sample-enquiry.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createReplyService } from './replies.service.ts';
import { createWholeInbox } from './whole-inbox.service.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const price = {
  subject: 'Your enquiry',
  body: 'Dear Asha,\n\n48 a square metre.\n.\nBcc: all@buyer.example',
};

describeOnBothEngines('what the staff answers to a visitor', (openDb) => {
  const openOutbox = createOutboxOpener();
  let db: Db;
  let opened: OutboxUnderTest;
  let inbox: ReturnType<typeof createWholeInbox>;

  beforeEach(async () => {
    db = await openDb();
    opened = await openOutbox(db);
    inbox = createWholeInbox(db, { now: opened.clock.now });
    await opened.submissions.sendEnquiry(sampleEnquiry, mailedVisitor, 'api');
    await opened.sendNext();
  });

  const replies = (company = { email: 'hello@stone.example' }) =>
    createReplyService(db, {
      outbox: opened.outbox,
      findCompany: async () => company,
      now: opened.clock.now,
    });
  const stored = async () => (await inbox.get(1)).replies;

  test('leaves in the name of who has written it, and is kept with the item, which is answered then', async () => {
    await replies().send(1, price, 'meera');
    expect(await stored()).toMatchObject([{ ...price, by: 'meera', state: 'waiting', reason: '' }]);
    await opened.sendNext();
    const { status, answeredAt, history } = await inbox.get(1);
    expect([status, answeredAt]).toEqual(['answered', opened.clock.now().toISOString()]);
    expect(history).toMatchObject([{ username: 'meera', before: { status: 'new' } }]);
    const log = await db.selectFrom('logEntries').select('text').orderBy('id', 'desc').limit(1).execute();
    expect(log).toEqual([{ text: 'Replied to item 1 of the inbox' }]);
    expect(await stored()).toMatchObject([{ at: opened.clock.now().toISOString(), state: 'sent' }]);
    const sent = opened.smtp.received[1];
    expect(sent?.recipients).toEqual([sampleEnquiry.email]);
    const mail = readMail(sent?.source);
    expect(mail.header('From')).toBe('"meera (Aravane)" <site@stone.example>');
    expect(mail.header('Reply-To')).toBe('hello@stone.example');
    expect(mail.header('Subject')).toBe('Your enquiry');
    expect(mail.body.trimEnd()).toBe(price.body);
    expect(mail.head).not.toMatch(/^(?:Auto-Submitted|Bcc):/im);
  });

  test('names the mails before it, so that mail programs show them as one conversation', async () => {
    for (const body of ['First', 'Second']) {
      await replies().send(1, { ...price, body }, 'meera');
      await opened.sendNext();
    }
    const [notice, first, second] = opened.smtp.received.map(({ source }) => readMail(source));
    const idOf = (mail: typeof first) => mail?.header('Message-ID');
    expect(first?.header('In-Reply-To')).toBe(idOf(notice));
    expect(second?.header('In-Reply-To')).toBe(idOf(first));
    expect(second?.header('References')).toBe(`${idOf(notice)} ${idOf(first)}`);
    opened.clock.pass(31 * dayMs);
    await opened.outbox.removeOld(30);
    await replies().send(1, { ...price, body: 'Third' }, 'meera');
    await opened.sendNext();
    expect(readMail(opened.smtp.received[3]?.source).header('References')).toBe(
      `${idOf(first)} ${idOf(second)}`,
    );
    expect((await stored()).map(({ state, mail }) => [state, mail !== null])).toEqual([
      ['sent', false],
      ['sent', false],
      ['sent', true],
    ]);
  });

  test('is answered to who is told of enquiries where the company has no mailbox of its own', async () => {
    await replies({ email: '' }).send(1, price, 'meera');
    await opened.sendNext();
    expect(readMail(opened.smtp.received[1]?.source).header('Reply-To')).toBe('sales@stone.example');
  });

  test.each(['refusing', 'dying'] as const)(
    'is not lost with a mail server that is %s: it waits with the reason and is sent once',
    async (mood) => {
      opened.smtp.setMood(mood);
      await replies().send(1, price, 'meera');
      await opened.sendNext();
      expect(await stored()).toMatchObject([
        {
          ...{ state: 'waiting', reason: expect.stringMatching(/^The mail server [^:]+: ./) },
          nextAttemptAt: new Date(opened.clock.now().getTime() + minuteMs).toISOString(),
        },
      ]);
      opened.smtp.setMood('accepting');
      opened.clock.pass(minuteMs);
      await opened.sendNext();
      expect(await stored()).toMatchObject([{ state: 'sent', reason: '' }]);
      expect(opened.smtp.received).toHaveLength(2);
    },
  );

  test('has failed at once where the mail server refuses it for good, and is sent again when asked', async () => {
    opened.smtp.setMood('rejecting');
    await replies().send(1, price, 'meera');
    await opened.sendNext();
    const [failed] = await stored();
    expect(failed).toMatchObject({
      ...{ state: 'failed', nextAttemptAt: null },
      reason: 'The mail server did not take the mail: 550 no such mailbox',
    });
    expect(await opened.outbox.countUnsent()).toMatchObject({ waiting: 0, givenUp: 0 });
    opened.smtp.setMood('accepting');
    await opened.outbox.retry(failed?.mail ?? 0);
    expect(await stored()).toMatchObject([{ state: 'waiting' }]);
    await opened.sendNext();
    expect(await stored()).toMatchObject([{ state: 'sent' }]);
  });

  test('is one reply when the same text is sent again within a minute, also at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => replies().send(1, price, 'meera')));
    opened.clock.pass(minuteMs - 1);
    await replies().send(1, price, 'asha');
    expect(await stored()).toHaveLength(1);
    await replies().send(1, { ...price, body: 'Another' }, 'meera');
    opened.clock.pass(1);
    await replies().send(1, price, 'meera');
    expect((await stored()).map(({ body }) => body)).toEqual([price.body, 'Another', price.body]);
    expect(await opened.outbox.list()).toHaveLength(4);
  });

  test('brings back what was taken for spam or deleted, and leaves what is further along where it is', async () => {
    const statuses = ['spam', 'deleted', 'quoted', 'won', 'lost'] as const;
    const becomes: string[] = [];
    for (const status of statuses) {
      await inbox.change(1, { status });
      await replies().send(1, { ...price, body: status }, 'meera');
      becomes.push((await inbox.get(1)).status);
    }
    expect(becomes).toEqual(['answered', 'answered', 'quoted', 'won', 'lost']);
  });

  test('leaves also while somebody else changes the item', async () => {
    const [sent] = await Promise.allSettled([
      replies().send(1, price, 'meera'),
      ...['One', 'Two', 'Three'].map((notes) => inbox.change(1, { notes })),
    ]);
    expect(sent.status).toBe('fulfilled');
    expect(await stored()).toHaveLength(1);
    expect((await inbox.get(1)).status).toBe('answered');
  });

  test('goes with the item that is erased, and its mail is not sent any more', async () => {
    await replies().send(1, price, 'meera');
    await inbox.remove(1);
    expect(await opened.sendNext()).toEqual({ hadMail: false });
    expect(await db.selectFrom('inboxReplies').selectAll().execute()).toEqual([]);
    await expect(replies().send(1, { ...price, body: 'Late' }, 'meera')).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
