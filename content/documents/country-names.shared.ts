import { countryNames } from './countries.shared.ts';

const made = new Map<string, Intl.DisplayNames>();

/** A country in a language. @param country two letters @param language BCP 47 */
export function nameOfCountry(country: string, language: string): string {
  const listed = countryNames.get(country) ?? '';
  if (listed === '' || new Intl.Locale(language).language === 'en') return listed;
  const names = made.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  made.set(language, names);
  return names.of(country) ?? listed;
}
