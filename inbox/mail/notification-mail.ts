import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { describeDetails, stillOf } from '#content/facts/shortlist-line.shared.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import { sayToStaff } from '#messages/say.ts';
import { nameQuantityUnit } from '../submit/enquiry-quantities.shared.ts';
import type { OrderField } from '../submit/order-fields.shared.ts';
import { readStoredLines } from '../submit/stored-lines.ts';
import type { StoredSubmission } from '../submit/submission-store.ts';
import { type MailContent, type MailFact, type MailStone, oneLine } from './mail-content.ts';
import { subjectOf } from './staff-subject.ts';

/** A mail to the staff about one enquiry or message. */
export type Notification = {
  subject: string;
  content: MailContent;
  /** The buyer: replying to the mail replies to the enquiry. */
  replyTo: { name: string; address: string };
};

/** The origins of the site and of the back office. */
type Urls = { publicUrl: string; backOfficeUrl: string };

/** Of a longer list the inbox has the rest. */
const mostStones = 50;

const requestKinds = new Map<string, MessageKey>([
  ['quote', 'mails:quote'],
  ['sample', 'mails:sample'],
  ['hold', 'mails:hold'],
]);

/** @returns undefined for submissions that cause no notification */
export function composeNotification(stored: StoredSubmission, urls: Urls): Notification | undefined {
  switch (stored.form) {
    case 'enquiry':
      return composeEnquiry(stored, urls);
    case 'contact':
      return composeMessage(stored, urls);
    case 'feedback':
      return undefined;
  }
}

type Stored<Form extends StoredSubmission['form']> = StoredSubmission & { form: Form };

function composeEnquiry(stored: Stored<'enquiry'>, urls: Urls): Notification {
  const { record, createdAt } = stored;
  return {
    subject: subjectOf(sayToStaff('mails:enquiry'), record.product, record.fullName),
    replyTo: { name: oneLine(record.fullName), address: record.email },
    content: {
      kind: sayToStaff('mails:enquiry'),
      title: oneLine(record.product),
      facts: [
        { label: sayToStaff('mails:name'), value: record.fullName },
        mailFact(record.email),
        phoneFact(numberText(record.phoneCountry, record.phone)),
        whatsappFact(numberText(record.whatsappCountry, record.whatsappNumber)),
        { label: sayToStaff('mails:city'), value: record.city },
        { label: sayToStaff('mails:product'), value: record.product },
        {
          label: sayToStaff('mails:quantity'),
          value: `${record.quantity} ${nameQuantityUnit(record.quantityUnit)}`,
        },
        ...originFacts(record, createdAt),
      ],
      ...stonesOf(record, urls.publicUrl),
      link: linkTo(stored, urls),
      hint: replyHint(record.fullName),
    },
  };
}

function composeMessage(stored: Stored<'contact'>, urls: Urls): Notification {
  const { record, createdAt } = stored;
  const requestKind = requestKinds.get(record.formType);
  const kind = sayToStaff(requestKind ?? 'mails:message');
  const topic = requestKind ? record.product || record.subject : record.subject;
  return {
    subject: subjectOf(kind, topic, record.name),
    replyTo: { name: oneLine(record.name), address: record.email },
    content: {
      kind,
      title: oneLine(topic),
      message: record.message,
      facts: [
        { label: sayToStaff('mails:name'), value: record.name },
        mailFact(record.email),
        phoneFact(numberText(record.phoneCountry, record.phone) || sayToStaff('mails:notGiven')),
        { label: sayToStaff('mails:product'), value: record.product || sayToStaff('mails:notGiven') },
        { label: sayToStaff('mails:topic'), value: record.subject },
        ...orderFacts(record),
        ...originFacts(record, createdAt),
      ],
      ...stonesOf(record, urls.publicUrl),
      link: linkTo(stored, urls),
      hint: replyHint(record.name),
    },
  };
}

/** What was said of the order. */
function orderFacts(order: { [Field in OrderField]?: string | undefined }): MailFact[] {
  const { quantity = '', unit = '', ...said } = order;
  const facts: [MessageKey, string | undefined][] = [
    ['mails:company', said.company],
    ['mails:quantity', quantity && `${quantity} ${nameQuantityUnit(unit)}`.trim()],
    ['mails:thickness', said.thickness],
    ['mails:finish', said.finish],
    ['mails:destination', said.destination],
    ['mails:incoterm', said.incoterm],
    ['mails:neededBy', said.neededBy],
    ['mails:address', said.address],
  ];
  return facts.flatMap(([key, value]) => (value ? [{ label: sayToStaff(key), value }] : []));
}

function stonesOf(
  { lines }: { lines?: string | undefined },
  publicUrl: string,
): Pick<MailContent, 'stones' | 'more'> {
  const all = readStoredLines(lines, 'a notification');
  const stones = all.slice(0, mostStones).map((line): MailStone => {
    const url = `${publicUrl}${pathOfProduct({ slug: line.product })}`;
    const stone = { name: oneLine(line.name), url, details: describeDetails(line) };
    if (!stillOf(line.view)) return stone;
    return { ...stone, view: { label: sayToStaff('mails:room'), url: publicUrl + line.view } };
  });
  const left = all.length - stones.length;
  const more = left > 0 ? sayToStaff('mails:more', { count: left }) : undefined;
  return stones.length > 0 ? { stones, ...(more && { more }) } : {};
}

/** To the very item, for whoever is signed in. */
function linkTo({ itemId }: StoredSubmission, { backOfficeUrl }: Urls) {
  return { label: sayToStaff('mails:open'), url: `${backOfficeUrl}/admin/inbox/?item=${itemId}` };
}

type Origin = { utmSource: string; sourcePage: string; formType: string };

function originFacts({ utmSource, sourcePage, formType }: Origin, createdAt: string): MailFact[] {
  return [
    { label: sayToStaff('mails:utmSource'), value: utmSource || sayToStaff('mails:direct') },
    { label: sayToStaff('mails:sourcePage'), value: sourcePage || sayToStaff('mails:unknown') },
    { label: sayToStaff('mails:formType'), value: formType },
    { label: sayToStaff('mails:submittedAt'), value: createdAt, isTime: true },
  ];
}

function mailFact(address: string): MailFact {
  return {
    label: sayToStaff('mails:email'),
    value: address,
    href: `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  };
}

function phoneFact(number: string): MailFact {
  const fact = { label: sayToStaff('mails:phone'), value: number };
  return number.startsWith('+') ? { ...fact, href: `tel:${number.replaceAll(' ', '')}` } : fact;
}

function whatsappFact(number: string): MailFact {
  if (number === '') return { label: sayToStaff('mails:whatsapp'), value: sayToStaff('mails:notGiven') };
  return {
    label: sayToStaff('mails:whatsapp'),
    value: number,
    href: `https://wa.me/${number.replace(/\D/g, '')}`,
  };
}

function replyHint(name: string): string {
  return sayToStaff('mails:replyHint', { name: oneLine(name) });
}

function numberText(country: string | undefined, number: string | undefined): string {
  return number ? `${country} ${number}`.trim() : '';
}
