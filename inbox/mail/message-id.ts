import { randomUUID } from 'node:crypto';

/** A new Message-ID, in the domain that the mail is from. */
export function createMessageId(from: string): string {
  return `<${randomUUID()}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`;
}
