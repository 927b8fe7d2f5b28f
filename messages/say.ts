import { AsyncLocalStorage } from 'node:async_hooks';
import type { MessageKey } from './catalogue.ts';
import { sayShipped } from './shipped-messages.ts';
import type { Translate } from './translate.ts';

const current = new AsyncLocalStorage<Translate<MessageKey>>();

/** A message in the words of the site whose request is being answered; outside of one as it is shipped. */
export const say: Translate<MessageKey> = (key, values) => (current.getStore() ?? sayShipped)(key, values);

/** Does some work, with what follows from it, in a site's words. */
export function sayingWith<Result>(translate: Translate<MessageKey>, work: () => Result): Result {
  return current.run(translate, work);
}
