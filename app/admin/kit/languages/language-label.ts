import { directionOf } from '#messages/language-names.shared.ts';
import { locale } from '../language/language.ts';
import type { TextLanguage } from './text-language.ts';

const names = new Intl.DisplayNames([locale], { type: 'language' });

/** `German`, as the reader calls it. What is no language is named as it is written. */
export function readersNameOf(tag: string): string {
  return isTag(tag) ? (names.of(tag) ?? tag) : tag;
}

/** A language in the reader's words and in its own: `German · Deutsch`. */
export function languageLabel(tag: string): string {
  const name = readersNameOf(tag);
  const own = isTag(tag) ? (new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? name) : name;
  return own === name ? name : `${name} · ${own}`;
}

/** The attributes of an element whose text is in a language. */
export function textLanguageOf(tag: string): TextLanguage {
  return { lang: tag, dir: directionOf(tag) };
}

/** Whether something that was typed is spelt as the tag of a language. */
export function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
