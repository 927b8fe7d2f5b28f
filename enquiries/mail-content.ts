/** A line of a mail: what it is, what was given, and where that leads (`mailto:`, `tel:`, `https:`). */
export type MailFact = { label: string; value: string; href?: string };

/** A stone of a list: where it is seen, what is wanted of it, in a line, and the room in which it was seen. */
export type MailStone = { name: string; url: string; details: string; view?: { label: string; url: string } };

/** What a mail says, apart from how it looks. */
export type MailContent = {
  /** What kind of mail it is: 'Quote request'. */
  kind: string;
  title: string;
  /** In the writer's own words, with their line breaks. */
  message?: string;
  facts: MailFact[];
  /** The stones of a list, each with what is wanted of it. */
  stones?: MailStone[];
  link: { label: string; url: string };
  /** What the reader may want to know, in a sentence. */
  hint: string;
};

/** The mail as plain text: a line for each fact, and the stones and the message below them. */
export function contentToText({ facts, stones = [], link, message }: MailContent): string {
  const lines = [...facts, { label: link.label, value: link.url }];
  const text = lines.map(({ label, value }) => `${label}: ${oneLine(value)}\n`).join('');
  const list = stones.map(({ name, url, details, view }, index) => {
    const words = [name, details].filter(Boolean).map(oneLine).join(', ');
    return `${index + 1}. ${words}\n   ${url}\n${view ? `   ${view.label}: ${view.url}\n` : ''}`;
  });
  const parts = [text, ...(list.length > 0 ? [list.join('')] : []), ...(message ? [`${message}\n`] : [])];
  return parts.join('\n');
}

/** A line break in a header would start another header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
