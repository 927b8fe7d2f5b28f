import { ownValue } from '#content/kit/own-value.shared.ts';

/** Where a template is offered. */
export const replyChannels = ['both', 'mail', 'chat'] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/** What an answer begins with; the subject is of mails alone. */
export type ReplyTemplate = {
  name: string;
  channel: ReplyChannel;
  subject: string;
  text: string;
  /** What it says in other languages of the site. */
  translations?: readonly { language: string; subject: string; text: string }[] | undefined;
};

export const replyTemplateLimits = {
  ...{ count: 30, name: 80, subject: 200, text: 4000 },
  translations: 30,
};

/** What templates may name of an item and of who answers it. */
export const replyPlaceholders = {
  name: 'the name of the buyer',
  kind: 'what was sent: "enquiry", "request for a quote"',
  product: 'the product asked about',
  quantity: 'the quantity, with its unit',
  stones: 'the list of products that came with it, one a line',
  city: 'the city',
  subject: 'the subject of a message',
  reference: 'the reference, such as Q-12',
  company: 'the name of your company',
  me: 'your own name',
} as const;
export type ReplyContext = Record<keyof typeof replyPlaceholders, string>;

const named = /\{(\w+)\}/g;
/** In square brackets, with a name in it; or a name alone. */
const replaced = /\[([^[\]]*\{\w+\}[^[\]]*)\]|\{\w+\}/g;

/**
 * Names in braces give way to what is known; what stands in square brackets is left out where something in it is not.
 * In one go, so that what a buyer wrote is not read as a template.
 */
export function fillReply(text: string, context: ReplyContext): string {
  const known = (name: string): string | undefined => ownValue<string | undefined>(context, name);
  const fill = (part: string) => part.replace(named, (whole, name: string) => known(name) ?? whole);
  return text.replace(replaced, (whole, part: string | undefined) => {
    if (part === undefined) return fill(whole);
    const isKnown = [...part.matchAll(named)].every(([, name = '']) => known(name));
    return isKnown ? fill(part) : '';
  });
}

/** Names in braces that mean nothing. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(named)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !Object.hasOwn(replyPlaceholders, name)))];
}
