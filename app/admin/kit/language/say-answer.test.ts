import { expect, test } from 'vitest';
import { createAnswers } from './say-answer.ts';

const labels = new Map([
  ['Name', 'Nome'],
  ['Slate', 'Ardesia'],
]);
const say = createAnswers(
  {
    'At most {count} characters': 'Al massimo {count} caratteri',
    'At most {count} characters an entry': 'Al massimo {count} caratteri per voce',
    '{label} is required': '{label} è obbligatorio',
    'Row {row}: {message}': 'Riga {row}: {message}',
    '"{title}" is a draft': '«{title}» è una bozza',
    'The file is empty': 'Il file è vuoto',
  },
  (text) => labels.get(text) ?? text,
);

test('what the server says is said in the language of the editor, with what it fills in', () => {
  expect(say('The file is empty')).toBe('Il file è vuoto');
  expect(say('At most 200 characters')).toBe('Al massimo 200 caratteri');
  expect(say('At most 200 characters an entry')).toBe('Al massimo 200 caratteri per voce');
});

test('a label or an answer within an answer is said in that language as well', () => {
  expect(say('Name is required')).toBe('Nome è obbligatorio');
  expect(say('Row 3: At most 60 characters')).toBe('Riga 3: Al massimo 60 caratteri');
});

test('a title is left as it was written, and so is what no catalogue knows', () => {
  expect(say('"Slate" is a draft')).toBe('«Slate» è una bozza');
  expect(say('The moon is full')).toBe('The moon is full');
});
