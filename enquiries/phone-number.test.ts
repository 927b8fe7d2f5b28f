import { expect, test } from 'vitest';
import { findPhoneProblem, nationalNumberOf, withoutSeparators } from './phone-number.ts';

test.each(['0000000000', '9876543210'])('A visitor in India may enter %s', (number) => {
  expect(findPhoneProblem({ number, country: '+91' })).toBeUndefined();
});

test.each(['123456789', '12345678901', '98765abcde', '٩٨٧٦٥٤٣٢١٠', '98765x43210'])(
  'A visitor in India is asked for exactly 10 digits instead of %s',
  (number) => {
    expect(findPhoneProblem({ number, country: '+91' })).toBe('Enter exactly 10 digits');
  },
);

test('A visitor who repeats the country code is told to choose it instead', () => {
  const message = 'Leave out the country code; choose it beside the number';
  expect(findPhoneProblem({ number: '+919876543210', country: '+91' })).toBe(message);
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
  ['+1', '202555012', 'Enter 10 digits for +1'],
  ['+1', '20255501234', 'Enter 10 digits for +1'],
  ['+971', '5012345678', 'Enter 8 or 9 digits for +971'],
  ['+65', '8000123', 'Enter 8 digits for +65'],
  ['+49', '1', 'Enter 5 to 13 digits for +49'],
  ['+44', '79111x3456', 'Enter 9 or 10 digits for +44'],
])('A visitor who enters %s %s is told "%s"', (country, number, message) => {
  expect(findPhoneProblem({ number, country })).toBe(message);
});

test('Spaces, hyphens and brackets in a number do not matter', () => {
  expect(withoutSeparators(' (98765) 432-10 ')).toBe('9876543210');
  expect(withoutSeparators('[06]\u00a012.34–56')).toBe('06123456');
});

test('A number is kept as it is dialled after the calling code', () => {
  expect(nationalNumberOf({ number: '07911123456', country: '+44' })).toBe('7911123456');
  expect(nationalNumberOf({ number: '0612345678', country: '+39' })).toBe('0612345678');
  expect(nationalNumberOf({ number: '0000000000', country: '+91' })).toBe('0000000000');
});
