import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import {
  createOutboxOpener,
  mailedVisitor,
  type OutboxUnderTest,
  unsetOutbox,
} from '#tests/support/outbox.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createSubmissionService } from '../submit/submissions.service.ts';
import { createOutboxService } from './outbox.service.ts';

const enquiry = {
  ...{ full_name: 'Zoë Rao', email: 'zoe@buyer.example', phone: '9876543210', city: 'Jaipur' },
  ...{ phone_country: '+91', whatsapp_country: '+91' },
  ...{ whatsapp_number: '9876543211', product: 'Slabs', quantity: '3000+', utm_source: 'letter' },
};
const message = {
  ...{ name: 'Ann Lee', email: 'ann@buyer.example', phone: '9876543210', subject: 'Samples' },
  phone_country: '+91',
  message: 'Do you send some?\n.\nBcc: all@buyer.example',
};

const company = 'Aravane';

describeOnBothEngines('the mails that tell the staff', (openDb) => {
  const openOutbox = createOutboxOpener();
  let db: Db;
  let opened: OutboxUnderTest;

  beforeEach(async () => {
    db = await openDb();
    opened = await openOutbox(db);
  });

  test('say everything a buyer sent, to the addresses given, and are answered to the buyer', async () => {
    await opened.submissions.sendEnquiry(enquiry, mailedVisitor, 'api');
    await opened.sendNext();
    expect(opened.smtp.received).toMatchObject([
      { sender: 'site@stone.example', recipients: ['sales@stone.example', 'owner@stone.example'] },
    ]);
    const mail = readMail(opened.smtp.received[0]?.source);
    expect(mail.header('Reply-To')).toBe('Zoë Rao <zoe@buyer.example>');
    expect(mail.header('Subject')).toBe('Enquiry: Slabs – Zoë Rao');
    for (const text of ['Zoë Rao', 'zoe@buyer.example', '+91 9876543210', '+91 9876543211', 'Jaipur']) {
      expect(mail.body).toContain(text);
    }
    expect(mail.body).toContain('Quantity: 3000+ m²');
    expect(mail.body).toContain('UTM source: letter');
    expect(mail.body).toMatch(/^Open it in the inbox: https:\/\/stone.example\/admin\/inbox\/\?item=1\n/);
    expect(mail.body).toMatch(/\nSubmitted at: \d+ \w+ \d{4}, \d\d:\d\d \(Kolkata\)\n\nAravane\n$/);
    expect(mail.header('Content-Type')).toMatch(/^multipart\/alternative/);
    expect(mail.html).toContain('href="tel:+919876543210"');
  });

  test('bring a message whole, whatever stands in it', async () => {
    await opened.submissions.sendContactMessage(message, mailedVisitor);
    await opened.submissions.sendContactMessage({ ...message, form_type: 'quote' }, mailedVisitor);
    await opened.sendNext();
    await opened.sendNext();
    const [first, second] = opened.smtp.received.map(({ source }) => readMail(source));
    expect(first?.header('Subject')).toBe('Message: Samples – Ann Lee');
    expect(first?.body).toMatch(/^Do you send some\?\n\.\nBcc: all@buyer\.example\n/);
    expect(second?.header('Subject')).toBe('Quote request: Samples – Ann Lee');
    expect(opened.smtp.received[0]?.recipients).not.toContain('all@buyer.example');
  });

  test('written before they had a layout go out as text', async () => {
    await opened.submissions.sendContactMessage(message, mailedVisitor);
    await db.updateTable('mailOutbox').set({ content: '', body: 'Do you send some?' }).execute();
    await opened.sendNext();
    const mail = readMail(opened.smtp.received[0]?.source);
    expect(mail.header('Content-Type')).toMatch(/^text\/plain/);
    expect(mail.body).toContain('Do you send some?');
  });

  test('cannot be given further headers by a buyer', async () => {
    const forged = 'Eve\r\nBcc: all@buyer.example\r\n\r\nNew body';
    await opened.submissions.sendContactMessage({ ...message, name: forged, subject: forged }, mailedVisitor);
    const row = await db.selectFrom('mailOutbox').selectAll().executeTakeFirstOrThrow();
    // As if it had passed the form's validation: the mail itself must be safe as well.
    await db.updateTable('mailOutbox').set({ subject: forged, replyToName: forged }).execute();
    await opened.sendNext();
    const mail = readMail(opened.smtp.received[0]?.source);
    expect(row.subject).not.toMatch(/[\r\n]/);
    expect(mail.head).not.toMatch(/^bcc:/im);
    expect(opened.smtp.received[0]?.recipients).toEqual(['sales@stone.example', 'owner@stone.example']);
  });

  test('are there or not with their enquiry, never one without the other', async () => {
    const failing = createSubmissionService(db, {
      onStoring: async (trx, stored) => {
        await opened.outbox.write(trx, stored);
        throw new Error('The power went');
      },
    });
    await expect(failing.sendEnquiry(enquiry, mailedVisitor, 'api')).rejects.toThrow('The power went');
    expect(await db.selectFrom('enquiries').select('id').execute()).toEqual([]);
    expect(await opened.outbox.list()).toEqual([]);
  });

  test('are not written for feedback, for a repeat, or where no mail server is set up', async () => {
    const submissions = opened.submissions;
    await submissions.sendFeedback({ rating: 5 }, mailedVisitor);
    await submissions.sendEnquiry(enquiry, mailedVisitor, 'api');
    await submissions.sendEnquiry(enquiry, mailedVisitor, 'api');
    const without = createOutboxService(db, unsetOutbox);
    await opened.submissionsOver(without).sendContactMessage(message, mailedVisitor);
    expect(await opened.outbox.list()).toHaveLength(1);
    expect(await without.sendNext(opened.send)).toEqual({ hadMail: false });
    await expect(without.retry(1)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('of an invitation go to whom it is for, with its link, and are forgotten once they are sent', async () => {
    const url = 'https://stone.example/admin/invitation/#secret';
    const invitation = {
      id: 7,
      name: 'Meera',
      email: 'meera@home.example',
      invitedBy: 'Admin',
      url,
      company,
    };
    const expiresAt = '2026-03-08T08:00:00.000Z';
    expect(await opened.outbox.writeInvitation(db, { ...invitation, expiresAt })).toBe(true);
    await opened.sendNext();
    expect(opened.smtp.received).toMatchObject([{ recipients: ['meera@home.example'] }]);
    const mail = readMail(opened.smtp.received[0]?.source);
    expect(mail.header('Subject')).toBe('Invitation to the back office of Aravane');
    expect(mail.body).toMatch(/^Meera, you are invited to work in the back office of Aravane\./);
    expect(mail.body).toContain(`\nAccept the invitation: ${url}\n`);
    expect(mail.body).toContain('\nWorks once, until: 8 March 2026, 13:30 (Kolkata)\n');
    expect(await db.selectFrom('mailOutbox').selectAll().execute()).toEqual([]);
  });

  test('of an invitation are not written without a mail server', async () => {
    const unset = createOutboxService(db, unsetOutbox);
    const invitation = {
      id: 7,
      name: '',
      email: 'meera@home.example',
      invitedBy: 'Admin',
      company,
      url: unsetOutbox.publicUrl,
    };
    expect(await unset.writeInvitation(db, { ...invitation, expiresAt: '2026-03-08' })).toBe(false);
  });
});
