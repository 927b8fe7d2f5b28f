import { expect, test } from 'vitest';
import { formatTsv, parseTsv } from './tsv.ts';

test('An administrator pastes a block as the spreadsheet shows it', () => {
  expect(parseTsv('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseTsv('"two\nlines"\t"say ""hi"""\nc\t')).toEqual([
    ['two\nlines', 'say "hi"'],
    ['c', ''],
  ]);
  expect(parseTsv('5" slab')).toEqual([['5" slab']]);
  expect(parseTsv('')).toEqual([['']]);
});

test('An administrator pastes elsewhere what was copied here', () => {
  const rows = [
    ['Polished\nHoned', 'a "b"', ''],
    ['x', 'tab\there', 'z'],
  ];
  expect(parseTsv(formatTsv(rows))).toEqual(rows);
});
