import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { countries } from './countries.shared.ts';

test('A visitor finds every country by its name', () => {
  const names = countries.map((country) => country.name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});

test('A visitor finds every country that has a calling code, with that code', () => {
  const listed = Object.fromEntries(countries.map(({ iso, code }) => [iso, code]));
  const known = Object.fromEntries(getCountries().map((iso) => [iso, `+${getCountryCallingCode(iso)}`]));
  expect(listed).toEqual(known);
  expect(countries).toHaveLength(getCountries().length);
});

test('Every country has a name and no country stands in the list twice', () => {
  expect(countries.filter((country) => !/^\p{L}.+/u.test(country.name))).toEqual([]);
  expect(new Set(countries.map((country) => country.name)).size).toBe(countries.length);
});
