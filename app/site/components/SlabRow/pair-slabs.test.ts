import { expect, test } from 'vitest';
import { pairSlabs } from './pair-slabs.ts';

const product = { id: 1, name: 'Statuario', slug: 'statuario' };
const slab = (id: number, block: string, position: number) => ({ id, block, position, product });
const idsOf = (slabs: Parameters<typeof pairSlabs>[0]) =>
  pairSlabs(slabs).map((pair) => pair.map(({ id }) => id));

test('slabs that were sawn one after the other stand together, two by two', () => {
  const block = [1, 2, 3, 4, 5].map((position) => slab(position, 'C-1', position));
  expect(idsOf(block)).toEqual([[1, 2], [3, 4], [5]]);
  expect(idsOf(block.toReversed())).toEqual([[4, 5], [2, 3], [1]]);
});

test('slabs of other blocks, and such whose place is not known, stand alone', () => {
  expect(idsOf([slab(1, 'C-1', 1), slab(2, 'C-2', 2), slab(3, 'C-1', 3), slab(4, '', 2)])).toEqual([
    ...[[1], [2], [3], [4]],
  ]);
  expect(idsOf([slab(1, 'C-1', 0), slab(2, 'C-1', 1)])).toEqual([[1], [2]]);
});
