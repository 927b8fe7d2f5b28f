const scriptsFromTheRight = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']);

/** How a language is written. */
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
