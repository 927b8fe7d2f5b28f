import { expect, test } from 'vitest';
import { readArrival } from './arrival.ts';
import { asksNotToBeTracked } from './privacy-choice.ts';

const url = new URL('https://stone.example/thank-you/?form=contact&utm_source=letter');
const here = 'https://stone.example/contact/';

test.each([
  ['from another site', { referrer: 'https://search.example/', navigationType: 'navigate' }, true, ''],
  ['from nowhere', { referrer: '', navigationType: 'navigate' }, true, ''],
  ['by a form of this site', { referrer: here, navigationType: 'navigate' }, false, 'contact'],
  ['by reloading', { referrer: here, navigationType: 'reload' }, false, ''],
  ['by going back', { referrer: 'https://search.example/', navigationType: 'back_forward' }, false, ''],
])('A visitor who comes %s', (_, document, isArrival, sentForm) => {
  const arrival = readArrival({ url, ...document });
  expect(arrival).toEqual({ isArrival, sentForm, search: '?form=contact&utm_source=letter' });
});

test('A browser signals that its user does not want to be tracked in either of two properties', () => {
  expect(asksNotToBeTracked({ globalPrivacyControl: true })).toBe(true);
  expect(asksNotToBeTracked({ doNotTrack: '1' })).toBe(true);
  expect(asksNotToBeTracked({ globalPrivacyControl: false, doNotTrack: '0' })).toBe(false);
  expect(asksNotToBeTracked({ doNotTrack: null })).toBe(false);
});
