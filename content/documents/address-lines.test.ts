import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const empty = { street: '', locality: '', district: '', region: '', postalCode: '' };
const whole = { street: 'Street 1', locality: 'Town', district: 'Quarter', region: 'RG', postalCode: '1234' };

test.each([
  ['PT', ['Street 1', '1234 Town, Quarter', 'RG', 'Portugal']],
  ['US', ['Street 1', 'Town, Quarter, RG 1234', 'United States']],
  ['IN', ['Street 1', 'Town, Quarter 1234', 'RG', 'India']],
  ['GB', ['Street 1', 'Town, Quarter', '1234', 'RG', 'United Kingdom']],
  ['BR', ['Street 1', 'Quarter', 'Town-RG', '1234', 'Brazil']],
  ['AE', ['Street 1', 'RG', 'Town, Quarter', '1234', 'United Arab Emirates']],
  [null, ['Street 1', 'Town, Quarter', 'RG 1234']],
])(
  'a visitor reads an address as it is written in %s, with everything that is known of it',
  (country, lines) => {
    expect(addressLines({ address: whole, country })).toEqual(lines);
  },
);

test('a visitor reads no commas and lines of what is not known', () => {
  expect(addressLines({ address: { ...empty, street: 'Rua 1', locality: 'Évora' }, country: 'PT' })).toEqual([
    'Rua 1',
    'Évora',
    'Portugal',
  ]);
  expect(addressLines({ address: { ...empty, district: 'Ajmer' }, country: 'IN' })).toEqual([
    'Ajmer',
    'India',
  ]);
  expect(addressLines({ address: empty, country: null })).toEqual([]);
});

test('A visitor reads the country in the own language, and the comma of its script', () => {
  const address = { ...empty, locality: 'كيشانغار', district: 'أجمير' };
  expect(addressLines({ address, country: 'IN' }, 'ar')).toEqual(['كيشانغار، أجمير', 'الهند']);
});
