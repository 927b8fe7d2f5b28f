import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '#database/connect.ts';
import { findPlainBrand as findBrand } from '#tests/support/mail-brand.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createOutboxService } from '../mail/outbox.service.ts';
import { createFeedbackService } from '../submit/feedback.service.ts';
import { createSubmissionService } from '../submit/submissions.service.ts';
import { createSubscriberService } from '../submit/subscribers.service.ts';
import { createInboxService } from './inbox.service.ts';
import { createReplyService } from './replies.service.ts';

const visitor = { ip: '192.0.2.1', userAgent: 'test' };
const email = 'ada-to-be-erased@post.example';
const words = 'ada-to-be-erased asks for slabs. '.repeat(20);
const mail = { from: 'site@stone.example', to: 'sales@stone.example' };

describe('a visitor whose enquiries are erased', () => {
  let database: TestDatabase;
  let db: Db;

  beforeEach(async () => {
    database = await createTestDatabase('sqlite');
    db = await openDatabase(database.url);
  });

  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  async function isOnDisk(): Promise<boolean> {
    const file = database.url.slice('sqlite:'.length);
    const parts = await Promise.all([file, `${file}-wal`].map((path) => readFile(path).catch(() => '')));
    return parts.some((bytes) => bytes.includes('ada-to-be-erased'));
  }

  test('is nowhere in the files on the disk any more', async () => {
    const outbox = createOutboxService(db, {
      publicUrl: 'https://stone.example',
      addresses: mail,
      findBrand,
    });
    const submissions = createSubmissionService(db, { onStoring: outbox.write });
    const name = 'Ada Lovelace';
    const numbers = { phone: '9876500000', whatsapp_number: '9876511111' };
    const enquiry = { full_name: name, email, city: 'Bath', product: 'Slabs', ...numbers };
    await submissions.sendEnquiry(enquiry, visitor, 'api');
    const message = {
      name,
      email,
      phone: numbers.phone,
      subject: 'Slabs',
      message: words,
      form_type: 'contact',
    };
    await submissions.sendContactMessage(message, visitor);
    await submissions.sendFeedback({ rating: 4, feedback: words.slice(0, 400) }, visitor);
    await submissions.subscribe({ email }, visitor);
    const [enquiries, messages] = [createInboxService(db, 'enquiry'), createInboxService(db, 'contact')];
    await messages.change(1, { notes: `Called ${email} back` });
    const replies = createReplyService(db, { outbox, findCompany: async () => ({ email: '' }) });
    await replies.send(1, { subject: 'Slabs', body: words }, 'meera');
    expect(await isOnDisk()).toBe(true);

    await enquiries.remove(1);
    await messages.remove(1);
    await createFeedbackService(db).remove(1);
    await createSubscriberService(db).remove(1);
    expect(await isOnDisk()).toBe(false);
  });
});
