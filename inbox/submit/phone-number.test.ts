import { expect, test } from 'vitest';
import { findPhoneProblem, settlePhone, withoutSeparators } from './phone-number.ts';

test.each(['0000000000', '9876543210'])('A visitor in India may enter %s', (number) => {
  expect(findPhoneProblem({ number, country: '+91' })).toBeUndefined();
});

test.each([
  ['123456789', '9 are too few'],
  ['12345678901', '11 are too many'],
  ['98765abcde', 'there is something else than the digits 0 to 9 in it'],
  ['٩٨٧٦٥٤٣٢١٠', 'there is something else than the digits 0 to 9 in it'],
  ['9876543210ext5', 'there is something else than the digits 0 to 9 in it'],
])('A visitor in India is asked for exactly 10 digits instead of %s, as %s', (number, reason) => {
  expect(findPhoneProblem({ number, country: '+91' })).toBe(`Enter exactly 10 digits; ${reason}`);
});

test.each([
  ['+1', '2025550123', 'the United States'],
  ['+44', '7911123456', 'the United Kingdom'],
  ['+44', '07911123456', 'the United Kingdom, with the 0 in front'],
  ['+971', '501234567', 'the Emirates'],
  ['+971', '41234567', 'the Emirates, a landline'],
  ['+39', '0612345678', 'Italy, where the 0 belongs to the number'],
  ['+65', '80001234', 'Singapore'],
  ['+49', '15123456789', 'Germany'],
])('A visitor may enter %s %s from %s', (country, number) => {
  expect(findPhoneProblem({ number, country })).toBeUndefined();
});

test.each([
  ['+1', '202555012', 'Enter 10 digits for +1; 9 are too few'],
  ['+1', '20255501234', 'Enter 10 digits for +1; 11 are too many'],
  ['+971', '5012345678', 'Enter 8 or 9 digits for +971; 10 are too many'],
  ['+65', '8000123', 'Enter 8 digits for +65; 7 are too few'],
  ['+49', '1', 'Enter 5 to 13 digits for +49; 1 is too few'],
  ['+44', '79111x3456', 'Enter 9 or 10 digits for +44; there is something else than the digits 0 to 9 in it'],
])('A visitor who enters %s %s is told "%s"', (country, number, message) => {
  expect(findPhoneProblem({ number, country })).toBe(message);
});

test('Spaces, hyphens and brackets in a number do not matter', () => {
  expect(withoutSeparators(' (98765) 432-10 ')).toBe('9876543210');
  expect(withoutSeparators('[06]\u00a012.34–56')).toBe('06123456');
});

test.each([
  ['+351', '912 345 678', '+351', '912345678'],
  ['+351', '00351 912 345 678', '+351', '912345678'],
  ['+1', '011 351 912 345 678', '+351', '912345678'],
  ['', '+351 912 345 678', '+351', '912345678'],
  ['', '0049 171 1234567', '+49', '1711234567'],
])('With %j chosen beside it, a visitor may write %s', (chosen, typed, country, kept) => {
  const number = withoutSeparators(typed);
  expect(settlePhone({ number, country: chosen })).toEqual({ country, number: kept });
  expect(findPhoneProblem({ number, country: chosen })).toBeUndefined();
});

test('A code that no country has is told', () => {
  expect(findPhoneProblem({ number: '+999123456', country: '+91' })).toMatch(
    /^No country has the code \+999/,
  );
});

const marks = [
  '\u202a',
  '\u202c',
  '\u202e',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00a0',
];

test.each([
  ['+44', '07911123456', '+44', '7911123456'],
  ['+39', '0612345678', '+39', '0612345678'],
  ['+91', '0000000000', '+91', '0000000000'],
  ['+91', '098765 43210', '+91', '9876543210'],
  ['+91', '+91 98765 43210', '+91', '9876543210'],
  ['+91', '91-9876543210', '+91', '9876543210'],
  ['+49', '+91 98765-43210', '+91', '9876543210'],
  ['+1', '0091 98765 43210', '+91', '9876543210'],
  ['+91', '0091 (0)98765 43210', '+91', '9876543210'],
  ['+91', '+44 (0)20 7946 0958', '+44', '2079460958'],
  ['+44', '44 7911 123456', '+44', '7911123456'],
  ['+49', '0171/1234567', '+49', '1711234567'],
  ['+91', '0049 171 / 123 45 67', '+49', '1711234567'],
  ['+1', '1 (202) 555-0123', '+1', '2025550123'],
  ['+971', '050 123 4567', '+971', '501234567'],
])(
  'With %s beside it, %s is read as %s %s, whatever marks were pasted with it',
  (chosen, typed, country, kept) => {
    for (const mark of ['', ...marks]) {
      const number = withoutSeparators(mark + typed + mark);
      expect(settlePhone({ number, country: chosen })).toEqual({ country, number: kept });
      expect(findPhoneProblem({ number, country: chosen })).toBeUndefined();
    }
  },
);
