import { expect, test } from 'vitest';
import { sayShipped as t } from '#messages/shipped-messages.ts';
import { messagingUrl, sentenceFor } from './messaging-link.ts';

const href = 'https://wa.me/910000000000';
const page = 'Italian Marble';

function textIn(url: string): string | null {
  return new URL(url).searchParams.get('text');
}

test.each([
  [{ page }, 'Hello, I am looking at your Italian Marble.'],
  [{ page, list: 'Onyx' }, 'Hello, I am looking at your Onyx (Italian Marble).'],
  [{ page, query: 'blue & white' }, 'Hello, I am looking for “blue & white” (Italian Marble).'],
  [
    { page, list: 'Onyx', query: 'blue', product: 'Sky Blue Onyx' },
    'Hello, I am looking at Sky Blue Onyx (Italian Marble, Onyx).',
  ],
])('A visitor who writes begins with what they look at: %j', (context, sentence) => {
  expect(textIn(messagingUrl(href, sentenceFor(t, context)))).toBe(sentence);
});

test('A link that is no web URL is left alone', () => {
  expect(messagingUrl('tel:+910000000000', page)).toBe('tel:+910000000000');
});
