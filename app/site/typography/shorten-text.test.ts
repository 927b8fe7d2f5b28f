import { expect, test } from 'vitest';
import { shortenText } from './shorten-text.ts';

test('a text that fits stays as it is', () => {
  expect(shortenText('White, with grey veins.', 23)).toBe('White, with grey veins.');
});

test('a longer one ends with a whole word', () => {
  expect(shortenText('White marble, with fine grey veins.', 16)).toBe('White marble…');
  expect(shortenText('White marble with veins', 15)).toBe('White marble…');
});

test('a word that fills all the room alone is cut, and still says so', () => {
  expect(shortenText('Quarzitschiefer', 6)).toBe('Quarzi…');
});
