import { memoize } from '#messages/memoize.shared.ts';
import { countryNames } from './countries.shared.ts';

const namesIn = memoize(
  (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
);

/** A country in a language. @param country two letters @param language BCP 47 */
export function nameOfCountry(country: string, language: string): string {
  const listed = countryNames.get(country) ?? '';
  if (listed === '' || new Intl.Locale(language).language === 'en') return listed;
  return namesIn(language).of(country) ?? listed;
}
