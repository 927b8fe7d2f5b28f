import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

const marked = (before: string, after: string, language = 'en') =>
  compareWords(before, after, language)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');

test('an editor sees which words were replaced, added and left out', () => {
  expect(marked('A white marble from Carrara', 'A grey marble from Carrara')).toBe(
    'A [-white][+grey] marble from Carrara',
  );
  expect(marked('Honed', 'Honed, polished')).toBe('Honed[+, polished]');
  expect(marked('One two three', 'One three')).toBe('One [-two ]three');
  expect(marked('', 'New')).toBe('[+New]');
});

test('an editor sees words of languages that write none between spaces', () => {
  expect(marked('白色大理石', '灰色大理石', 'zh')).toBe('[-白色][+灰色]大理石');
});

test('what was written of anew is told apart as a whole', () => {
  const [before = '', after = ''] = ['a', 'b'].map((word) => `${word} `.repeat(3_000) + word);
  expect(compareWords(before, after, 'en').map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

test('what did not change is one run', () => {
  expect(compareWords('Onyx', 'Onyx', 'en')).toEqual([{ kind: 'same', text: 'Onyx' }]);
});
