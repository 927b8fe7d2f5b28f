/** A reply before anybody has written it: the subject of a mail, and the text of a mail or a chat. */
export type Reply = { subject: string; text: string };

/** A `mailto:` link with address, subject and text (RFC 6068). */
export function mailUrl(email: string, reply?: Reply): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  if (!reply) return `mailto:${to}`;
  // RFC 6068 requires CRLF.
  const body = reply.text.replaceAll('\n', '\r\n');
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
