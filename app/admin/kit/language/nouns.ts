import type { Word } from '#content/kit/nouns.shared.ts';
import { locale } from './language.ts';
import { t } from './t.ts';

/** What records are called, which their declaration says in English. */
export function nounOf({ one, many }: Word): Word {
  return { one: t(one), many: t(many) };
}

/** `1 product`, `1,204 products`. */
export function countOf(count: number, noun: Word): string {
  return `${count.toLocaleString(locale)} ${t(count === 1 ? noun.one : noun.many)}`;
}
