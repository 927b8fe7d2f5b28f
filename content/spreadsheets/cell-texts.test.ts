import { expect, test } from 'vitest';
import {
  comparable,
  cutIntoCells,
  joinLines,
  maxCellLength,
  protectCell,
  readProtected,
  splitLines,
} from './cell-texts.ts';

const texts = [
  '',
  'plain',
  '=1+1',
  "'=1+1",
  "''=1",
  "'quoted'",
  "''",
  '+1',
  '-1',
  '@a',
  '\t=1',
  ' =1',
  '＝1',
  "'",
  'a=b',
];

test.each(texts)('An administrator reads %j back as it was exported, and no spreadsheet runs it', (text) => {
  const cell = protectCell(text, { isCsv: true });
  expect(readProtected(cell)).toBe(text);
  expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
  expect(readProtected(protectCell(text, { isCsv: false }))).toBe(text);
});

test('Lists come back with line ends and backslashes inside their entries', () => {
  const entries = ['Polished', 'two\nlines', 'C:\\new', 'a\\', '\\n', 'b\r'];
  expect(splitLines(joinLines(entries))).toEqual(entries);
  expect(splitLines('Polished\r\n Honed \n\n')).toEqual(['Polished', 'Honed']);
});

test('A text that is too long for a cell is cut where nothing of it can get lost', () => {
  const text = `${'word '.repeat(20_000)}${'🪨'.repeat(20_000)}end`;
  const pieces = cutIntoCells(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces.every((piece) => piece.length <= maxCellLength && piece.isWellFormed())).toBe(true);
  expect(pieces.every((piece) => comparable(piece) === piece)).toBe(true);
  const stones = cutIntoCells('🪨 '.repeat(20_000));
  expect([stones.join(''), stones.every((piece) => piece.isWellFormed())]).toEqual([
    '🪨 '.repeat(20_000),
    true,
  ]);
  expect(cutIntoCells('')).toEqual(['']);
});
