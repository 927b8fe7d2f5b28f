import type { MessageKey } from '#messages/catalogue.ts';
import { say } from '#messages/say.ts';

/** What a schema refuses a value with, said when it does, in the words of the site that is asked. */
export type Saying = { error: () => string };

export function saying(key: MessageKey, values?: Readonly<Record<string, string | number>>): Saying {
  return { error: () => say(key, values) };
}
