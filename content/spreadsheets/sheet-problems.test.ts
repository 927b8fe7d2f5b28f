import { expect, test } from 'vitest';
import { findSheetProblems, listSheets } from './sheet-problems.ts';

const often = 300_000;

test.each([
  ['cells', '<c r="A1">'],
  ['cells without an end to their tag', '<c '],
  ['cells with a formula', '<c r="A1"><f>'],
  ['merged cells', '<mergeCell ref="A1:'],
  ['merged cells without a place', '<mergeCell '],
])('A sheet of %s that nobody closes is read once, and not again from each of them', (_name, tag) => {
  expect(findSheetProblems(tag.repeat(often))).toEqual([]);
});

test.each(['<sheet ', '<Relationship '])(
  'A workbook of %s without an end is read once, and not again from each of them',
  (tag) => {
    const parts = new Map([
      ['xl/workbook.xml', tag.repeat(often)],
      ['xl/_rels/workbook.xml.rels', tag.repeat(often)],
    ]);
    expect(listSheets(parts)).toEqual([]);
  },
);
