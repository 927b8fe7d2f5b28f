import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { describeDetails, stillOf } from '#content/facts/shortlist-line.shared.ts';
import { nameQuantityUnit } from '../submit/enquiry-quantities.shared.ts';
import { readStoredLines } from '../submit/stored-lines.ts';
import type { StoredSubmission } from '../submit/submission-store.ts';
import { type MailContent, type MailFact, type MailStone, oneLine } from './mail-content.ts';

/** A mail to the staff about one enquiry or message. */
export type Notification = {
  subject: string;
  content: MailContent;
  /** The buyer: replying to the mail replies to the enquiry. */
  replyTo: { name: string; address: string };
};

/** The origins of the site and of the back office. */
type Urls = { publicUrl: string; backOfficeUrl: string };

const maxSubjectLength = 200;
/** Of a longer list the inbox has the rest. */
const mostStones = 50;

const kinds = new Map(Object.entries({ quote: 'Quote request', sample: 'Sample request' }));

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
    subject: subjectOf(`Enquiry: ${record.product} – ${record.fullName}`),
    replyTo: { name: oneLine(record.fullName), address: record.email },
    content: {
      kind: 'Enquiry',
      title: oneLine(record.product),
      facts: [
        { label: 'Name', value: record.fullName },
        mailFact(record.email),
        phoneFact(numberText(record.phoneCountry, record.phone)),
        whatsappFact(numberText(record.whatsappCountry, record.whatsappNumber)),
        { label: 'City', value: record.city },
        { label: 'Product', value: record.product },
        { label: 'Quantity', value: `${record.quantity} ${nameQuantityUnit(record.quantityUnit)}` },
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
  const kind = kinds.get(record.formType) ?? 'Message';
  const topic = kind === 'Message' ? record.subject : record.product || record.subject;
  return {
    subject: subjectOf(`${kind}: ${topic} – ${record.name}`),
    replyTo: { name: oneLine(record.name), address: record.email },
    content: {
      kind,
      title: oneLine(topic),
      message: record.message,
      facts: [
        { label: 'Name', value: record.name },
        mailFact(record.email),
        phoneFact(numberText(record.phoneCountry, record.phone) || 'Not given'),
        { label: 'Product', value: record.product || 'Not given' },
        { label: 'Subject', value: record.subject },
        ...originFacts(record, createdAt),
      ],
      ...stonesOf(record, urls.publicUrl),
      link: linkTo(stored, urls),
      hint: replyHint(record.name),
    },
  };
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
    return { ...stone, view: { label: 'Seen in a room', url: publicUrl + line.view } };
  });
  const left = all.length - stones.length;
  const more = left > 0 ? `and ${left} more, see the inbox` : undefined;
  return stones.length > 0 ? { stones, ...(more && { more }) } : {};
}

/** To the very item, for whoever is signed in. */
function linkTo({ itemId }: StoredSubmission, { backOfficeUrl }: Urls) {
  return { label: 'Open it in the inbox', url: `${backOfficeUrl}/admin/inbox/?item=${itemId}` };
}

type Origin = { utmSource: string; sourcePage: string; formType: string };

function originFacts({ utmSource, sourcePage, formType }: Origin, createdAt: string): MailFact[] {
  return [
    { label: 'UTM source', value: utmSource || 'Direct' },
    { label: 'Source page', value: sourcePage || 'Unknown' },
    { label: 'Form type', value: formType },
    { label: 'Submitted at', value: createdAt, isTime: true },
  ];
}

function mailFact(address: string): MailFact {
  return {
    label: 'Email',
    value: address,
    href: `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  };
}

function phoneFact(number: string): MailFact {
  const fact = { label: 'Phone', value: number };
  return number.startsWith('+') ? { ...fact, href: `tel:${number.replaceAll(' ', '')}` } : fact;
}

function whatsappFact(number: string): MailFact {
  if (number === '') return { label: 'WhatsApp', value: 'Not given' };
  return { label: 'WhatsApp', value: number, href: `https://wa.me/${number.replace(/\D/g, '')}` };
}

function replyHint(name: string): string {
  return `An answer to this mail goes to ${oneLine(name)}.`;
}

/** Signs that turn the direction of what follows could make a subject read as another. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

function subjectOf(text: string): string {
  const line = oneLine(text).replace(turning, '');
  return line.length > maxSubjectLength ? `${line.slice(0, maxSubjectLength - 1).toWellFormed()}…` : line;
}

function numberText(country: string | undefined, number: string | undefined): string {
  return number ? `${country} ${number}`.trim() : '';
}
