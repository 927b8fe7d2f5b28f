import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { backOfficeLanguages } from '#messages/back-office/languages.shared.ts';
import { placeholdersOf, pluralOf } from '#messages/message-forms.ts';
import { declaredTexts, saidTexts, unsaidTexts } from './support/back-office-texts.ts';

/** Names and formats, in any language. */
const names = new Set([
  'kbd',
  'ctrl',
  'esc',
  'alt',
  'shift',
  'enter',
  'cmd',
  'pdf',
  'csv',
  'xlsx',
  'zip',
  'utm',
  'utc',
]);

const wanted = new Set([...declaredTexts(), ...saidTexts().keys()]);

test('the back office shows no text that no catalogue can say', () => {
  expect(unsaidTexts().filter((text) => !names.has(text.split(': ')[1]?.toLowerCase() ?? ''))).toEqual([]);
});

describe.each(backOfficeLanguages.filter((language) => language !== 'en'))('in %s', (language) => {
  const {
    texts,
    answers,
  }: Record<'texts' | 'answers', Record<string, string>> = JSON.parse(
    readFileSync(new URL(`../messages/back-office/${language}.json`, import.meta.url), 'utf8'),
  );

  test('an editor reads every text of the back office, and the catalogue has no other', () => {
    expect([...wanted].filter((text) => texts[text] === undefined)).toEqual([]);
    expect(Object.keys(texts).filter((text) => !wanted.has(text))).toEqual([]);
  });

  test('every text fills in what the English one does, with all forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // Millions are not counted here.
    const needed = pluralCategories.filter((form) => form !== 'many');
    const messages = Object.entries({ ...texts, ...answers }).filter(([english]) => isMessage(english));
    for (const [english, text] of messages) {
      expect([english, placeholdersOf(text)]).toEqual([english, placeholdersOf(english)]);
      const forms = Object.keys(pluralOf(text)?.forms ?? {});
      if (forms.length > 0) expect([text, forms]).toEqual([text, expect.arrayContaining(needed)]);
    }
  });

  test('few texts are the same as in English', () => {
    const all = Object.entries({ ...texts, ...answers });
    const sentences = all.filter(
      ([english, text]) =>
        english === text && english !== 'Mac OS Roman' && /\p{L}+ \p{L}+ \p{L}+/u.test(text),
    );
    expect(sentences).toEqual([]);
  });
});

/** Whether it can be filled in; what shows how braces are written is said as it is. */
function isMessage(english: string): boolean {
  try {
    return placeholdersOf(english).length > 0;
  } catch {
    return false;
  }
}
