import { formatMoment } from '#content/kit/zoned-days.shared.ts';

/** A line of a mail: what it is, what was given, and where that leads (`mailto:`, `tel:`, `https:`). */
export type MailFact = {
  label: string;
  value: string;
  href?: string;
  /** The value is a time, ISO 8601 in UTC, to be written as the company's clocks show it. */
  isTime?: true;
};

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
  /** What is said of those that the mail leaves out. */
  more?: string;
  link: { label: string; url: string };
  /** What the reader may want to know, in a sentence. */
  hint: string;
};

/** The mail as plain text, which previews begin with: the message, the link, a line for each fact, and the stones. */
export function contentToText(
  { facts, stones = [], more, link, message }: MailContent,
  { name }: { name: string },
): string {
  const text = facts.map(({ label, value }) => `${label}: ${oneLine(value)}\n`).join('');
  const list = stones.map(({ name, url, details, view }, index) => {
    const words = [name, details].filter(Boolean).map(oneLine).join(', ');
    return `${index + 1}. ${words}\n   ${url}\n${view ? `   ${view.label}: ${view.url}\n` : ''}`;
  });
  const parts = [
    message && `${message}\n`,
    `${link.label}: ${link.url}\n`,
    text,
    list.join('') + (more ? `${more}\n` : ''),
    `${oneLine(name)}\n`,
  ];
  return parts.filter(Boolean).join('\n');
}

/** The mail with its times as people read them, as the company's clocks show them on the day that it is sent. */
export function withWrittenTimes(
  content: MailContent,
  { timeZone, language }: { timeZone: string; language: string },
): MailContent {
  const facts = content.facts.map((fact) =>
    fact.isTime ? { ...fact, value: formatMoment(fact.value, timeZone, language) } : fact,
  );
  return { ...content, facts };
}

/** A line break in a header would start another header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
