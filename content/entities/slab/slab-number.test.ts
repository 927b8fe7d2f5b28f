import { expect, test } from 'vitest';
import { findSlabNumber } from './slab-number.shared.ts';

test.each([
  ['https://stone.example/slab/C-2041%2F07/', 'C-2041/07'],
  ['http://192.168.0.4:3000/de/slab/C-2041%2f07?from=label', 'C-2041/07'],
  [' C-2041/07 ', 'C-2041/07'],
  ['slab/7', 'slab/7'],
  ['https://stone.example/products/', undefined],
  ['https://stone.example/slab/%E4/', undefined],
  ['', undefined],
])('the code "%s" says the number %s', (code, number) => {
  expect(findSlabNumber(code)).toBe(number);
});
