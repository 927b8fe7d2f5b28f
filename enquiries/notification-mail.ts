import type { StoredSubmission } from './submission-store.ts';

/** A mail to the staff about one enquiry or message. */
export type Notification = {
  subject: string;
  body: string;
  /** The buyer: replying to the mail replies to the enquiry. */
  replyTo: { name: string; address: string };
};

const maxSubjectLength = 200;

/** @returns undefined for submissions that cause no notification */
export function composeNotification(stored: StoredSubmission, publicUrl: string): Notification | undefined {
  switch (stored.form) {
    case 'enquiry':
      return composeEnquiry(stored, publicUrl);
    case 'contact':
      return composeMessage(stored, publicUrl);
    case 'feedback':
      return undefined;
  }
}

type Stored<Form extends StoredSubmission['form']> = StoredSubmission & { form: Form };

function composeEnquiry({ record, createdAt }: Stored<'enquiry'>, publicUrl: string): Notification {
  return {
    subject: subjectOf(`Enquiry: ${record.product} – ${record.fullName}`),
    replyTo: { name: oneLine(record.fullName), address: record.email },
    body: bodyOf([
      ['Name', record.fullName],
      ['Email', record.email],
      ['Phone', numberText(record.phoneCountry, record.phone)],
      ['WhatsApp', numberText(record.whatsappCountry, record.whatsappNumber)],
      ['City', record.city],
      ['Product', record.product],
      ['Quantity', `${record.quantity} sq ft`],
      ['UTM source', record.utmSource || 'Direct'],
      ['Source page', record.sourcePage || 'Unknown'],
      ['Form type', record.formType],
      ['Submitted at', createdAt],
      ['In the back office', `${publicUrl}/admin/enquiries/`],
    ]),
  };
}

function composeMessage({ record, createdAt }: Stored<'contact'>, publicUrl: string): Notification {
  const isQuote = record.formType === 'quote';
  const topic = isQuote ? record.product || record.subject : record.subject;
  const about = [
    ['Name', record.name],
    ['Email', record.email],
    ['Phone', numberText(record.phoneCountry, record.phone) || 'Not given'],
    ['Product', record.product || 'Not given'],
    ['Subject', record.subject],
    ['UTM source', record.utmSource || 'Direct'],
    ['Source page', record.sourcePage || 'Unknown'],
    ['Form type', record.formType],
    ['Submitted at', createdAt],
    ['In the back office', `${publicUrl}/admin/messages/`],
  ] satisfies [string, string][];
  return {
    subject: subjectOf(`${isQuote ? 'Quote request' : 'Message'}: ${topic} – ${record.name}`),
    replyTo: { name: oneLine(record.name), address: record.email },
    body: `${bodyOf(about)}\n${record.message}\n`,
  };
}

function bodyOf(lines: [label: string, value: string | undefined][]): string {
  return lines.map(([label, value]) => `${label}: ${oneLine(value ?? '')}\n`).join('');
}

function subjectOf(text: string): string {
  const line = oneLine(text);
  return line.length > maxSubjectLength ? `${line.slice(0, maxSubjectLength - 1).toWellFormed()}…` : line;
}

/** A line break in a header would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function numberText(country: string | undefined, number: string | undefined): string {
  return number ? `${country} ${number}` : '';
}
