import { expect, test } from 'vitest';
import { readReceipt } from './receipt.ts';

test('a receipt is read as it was left', () => {
  const receipt = { formType: 'contact', formData: { name: 'Mira', subject: 'Stair' }, source: '/contact/' };
  expect(readReceipt(receipt)).toEqual(receipt);
});

test.each([null, undefined, 'contact', {}, { formType: 'order' }, { formType: 7 }])(
  'what is no receipt is none: %j',
  (state) => {
    expect(readReceipt(state)).toBeUndefined();
  },
);

test('of a damaged receipt what can be read is left', () => {
  const state = { formType: 'enquiry', formData: { name: 'Mira', city: 3 } };
  expect(readReceipt(state)).toEqual({ formType: 'enquiry', formData: { name: 'Mira' }, source: '' });
});
