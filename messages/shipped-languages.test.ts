import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shippedMessages } from './catalogue.ts';
import { inLanguage } from './language.ts';
import { placeholdersOf, pluralOf } from './message-forms.ts';
import { readCatalogue } from './shipped-languages.ts';
import { shippedTags } from './shipped-tags.shared.ts';
import { createWordingService } from './wording.service.ts';

/** A form for millions, which nobody needs here. */
const needless = { fr: ['many'], it: ['many'], es: ['many'], pt: ['many'] };

/** Words that are the same in English. */
const sameWords: Readonly<Record<string, string[]>> = {
  de: ['beige', 'container', 'gold', 'name', 'newsletter', 'onyx'],
  fr: [
    'articles',
    'beige',
    'contact',
    'description',
    'image',
    'joints',
    'menu',
    'message',
    'note',
    'page',
    'pages',
  ]
    .concat(['reel', 'story', 'suggestions', 'surface', 'mail'])
    .concat(['façade', 'monument', 'onyx', 'quartzite', 'serpentine', 'destination']),
  it: ['beige', 'container', 'mail', 'menu', 'newsletter', 'no', 'reel', 'video'],
  es: ['beige', 'error', 'no', 'reel'],
  pt: ['mail', 'menu', 'newsletter', 'reel'],
};
/** Names, formats and units, in any language. */
const names = ['mm', 'cm', 'HTTP', 'PDF', 'WhatsApp', 'UTM', 'sq', 'ft', 'kg', 'lb', 'Incoterm', 'Incoterms'];

describe.each(shippedTags.filter((language) => language !== 'en'))('the catalogue of %s', (language) => {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(new URL(`${language}.json`, import.meta.url), 'utf8'),
  );

  test('has every text in the order of the English one, and no other', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(shippedMessages));
  });

  test('fills in what the English texts do', () => {
    const filled = (all: Readonly<Record<string, string>>) =>
      Object.entries(all).map(([key, text]) => [key, placeholdersOf(text)]);
    expect(filled(texts)).toEqual(filled(shippedMessages));
  });

  test('has a form for each number of things that the language tells apart', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const needed = pluralCategories.filter((form) => !Reflect.get(needless, language)?.includes(form));
    for (const [key, text] of Object.entries(texts)) {
      const forms = Object.keys(pluralOf(text)?.forms ?? {});
      if (forms.length > 0) expect(forms, key).toEqual(expect.arrayContaining(needed));
    }
  });

  test('has nothing left in English', () => {
    const left = Object.entries(texts).filter(([key, text]) => {
      const words = text.replace(/[{<][^{}<>]*[}>]/g, ' ').match(/\p{L}{2,}/gu) ?? [];
      const known = [...names, ...(sameWords[language] ?? [])].map((word) => word.toLowerCase());
      const isOwn = words.every((word) => known.includes(word.toLowerCase()));
      return text === shippedMessages[key as keyof typeof shippedMessages] && !isOwn;
    });
    expect(left).toEqual([]);
  });
});

const wording = createWordingService({ readWording: async () => ({}), readLanguage: async () => 'pt-BR' });

test('a regional language has the words of its language, one without a catalogue English ones', async () => {
  expect(await readCatalogue('pt-BR')).toBe(await readCatalogue('pt'));
  expect(await readCatalogue('nl')).toBe(await readCatalogue('en'));
});

test('a page in another language gets all texts of its groups, and counts as the language does', async () => {
  const texts = await inLanguage('pt-BR', () => wording.pick('search'));
  expect(Object.keys(texts)).toEqual(Object.keys(shippedMessages).filter((key) => key.startsWith('search:')));
  const t = await wording.read();
  expect(t('shell:search.count', { count: 1200 })).toMatch(/^1\.200 /);
});
