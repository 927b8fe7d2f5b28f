import { expect, test } from 'vitest';
import { fillReply, type ReplyContext, unknownPlaceholders } from './reply-templates.shared.ts';
import { startingReplies } from './starting-replies.ts';

const known: ReplyContext = {
  ...{
    name: 'Meera Example',
    kind: 'enquiry',
    product: 'Onyx',
    quantity: '2000 sq ft',
    stones: '1. Statuario, honed',
    city: 'Udaipur',
  },
  ...{ subject: '', reference: 'E-7', company: 'Aravane', me: 'asha' },
};
const [first] = startingReplies({ source: 'en-GB', all: ['en-GB'] });

test('a reply names what the buyer asked for', () => {
  expect(fillReply(first?.subject ?? '', known)).toBe('Your enquiry: Onyx, 2000 sq ft, Udaipur');
  expect(fillReply(first?.text ?? '', known)).toBe(
    'Dear Meera Example,\n\nThank you for your enquiry about Onyx, 2000 sq ft, for Udaipur.\n\nYou asked about:\n1. Statuario, honed\n\nasha\nAravane',
  );
});

test('a reply leaves out what the buyer did not say', () => {
  const quiet = { ...known, product: '', quantity: '', stones: '', city: '' };
  expect(fillReply(first?.subject ?? '', quiet)).toBe('Your enquiry');
  expect(fillReply(first?.text ?? '', quiet)).toContain('Thank you for your enquiry.\n');
});

test('what a buyer wrote is never read as a template', () => {
  expect(fillReply('Dear {name}, [{product}]', { ...known, name: '{me} [{city}]', product: '[x]' })).toBe(
    'Dear {me} [{city}], [x]',
  );
  expect(fillReply('Prices [in euros] for {unheard}', known)).toBe('Prices [in euros] for {unheard}');
});

test('a site begins with replies in its languages, as far as there are words', () => {
  const shipped = ['en', 'de', 'fr', 'it', 'es', 'pt-BR', 'ar', 'hi', 'zh'];
  const replies = startingReplies({ source: 'en', all: [...shipped, 'nl'] });
  expect(
    replies.map(({ translations = [] }) => ['en', ...translations.map(({ language }) => language)]),
  ).toEqual(Array(3).fill(shipped));
  const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const { text, subject, translations = [] } of replies) {
    for (const said of translations) {
      expect([said.language, namesIn(said.text)]).toEqual([said.language, namesIn(text)]);
      expect(unknownPlaceholders(said.subject + subject)).toEqual([]);
    }
  }
  const [german] = startingReplies({ source: 'de', all: ['de', 'en'] });
  expect([german?.text.slice(0, 9), german?.translations?.map(({ language }) => language)]).toEqual([
    'Guten Tag',
    ['en'],
  ]);
});
