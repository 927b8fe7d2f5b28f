import { expect, test } from 'vitest';
import { sayingWith } from '#messages/say.ts';
import { sayShipped } from '#messages/shipped-messages.ts';
import { plainBrand } from '#tests/support/mail-brand.ts';
import { readPage } from '#tests/support/read-page.ts';
import type { StoredSubmission } from '../submit/submission-store.ts';
import { composeMail } from './compose-mail.ts';
import { composeHoldNotice } from './hold-mail.ts';
import type { MailContent } from './mail-content.ts';
import { contentOfTest } from './mail-test.service.ts';
import { composeNotification, type Notification } from './notification-mail.ts';

/** What mails say by themselves; `§` is what the company, the visitor or the clock has given. */
const words = [
  ...['Enquiry', 'Quote request', 'Message', 'Test mail', 'Name', 'Email', 'Phone', 'WhatsApp', 'City'],
  ...['Product', 'Quantity', '§ sq ft', 'Subject', 'UTM source', 'Source page', 'Form type', 'Submitted at'],
  ...['Not given', 'Direct', 'Unknown', 'Open in the back office', 'Open it in the inbox'],
  ...['An answer to this mail goes to §.'],
  ...['Sent by', 'Sent at', 'Nothing has to be done.'],
  'This site can send mail. Notices about enquiries and messages take the same way and look like this.',
  ...['Enquiry: §', 'Quote request: §', 'Message: §', 'Test mail: §', 'Enquiry: § – §', 'Message: § – §'],
  'Quote request: § – §',
  ...['Sample request', 'Sample request: §', 'Sample request: § – §', '§, 300 m²', '1. §, §, 300 m²'],
];

const given = '⟦given⟧';
const brand = { ...plainBrand, name: given, publicUrl: `https://${given}` };
const origin = { utmSource: '', sourcePage: '', formType: given };
const contact = {
  name: given,
  email: given,
  phoneCountry: given,
  phone: given,
  subject: given,
  message: given,
};
const stone = { product: given, name: given, finish: given, area: 300, unit: 'm2', room: '', note: '' };
const lines = JSON.stringify([stone]);
const submissions = [
  {
    form: 'enquiry',
    record: {
      ...{ ...origin, utmSource: given, sourcePage: given, fullName: given, email: given, city: given },
      ...{ phoneCountry: given, phone: given, whatsappCountry: given, whatsappNumber: given },
      ...{ product: given, quantity: given },
    },
  },
  { form: 'contact', record: { ...contact, ...origin, formType: 'quote', product: given } },
  { form: 'contact', record: { ...contact, ...origin, formType: 'contact', product: '', phone: '' } },
  { form: 'contact', record: { ...contact, ...origin, formType: 'sample', product: given, lines } },
].map((submission) => ({ ...submission, createdAt: given }) as unknown as StoredSubmission);

function textsOf({ subject, content }: Pick<Notification, 'subject' | 'content'>): string[] {
  const { html, body } = composeMail(content, brand);
  expect(`${subject}${html}${body}`).not.toMatch(/Ashlar|Aravane/i);
  const { texts, headTexts } = readPage(html);
  const lines = body.split('\n').map((line) => line.split(': ')[0] ?? '');
  return [subject, ...texts, ...headTexts, ...lines].map((text) =>
    text
      .replace(/(?:mailto:|tel:|https:\/\/(?:wa\.me\/)?)?⟦given⟧\S*?(?=[.,\s]|$)/g, '§')
      .replace(/§(?:[ /]+§)+|§\/admin\/\w+\//g, '§')
      .trim(),
  );
}

test('mails to the staff say nothing but what was sent, the company’s name, and names of their facts', () => {
  const mails: { subject: string; content: MailContent }[] = submissions.map((stored) => {
    const mail = composeNotification(stored, {
      publicUrl: brand.publicUrl,
      backOfficeUrl: brand.publicUrl,
    });
    if (!mail) throw new Error('It is notified');
    return mail;
  });
  const test = { name: given, backOfficeUrl: brand.publicUrl, username: given, sentAt: given };
  const content = contentOfTest(test);
  const all = new Set([...mails, { subject: given, content }].flatMap(textsOf));
  const unknown = [...all].filter(
    (text) => /\p{L}/u.test(text) && !['quote', 'contact', 'sample', ...words].includes(text),
  );
  expect(unknown).toEqual([]);
  expect(words.filter((word) => !all.has(word))).toEqual([]);
});

test('a mail about a long list names the first fifty stones, and how many more the inbox has', () => {
  const lines = JSON.stringify(
    Array.from({ length: 200 }, (_, index) => ({ ...stone, name: `Stone ${index}` })),
  );
  const record = { ...contact, ...origin, formType: 'quote', product: '', lines };
  const stored = { form: 'contact', record, createdAt: given } as unknown as StoredSubmission;
  const urls = { publicUrl: brand.publicUrl, backOfficeUrl: brand.publicUrl };
  const { body, html } = composeMail(composeNotification(stored, urls)?.content as MailContent, brand);
  for (const written of [body, html]) {
    expect(written).toContain('Stone 49');
    expect(written).not.toContain('Stone 50');
    expect(written).toContain('and 150 more, see the inbox');
  }
});

test('a mail to the staff is in their language, whatever the visitor reads', () => {
  const urls = { publicUrl: brand.publicUrl, backOfficeUrl: brand.publicUrl };
  const slabs = [{ id: 1, number: given, stone: given, holder: given, next: given }];
  const hold = { id: 1, hasEnded: true, customer: given, until: given, createdBy: given, slabs };
  const compose = () => [
    ...submissions.map((stored) => composeNotification(stored, urls)),
    composeHoldNotice(hold, urls.backOfficeUrl),
  ];
  const words = { visitor: () => 'in the language of the visitor', staff: sayShipped };
  expect(sayingWith(words, compose)).toEqual(compose());
});
