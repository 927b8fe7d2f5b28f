import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** The language that is being answered in, a BCP 47 tag; undefined for the site's default one. */
export function currentLanguage(): string | undefined {
  return current.getStore();
}

/** Does some work, with what follows from it, in a language; undefined means the default one. */
export function inLanguage<Result>(language: string | undefined, work: () => Result): Result {
  return current.run(language, work);
}

/** What the paths of pages begin with in the current language: `/de`; nothing in the default one. */
export function languagePrefix(language = currentLanguage()): string {
  return language === undefined ? '' : `/${language}`;
}

const scriptsFromTheRight = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']);

export function directionOf(language: string): 'ltr' | 'rtl' {
  return scriptsFromTheRight.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** A language in its own words: `Deutsch`. With its region only where another of the languages differs by nothing else. */
export function nameOfLanguage(language: string, languages: readonly string[]): string {
  const baseOf = (tag: string) => new Intl.Locale(tag).language;
  const isOnly = languages.filter((other) => baseOf(other) === baseOf(language)).length < 2;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const name = names.of(isOnly ? baseOf(language) : language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
