import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { sampleEnquiry } from '#tests/support/sample-enquiry.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createSubmissionService } from './submissions.service.ts';

const visitor = { ip: '192.0.2.10', userAgent: 'Browser' };
const message = {
  ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '0000000000' },
  ...{ subject: 'Onyx', message: 'Is it in stock?' },
};

/** How tables outside the inbox mark what is taken for spam. */
const spamMarks = [
  ['feedback', { isSpam: 1 }],
  ['subscribers', { isSpam: 1 }],
] as const;

describeOnOneEngine('the hidden field of a form', (openDb) => {
  test('A program that fills in the hidden field reads a success, and what it sent is kept as spam', async () => {
    const db = await openDb();
    const announced: string[] = [];
    const onStoring = async (_trx: Db, { form }: { form: string }) => void announced.push(form);
    const service = createSubmissionService(db, { onStoring });
    const trap = { company_website: 'https://spam.example' };
    const byVisitor = await service.sendEnquiry(sampleEnquiry, visitor);
    expect(await service.sendEnquiry({ ...sampleEnquiry, ...trap }, visitor)).toEqual(byVisitor);
    await service.sendContactMessage({ ...message, ...trap }, visitor);
    await service.sendFeedback({ rating: 5, ...trap }, visitor);
    await service.subscribe({ email: 'bot@example.com', ...trap }, visitor);
    const items = await db.selectFrom('inboxItems').selectAll().orderBy('id').execute();
    expect(items.map(({ form, status }) => [form, status])).toEqual([
      ['enquiry', 'new'],
      ['enquiry', 'spam'],
      ['contact', 'spam'],
    ]);
    for (const [table, mark] of spamMarks) {
      expect(await db.selectFrom(table).selectAll().execute()).toMatchObject([mark]);
    }
    expect(announced).toEqual(['enquiry']);
  });

  test('A visitor whose browser filled in the hidden field is off the spam by subscribing again', async () => {
    const db = await openDb();
    const service = createSubmissionService(db);
    await service.subscribe({ email: 'asha@example.com', company_website: 'filled' }, visitor);
    await service.subscribe({ email: 'Asha@example.com' }, visitor);
    await service.subscribe({ email: 'asha@example.com', company_website: 'filled' }, visitor);
    expect(await db.selectFrom('subscribers').selectAll().execute()).toMatchObject([{ isSpam: 0 }]);
  });

  test('A visitor who leaves the hidden field alone is heard', async () => {
    const db = await openDb();
    await createSubmissionService(db).sendEnquiry({ ...sampleEnquiry, company_website: '' }, visitor);
    expect(await db.selectFrom('enquiries').selectAll().execute()).toHaveLength(1);
  });
});
