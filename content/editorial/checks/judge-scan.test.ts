import { expect, test } from 'vitest';
import { judgeScan } from './judge-scan.ts';
import { type Facts, noFacts } from './lack.ts';
import { type CheckedPlace, scanPlaces } from './scan-places.ts';

/** What an editor reads of one value. */
function read(field: CheckedPlace['field'], value: unknown, facts: Partial<Facts> = {}): string[] {
  const scan = scanPlaces([{ name: 'it', label: 'Its text', field, value }]);
  return judgeScan(scan, { ...noFacts, ...facts }).map(({ severity, message }) => `${severity}: ${message}`);
}

test('an editor reads that a text is thin, short or absent, and nothing of one that is long enough', () => {
  const check = { lack: 'text', severity: 'problem', empty: 'No text', minWords: 3, minLength: 20 } as const;
  const field = { kind: 'text', check };
  expect(read(field, ' ')).toEqual(['problem: No text']);
  expect(read(field, 'Marble')).toEqual(['hint: Its text has 1 word: 3 or more tell enough']);
  expect(read(field, 'A red one')).toEqual(['hint: Its text has 9 characters: 20 or more read better']);
  expect(read(field, 'A red one from Carrara')).toEqual([]);
});

test('an editor reads where each link leads that visitors cannot follow', () => {
  const links = {
    '/there/': { kind: 'there' },
    '/moved/': { kind: 'moved', to: '/new/' },
    '/draft/': { kind: 'draft', title: 'Azul' },
    '/trash/': { kind: 'trashed', title: 'Verde' },
    '/none/': { kind: 'missing' },
  } as Facts['links'];
  const html = Object.keys(links)
    .map((path) => `<a href="${path}">x</a>`)
    .join(' ');
  expect(read({ kind: 'html' }, html, { links })).toEqual([
    'hint: /moved/ has moved to /new/: link there directly',
    'problem: /draft/ leads to "Azul", a draft, which visitors do not see',
    'problem: /trash/ leads to "Verde", which is in the trash',
    'problem: /none/ leads nowhere',
  ]);
});

test('an editor reads of a picture in an article that has no words of its own and none in the library', () => {
  const html = '<p><img src="/uploads/a.webp" alt=""><img src="/uploads/b.webp" alt="A slab"></p>';
  const pictures = { '/uploads/a.webp': 'undescribed', '/uploads/b.webp': 'undescribed' } as const;
  expect(read({ kind: 'html' }, html, { pictures })).toEqual([
    'problem: "a.webp" has no description for those who cannot see it',
  ]);
});

test('an editor reads of records that are named and that visitors do not see', () => {
  const references = {
    'category 1': { kind: 'draft', title: 'Dawn' },
    'category 2': { kind: 'trashed', title: 'Dusk' },
    'product azul': { kind: 'trashed', title: 'Azul' },
    'product gone': { kind: 'missing' },
    'product verde': { kind: 'there' },
  } as Facts['references'];
  const category = { kind: 'reference', to: 'category' } as const;
  expect(read(category, 1, { references })).toEqual([
    'problem: "Dawn" is a draft, so visitors find this in no collection',
  ]);
  expect(read(category, 2, { references })).toEqual([
    'problem: "Dusk" is in the trash, so visitors find this in no collection',
  ]);
  expect(read({ kind: 'referenceList', to: 'product' }, ['azul', 'gone', 'verde'], { references })).toEqual([
    'hint: "Azul" is in the trash, so visitors do not see it here',
    'hint: Its text names "gone", which is gone',
  ]);
});
