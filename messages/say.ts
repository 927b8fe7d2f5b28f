import { AsyncLocalStorage } from 'node:async_hooks';
import type { MessageKey } from './catalogue.ts';
import { sayShipped } from './shipped-messages.ts';
import type { Translate } from './translate.ts';

/** The words of a site: for the visitor who is answered, and for its staff, who may read another language. */
export type SiteWords = { visitor: Translate<MessageKey>; staff: Translate<MessageKey> };

const current = new AsyncLocalStorage<SiteWords>();

/** A message in the words of the site whose request is being answered; outside of one as it is shipped. */
export const say: Translate<MessageKey> = (key, values) =>
  (current.getStore()?.visitor ?? sayShipped)(key, values);

/** The same in the site's default language, for mails to the staff. */
export const sayToStaff: Translate<MessageKey> = (key, values) =>
  (current.getStore()?.staff ?? sayShipped)(key, values);

/** Does some work, with what follows from it, in a site's words. */
export function sayingWith<Result>(words: SiteWords, work: () => Result): Result {
  return current.run(words, work);
}
