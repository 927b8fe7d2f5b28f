import { type ContactMessage, type Enquiry, quantityText } from './enquiry.ts';

/** The subject of a reply, which names what it is about. */
export type Reply = { subject: string; greeting: string };

/** e.g. "Your enquiry: Onyx, 2000 sq ft, Udaipur". */
export function replyToEnquiry(enquiry: Pick<Enquiry, 'fullName' | 'product' | 'quantity' | 'city'>): Reply {
  const quantity = quantityText(enquiry.quantity);
  const subject = [enquiry.product, quantity, enquiry.city].filter(Boolean).join(', ');
  const details = [quantity.toLowerCase(), enquiry.city && `for ${enquiry.city}`].filter(Boolean).join(', ');
  const topic = enquiry.product ? ` about ${enquiry.product}` : '';
  return {
    subject: subject ? `Your enquiry: ${subject}` : 'Your enquiry',
    greeting: `Dear ${enquiry.fullName},\n\nThank you for your enquiry${topic}${details && ` (${details})`}.\n\n`,
  };
}

export function replyToMessage(item: Pick<ContactMessage, 'name' | 'subject' | 'product'>): Reply {
  const topic = item.product || item.subject;
  return {
    subject: item.subject ? `Re: ${item.subject}` : 'Your message',
    greeting: `Dear ${item.name},\n\nThank you for your message${topic && ` about ${topic}`}.\n\n`,
  };
}

/** A `mailto:` link with address, subject and greeting (RFC 6068). */
export function mailUrl(email: string, reply: Reply): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  // RFC 6068 requires CRLF.
  const body = reply.greeting.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(reply.subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * A link that opens a chat with a number, with an optional text.
 * @param phone.country a calling code with or without its plus sign
 */
export function chatUrl(phone: { country: string; number: string }, text?: string): string {
  const digits = `${phone.country}${phone.number}`.replace(/\D/g, '');
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

export function telUrl(phone: { country: string; number: string }): string {
  return `tel:+${`${phone.country}${phone.number}`.replace(/\D/g, '')}`;
}
