import { AsyncLocalStorage } from 'node:async_hooks';

type Current = {
  /** Undefined for the one that the site is written in. */
  language: string | undefined;
  /** What the paths of pages begin with. */
  prefix: string;
  /** The one that an answer says it is in, where that is asked for. */
  said?: string | undefined;
};

const current = new AsyncLocalStorage<Current>();

/** The language that is being answered in, a BCP 47 tag; undefined for the one that the site is written in. */
export function currentLanguage(): string | undefined {
  return current.getStore()?.language;
}

/** Does some work, with what follows from it, in a language; undefined means the one that the site is written in. */
export function inLanguage<Result>(
  language: string | undefined,
  work: () => Result,
  { prefix = language === undefined ? '' : `/${language}`, said = language }: Partial<Current> = {},
): Result {
  return current.run({ language, prefix, said }, work);
}

/** The language that an answer says it is in; undefined where nobody asked for one, and it is the one that is written in. */
export function saidLanguage(): string | undefined {
  return current.getStore()?.said;
}

/** What the paths of pages begin with in the current language: `/de`; nothing in the default one. */
export function languagePrefix(): string {
  return current.getStore()?.prefix ?? '';
}
