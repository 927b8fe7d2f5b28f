import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { findPlainBrand as findBrand } from '#tests/support/mail-brand.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createOutboxService, type OutboxService } from './outbox.service.ts';
import { claimMs } from './outbox-sender.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { createSmtpSender } from './smtp.ts';
import { createSubmissionService } from './submissions.service.ts';

const addresses = { from: 'Aravane <site@stone.example>', to: 'sales@stone.example, owner@stone.example' };
const publicUrl = 'https://stone.example';
const visitor = { ip: '192.0.2.1', userAgent: 'test' };
const minuteMs = 60_000;
const enquiry = {
  ...{ full_name: 'Zoë Rao', email: 'zoe@buyer.example', phone: '9876543210', city: 'Jaipur' },
  ...{ whatsapp_number: '9876543211', product: 'Onyx', quantity: '3000+', utm_source: 'letter' },
};
const message = {
  ...{ name: 'Ann Lee', email: 'ann@buyer.example', phone: '9876543210', subject: 'Samples' },
  message: 'Do you send some?\n.\nBcc: all@buyer.example',
};

describeOnBothEngines('the mails that tell the staff', (openDb) => {
  let db: Db;
  let smtp: TestSmtpServer;
  let outbox: OutboxService;
  const clock = createTestClock();

  beforeEach(async () => {
    db = await openDb();
    smtp = await startSmtpServer();
    outbox = createOutboxService(db, { publicUrl, addresses, findBrand, now: clock.now });
  });
  afterEach(() => smtp.close());

  function submissionsOver(outboxOfProcess: OutboxService) {
    const { write: onStoring, announce: onStored } = outboxOfProcess;
    return createSubmissionService(db, { onStoring, onStored, now: clock.now });
  }
  const sendNext = () => outbox.sendNext(createSmtpSender(smtp.url));

  test('say everything a buyer sent, to the addresses given, and are answered to the buyer', async () => {
    await submissionsOver(outbox).sendEnquiry(enquiry, visitor, 'api');
    await sendNext();
    expect(smtp.received).toMatchObject([
      { sender: 'site@stone.example', recipients: ['sales@stone.example', 'owner@stone.example'] },
    ]);
    const mail = readMail(smtp.received[0]?.source);
    expect(mail.header('Reply-To')).toBe('Zoë Rao <zoe@buyer.example>');
    expect(mail.header('Subject')).toBe('Enquiry: Onyx – Zoë Rao');
    for (const text of ['Zoë Rao', 'zoe@buyer.example', '+91 9876543210', '+91 9876543211', 'Jaipur']) {
      expect(mail.body).toContain(text);
    }
    expect(mail.body).toContain('Quantity: 3000+ sq ft');
    expect(mail.body).toContain('UTM source: letter');
    expect(mail.body).toContain('https://stone.example/admin/inbox/?item=1');
    expect(mail.header('Content-Type')).toMatch(/^multipart\/alternative/);
    expect(mail.html).toContain('href="tel:+919876543210"');
  });

  test('bring a message whole, whatever stands in it', async () => {
    await submissionsOver(outbox).sendContactMessage(message, visitor);
    await submissionsOver(outbox).sendContactMessage({ ...message, form_type: 'quote' }, visitor);
    await sendNext();
    await sendNext();
    const [first, second] = smtp.received.map(({ source }) => readMail(source));
    expect(first?.header('Subject')).toBe('Message: Samples – Ann Lee');
    expect(first?.body).toContain('Do you send some?\n.\nBcc: all@buyer.example');
    expect(second?.header('Subject')).toBe('Quote request: Samples – Ann Lee');
    expect(smtp.received[0]?.recipients).not.toContain('all@buyer.example');
  });

  test('written before they had a layout go out as text', async () => {
    await submissionsOver(outbox).sendContactMessage(message, visitor);
    await db.updateTable('mailOutbox').set({ content: '' }).execute();
    await sendNext();
    const mail = readMail(smtp.received[0]?.source);
    expect(mail.header('Content-Type')).toMatch(/^text\/plain/);
    expect(mail.body).toContain('Do you send some?');
  });

  test('cannot be given further headers by a buyer', async () => {
    const forged = 'Eve\r\nBcc: all@buyer.example\r\n\r\nNew body';
    await submissionsOver(outbox).sendContactMessage({ ...message, name: forged, subject: forged }, visitor);
    const row = await db.selectFrom('mailOutbox').selectAll().executeTakeFirstOrThrow();
    // As if it had passed the form's validation: the mail itself must be safe as well.
    await db.updateTable('mailOutbox').set({ subject: forged, replyToName: forged }).execute();
    await sendNext();
    const mail = readMail(smtp.received[0]?.source);
    expect(row.subject).not.toMatch(/[\r\n]/);
    expect(mail.head).not.toMatch(/^bcc:/im);
    expect(smtp.received[0]?.recipients).toEqual(['sales@stone.example', 'owner@stone.example']);
  });

  test('are there or not with their enquiry, never one without the other', async () => {
    const failing = createSubmissionService(db, {
      onStoring: async (trx, stored) => {
        await outbox.write(trx, stored);
        throw new Error('The power went');
      },
    });
    await expect(failing.sendEnquiry(enquiry, visitor, 'api')).rejects.toThrow('The power went');
    expect(await db.selectFrom('enquiries').select('id').execute()).toEqual([]);
    expect(await outbox.list()).toEqual([]);
  });

  test('are not written for feedback, for a repeat, or where no mail server is set up', async () => {
    const submissions = submissionsOver(outbox);
    await submissions.sendFeedback({ rating: 5 }, visitor);
    await submissions.sendEnquiry(enquiry, visitor, 'api');
    await submissions.sendEnquiry(enquiry, visitor, 'api');
    const without = createOutboxService(db, { publicUrl, findBrand });
    await submissionsOver(without).sendContactMessage(message, visitor);
    expect(await outbox.list()).toHaveLength(1);
    expect(await without.sendNext(createSmtpSender(smtp.url))).toEqual({ hadMail: false });
    await expect(without.retry(1)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('are tried again ever more rarely, say why they failed, and are given up after the eighth time', async () => {
    smtp.setMood('refusing');
    await submissionsOver(outbox).sendEnquiry(enquiry, visitor, 'api');
    for (const minutes of [1, 5, 15, 60, 360, 360, 360]) {
      expect(await sendNext()).toMatchObject({ hadMail: true, error: expect.any(Error) });
      const [mail] = await outbox.list();
      expect(mail?.nextAttemptAt).toBe(new Date(clock.now().getTime() + minutes * minuteMs).toISOString());
      expect(mail?.lastError).toContain('451 come back later');
      clock.pass(minutes * minuteMs - 1);
      expect(await sendNext()).toEqual({ hadMail: false });
      clock.pass(1);
    }
    await sendNext();
    expect(await outbox.list()).toMatchObject([{ attempts: 8, nextAttemptAt: null, sentAt: null }]);
    clock.pass(365 * 24 * 60 * minuteMs);
    expect(await sendNext()).toEqual({ hadMail: false });
    smtp.setMood('accepting');
    await outbox.retry(1);
    await sendNext();
    expect(await outbox.list()).toMatchObject([{ sentAt: clock.now().toISOString(), lastError: null }]);
    await expect(outbox.retry(1)).rejects.toMatchObject({ code: 'conflict' });
    await expect(outbox.retry(99)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('are sent once, however many processes look at the same moment', async () => {
    const submissions = submissionsOver(outbox);
    for (const city of ['Jaipur', 'Udaipur', 'Ajmer']) {
      await submissions.sendEnquiry({ ...enquiry, city }, visitor, 'api');
    }
    const processes = Array.from({ length: 5 }, () =>
      createOutboxService(db, { publicUrl, addresses, findBrand, now: clock.now }),
    );
    const send = createSmtpSender(smtp.url);
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(processes.map((one) => one.sendNext(send)));
    }
    expect(smtp.received).toHaveLength(3);
    expect((await outbox.list()).map((mail) => mail.attempts)).toEqual([1, 1, 1]);
  });

  test('are taken over from a process that died while sending, and only after a while', async () => {
    await submissionsOver(outbox).sendEnquiry(enquiry, visitor, 'api');
    let finish = () => {};
    const dying = outbox.sendNext(() => new Promise<void>((resolve) => (finish = resolve)));
    const another = createOutboxService(db, { publicUrl, addresses, findBrand, now: clock.now });
    const send = createSmtpSender(smtp.url);
    await expect.poll(async () => (await outbox.list())[0]?.attempts).toBe(1);
    expect(await another.sendNext(send)).toEqual({ hadMail: false });
    await another.retry(1);
    expect(await another.sendNext(send)).toEqual({ hadMail: false });
    clock.pass(claimMs);
    expect(await another.sendNext(send)).toEqual({ hadMail: true });
    const taken = await outbox.list();
    finish();
    await dying;
    expect(await outbox.list()).toEqual(taken);
    expect(taken).toMatchObject([{ attempts: 2, sentAt: clock.now().toISOString() }]);
    expect(smtp.received).toHaveLength(1);
  });

  test('leave as soon as they are written, and wait while the mail server is away', async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const worker = startOutboxWorker(outbox, createSmtpSender(smtp.url), { onError, intervalMs: 50 });
    smtp.setMood('refusing');
    await submissionsOver(outbox).sendEnquiry(enquiry, visitor, 'api');
    await smtp.untilOffered(1);
    await expect.poll(() => errors.length).toBe(1);
    smtp.setMood('accepting');
    clock.pass(minuteMs);
    await smtp.untilOffered(2);
    await expect.poll(async () => (await outbox.list())[0]?.sentAt).toEqual(expect.any(String));
    await worker.stop();
    clock.pass(31 * 24 * 60 * minuteMs);
    await outbox.removeOld();
    expect(await outbox.list()).toEqual([]);
  });

  test('do not hold up a stop for long where the mail server says nothing more', async () => {
    smtp.setMood('silent');
    const worker = startOutboxWorker(outbox, createSmtpSender(smtp.url), { stopTimeoutMs: 10 });
    await submissionsOver(outbox).sendEnquiry(enquiry, visitor, 'api');
    await smtp.untilOffered(1);
    await worker.stop();
    expect(await outbox.list()).toMatchObject([{ attempts: 1, sentAt: null }]);
  });

  test('of an invitation go to whom it is for, with its link, and are forgotten once they are sent', async () => {
    const url = 'https://stone.example/admin/invitation/#secret';
    const invitation = { id: 7, name: 'Meera', email: 'meera@home.example', invitedBy: 'Admin', url };
    const expiresAt = '2026-03-08T08:00:00.000Z';
    expect(await outbox.writeInvitation(db, { ...invitation, expiresAt })).toBe(true);
    await sendNext();
    expect(smtp.received).toMatchObject([{ recipients: ['meera@home.example'] }]);
    const mail = readMail(smtp.received[0]?.source);
    expect(mail.header('Subject')).toBe('Invitation to the back office of stone.example');
    expect(mail.body).toContain(url);
    expect(await db.selectFrom('mailOutbox').selectAll().execute()).toEqual([]);
  });

  test('of an invitation are not written without a mail server', async () => {
    const unset = createOutboxService(db, { publicUrl, findBrand });
    const invitation = { id: 7, name: '', email: 'meera@home.example', invitedBy: 'Admin', url: publicUrl };
    expect(await unset.writeInvitation(db, { ...invitation, expiresAt: '2026-03-08' })).toBe(false);
  });
});
