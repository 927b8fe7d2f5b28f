import { directionOf } from '#messages/language-names.shared.ts';
import type { TextLanguage } from './text-language.ts';

const english = new Intl.DisplayNames(['en'], { type: 'language' });

/** `German`. What is no language is named as it is written. */
export function englishNameOf(tag: string): string {
  return isTag(tag) ? (english.of(tag) ?? tag) : tag;
}

/** A language in English and in its own words: `German · Deutsch`. */
export function languageLabel(tag: string): string {
  const name = englishNameOf(tag);
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
