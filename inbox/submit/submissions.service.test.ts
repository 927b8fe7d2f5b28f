import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createLimits } from '#people/limits/limits.service.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createSubmissionBudget, submissionLimits } from './submission-budget.ts';
import { createSubmissionService } from './submissions.service.ts';

const visitor = { ip: '192.0.2.10', userAgent: 'Browser' };
const enquiry = {
  full_name: ' Asha Rao ',
  email: 'asha@example.com',
  phone: '98765 43210',
  whatsapp_number: '07911 123456',
  whatsapp_country: '+44',
  city: 'Jaipur',
  product: 'Slabs',
  quantity: '3000+',
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'october slabs',
  source_page: '/italian-marble/',
  form_type: 'quick',
  terms: true,
};
const message = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '0000000000',
  subject: 'Onyx',
  message: 'Is it in stock?\nAnd how thick?',
};

const knowingAll = async (keys: readonly string[]) =>
  new Map(keys.map((slug) => [slug, { slug, name: slug, path: `/${slug}/`, image: '' }]));

const unhandled = { status: 'new', notes: '', readAt: null, version: 1 };

const clock = { now: () => new Date('2026-01-01T00:00:00.000Z') };

function allEnquiries(db: Db) {
  return db.selectFrom('enquiries').selectAll().orderBy('id').execute();
}

describeOnBothEngines('What visitors send', (openDb) => {
  test('A visitor’s enquiry is stored with everything it says', async () => {
    const db = await openDb();
    const findCompany = async () => ({ country: 'IN', units: 'imperial' }) as const;
    const service = createSubmissionService(db, { ...clock, findCompany });
    await expect(service.sendEnquiry(enquiry, visitor)).resolves.toEqual({
      message: 'Thank you. Your enquiry has reached us and we will reply within 24 hours.',
    });
    expect(await allEnquiries(db)).toEqual([
      {
        id: 1,
        fullName: 'Asha Rao',
        email: 'asha@example.com',
        phone: '9876543210',
        phoneCountry: '+91',
        whatsappNumber: '7911123456',
        whatsappCountry: '+44',
        city: 'Jaipur',
        product: 'Slabs',
        quantity: '3000+',
        quantityUnit: 'ft2',
        utmSource: 'newsletter',
        utmMedium: 'email',
        utmCampaign: 'october slabs',
        sourcePage: '/italian-marble/',
        formType: 'quick',
        lines: '[]',
        createdAt: '2026-01-01T00:00:00.000Z',
      },
    ]);
    expect(await db.selectFrom('inboxItems').selectAll().execute()).toMatchObject([
      {
        ...{ ...unhandled, form: 'enquiry', recordId: 1, kind: 'enquiry' },
        ...{ receivedAt: '2026-01-01T00:00:00.000Z', answerDueAt: '2026-01-02T00:00:00.000Z' },
        ...{ nameFolded: 'asha rao', emailFolded: 'asha@example.com', productFolded: 'slabs' },
        ...{ phoneKey: '+919876543210', whatsappKey: '+447911123456' },
        searchText: 'asha rao asha@example.com jaipur slabs +919876543210 +447911123456 e-1',
      },
    ]);
  });

  test('A visitor’s incomplete enquiry is refused and not stored', async () => {
    const db = await openDb();
    const sent = createSubmissionService(db).sendEnquiry({ ...enquiry, city: ' ' }, visitor);
    await expect(sent).rejects.toMatchObject({
      code: 'invalid',
      message: 'Please fill in all required fields.',
      fields: { city: 'Enter your city' },
    });
    expect(await allEnquiries(db)).toEqual([]);
  });

  test('A program may leave out the terms in the documented request, a page’s form may not', async () => {
    const db = await openDb();
    const service = createSubmissionService(db);
    const { terms: _, ...submission } = enquiry;
    await expect(service.sendEnquiry(submission, visitor)).rejects.toMatchObject({
      fields: { terms: 'Please accept the terms' },
    });
    await service.sendEnquiry(submission, visitor, 'api');
    expect(await allEnquiries(db)).toHaveLength(1);
  });

  test('A visitor’s message and request for a quote are stored as what they are', async () => {
    const db = await openDb();
    const findCompany = async () => ({ country: 'IN', units: 'metric' }) as const;
    const service = createSubmissionService(db, { ...clock, findCompany });
    const { phone: _, ...phoneless } = message;
    const response = await service.sendContactMessage({ ...message, source_page: '/contact/' }, visitor);
    const quote = { ...phoneless, form_type: 'quote', product: 'Honey Onyx', utm_source: 'search' };
    const quoteResponse = await service.sendContactMessage(quote, visitor);
    expect([response.message, quoteResponse.message]).toEqual([
      'Thank you. Your message has reached us and we will reply within 24 hours.',
      'Thank you. Your request for a quote has reached us and we will reply within 24 hours.',
    ]);
    const shared = {
      name: 'Asha Rao',
      email: 'asha@example.com',
      subject: 'Onyx',
      message: message.message,
    };
    const createdAt = '2026-01-01T00:00:00.000Z';
    expect(await db.selectFrom('contactMessages').selectAll().orderBy('id').execute()).toMatchObject([
      {
        ...shared,
        id: 1,
        phone: '0000000000',
        phoneCountry: '+91',
        formType: 'contact',
        sourcePage: '/contact/',
        product: '',
        utmSource: '',
        createdAt,
      },
      {
        ...shared,
        id: 2,
        phone: '',
        phoneCountry: '',
        formType: 'quote',
        sourcePage: '',
        product: 'Honey Onyx',
        utmSource: 'search',
        createdAt,
      },
    ]);
    const items = await db.selectFrom('inboxItems').selectAll().orderBy('id').execute();
    expect(items).toMatchObject([
      { ...unhandled, form: 'contact', kind: 'message', recordId: 1 },
      { ...unhandled, form: 'contact', kind: 'quote', recordId: 2 },
    ]);
  });

  test('A visitor’s feedback arrives from a form without scripts', async () => {
    const db = await openDb();
    const service = createSubmissionService(db);
    const form = Object.fromEntries(new URLSearchParams('rating=5&feedback=Good%0D%0Astone&go=Send'));
    const [first, second] = await Promise.all([
      service.sendFeedback(form, visitor),
      service.sendFeedback(form, visitor),
    ]);
    expect(first).toEqual({ message: 'Thank you for your feedback.' });
    expect(second).toEqual(first);
    expect(await db.selectFrom('feedback').select(['rating', 'feedback']).execute()).toEqual([
      { rating: 5, feedback: 'Good\nstone' },
    ]);
  });

  test('A visitor who subscribes twice, in other capitals, is one subscriber and sees no error', async () => {
    const db = await openDb();
    const service = createSubmissionService(db);
    const [first, second] = await Promise.all([
      service.subscribe({ email: 'Asha@Example.com' }, visitor),
      service.subscribe({ email: 'Asha@Example.com' }, visitor),
    ]);
    const third = await service.subscribe({ email: ' asha@example.COM ' }, { ...visitor, ip: '::1' });
    expect(first).toEqual({ message: 'Thank you. You are on the list for our newsletter.' });
    expect([second, third]).toEqual([first, first]);
    expect(await db.selectFrom('subscribers').select(['email', 'emailFolded']).execute()).toEqual([
      { email: 'Asha@Example.com', emailFolded: 'asha@example.com' },
    ]);
  });

  test('A visitor may write in any script and with any sign', async () => {
    const db = await openDb();
    const text = 'आशा 石 🪨 "; drop table enquiries; --\u0000\ud800';
    await createSubmissionService(db).sendContactMessage({ ...message, message: text }, visitor);
    const { message: stored } = await db
      .selectFrom('contactMessages')
      .select('message')
      .executeTakeFirstOrThrow();
    expect(stored).toBe('आशा 石 🪨 "; drop table enquiries; --\ufffd');
  });

  test('A network that sends a form more than thirty times a minute is told to wait, for that form alone', async () => {
    const service = createSubmissionService(await openDb());
    const forms = [service.sendEnquiry, service.sendContactMessage, service.sendFeedback, service.subscribe];
    for (const send of forms) {
      for (let count = 0; count < 30; count += 1)
        await expect(send({}, visitor)).rejects.toMatchObject({ code: 'invalid' });
      await expect(send({}, visitor)).rejects.toMatchObject({ code: 'too-many' });
      await expect(send({}, { ...visitor, ip: '192.0.2.11' })).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  test('A stranger fills neither disk nor mailbox: what is too long is refused, and what one network sends in a day', async () => {
    const service = createSubmissionService(await openDb(), { findStones: knowingAll });
    const lines = (count: number, note: number) =>
      Array.from({ length: count }, () => ({ product: 'onyx', area: 300, note: 'ü'.repeat(note) }));
    const send = (count: number, note: number, ip: string) =>
      service.sendContactMessage(
        { ...message, message: `${count}`, lines: lines(count, note) },
        { ...visitor, ip },
      );
    await expect(send(200, 20, '192.0.2.20')).resolves.toBeDefined();
    await expect(send(200, 500, '192.0.2.20')).rejects.toMatchObject({ code: 'too-large' });
    const sendOn = async () => {
      for (let count = 180; count < 200; count += 1) await send(count, 240, '192.0.2.30');
    };
    await expect(sendOn()).rejects.toMatchObject({
      ...{ code: 'too-many', retryAfterSeconds: expect.any(Number) },
      message: expect.stringMatching(/from your network today.* in 24 hours/),
    });
    await expect(send(1, 10, '192.0.2.30')).resolves.toBeDefined();
    await expect(send(195, 240, '192.0.2.31')).resolves.toBeDefined();
  });

  test('All networks together have their day as well, for long lists apart from ordinary questions', async () => {
    const limits = createLimits(await openDb());
    const budget = createSubmissionBudget(limits);
    const large = { text: 'x'.repeat(60_000) };
    let taken = 0;
    const takeAll = async () => {
      for (; taken < 1_000; taken += 1) await budget.take(`192.0.${taken >> 4}.1`, large);
    };
    await expect(takeAll()).rejects.toMatchObject({ code: 'too-many' });
    expect(taken * 60_000).toBeGreaterThan(submissionLimits.allPerDay * 0.9);
    await expect(budget.take('198.51.100.1', { text: 'A question' })).resolves.toBeUndefined();
  });
});
