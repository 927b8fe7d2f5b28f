import { expect, test } from 'vitest';
import { countries } from './countries.shared.ts';
import { findCountryDefaults } from './country-defaults.shared.ts';
import { currencyNames } from './currencies.ts';
import { timeZones } from './time-zones.ts';

/** As Node has it; TypeScript does not know it yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined };

test.each(countries)(
  'A company in $name is offered a currency and a time zone of that country',
  ({ iso }) => {
    const { currency = '', timeZone = '' } = findCountryDefaults(iso) ?? {};
    expect(currencyNames.has(currency)).toBe(true);
    expect(timeZones).toContain(timeZone);
    // Node does not know the zones of all countries, and calls some by their former names.
    const known = (new Intl.Locale('en', { region: iso }) as LocaleWithZones).getTimeZones() ?? [];
    const nowIn = (zone: string) =>
      new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'full' }).format(0);
    if (known.length > 0) expect(known.map(nowIn)).toContain(nowIn(timeZone));
  },
);

test('Areas are in square feet where people measure in feet', () => {
  const { PT, US } = { PT: findCountryDefaults('PT'), US: findCountryDefaults('US') };
  expect(PT).toEqual({ currency: 'EUR', timeZone: 'Europe/Lisbon', units: 'metric' });
  expect(US).toEqual({ currency: 'USD', timeZone: 'America/New_York', units: 'imperial' });
  expect(findCountryDefaults('constructor')).toBeUndefined();
});
