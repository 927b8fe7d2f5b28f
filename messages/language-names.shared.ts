import { memoize } from './memoize.shared.ts';

const scriptsFromTheRight = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']);

/** From which side a language is read. */
export const directionOf = memoize((language: string): 'ltr' | 'rtl' => {
  const script = new Intl.Locale(language).maximize().script ?? '';
  return scriptsFromTheRight.has(script) ? 'rtl' : 'ltr';
});

const lettersFromTheRight =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether a text has letters that are read from the right. */
export function hasLettersFromTheRight(text: string): boolean {
  return lettersFromTheRight.test(text);
}

/**
 * A text of any script that is filled into one of a language: in what is read from the right it keeps its own order, a
 * phone number its plus sign in front, a name its full stop behind (Unicode's isolates, which nobody sees).
 */
export function isolate(text: string, language: string): string {
  return directionOf(language) === 'rtl' ? inIsolates(text) : text;
}

/** The same where two texts are known and not their languages: only one of two directions needs it. */
export function isolateWithin(around: string, text: string): string {
  return text !== '' && hasLettersFromTheRight(around + text) ? inIsolates(text) : text;
}

function inIsolates(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A language in its own words: `Deutsch`. With its region only where another of the languages differs by nothing else. */
export const nameOfLanguage = memoize((language: string, languages: readonly string[]): string => {
  const baseOf = (tag: string) => new Intl.Locale(tag).language;
  const isOnly = languages.filter((other) => baseOf(other) === baseOf(language)).length < 2;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const name = names.of(isOnly ? baseOf(language) : language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
});
