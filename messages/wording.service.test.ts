import { expect, test } from 'vitest';
import { currentLanguage, inLanguage } from './language.ts';
import { createWordingService } from './wording.service.ts';

const wording = createWordingService({
  readWording: async () => ({
    'shell:search.count': '{count, plural, one {# find} other {# finds}}',
    'collections:explore': 'Go in',
  }),
  readLanguage: async () => 'en',
});

test('mails and sheets have the company’s words, and the shipped ones where it has none', async () => {
  const t = await wording.read();
  expect(t('shell:search.count', { count: 2 })).toBe('2 finds');
  expect(t('shell:search.title')).toBe('Search');
});

test('a page gets what the company changed in its groups alone', async () => {
  expect(Object.keys(await wording.pick('shell', 'common'))).toEqual(['shell:search.count']);
  expect(await wording.pick('collections')).toEqual({ 'collections:explore': 'Go in' });
});

test('the staff is told in the default language what a visitor is told in another', async () => {
  const german = createWordingService({
    readWording: async () => ({}),
    readLanguage: async () => currentLanguage() ?? 'en',
  });
  const { visitor, staff } = await inLanguage('de', () => german.readForBoth());
  expect([visitor('forms:phone'), staff('forms:phone')]).toEqual(['Telefon', 'Phone']);
});
