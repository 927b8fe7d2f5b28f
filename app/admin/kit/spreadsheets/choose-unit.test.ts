import { expect, test } from 'vitest';
import { slabEntity } from '#content/entities/slab/slab.entity.ts';
import { chooseUnit } from './choose-unit.ts';

const column = (name: string, field: string, unit: 'mm' | null) => ({
  column: name,
  field,
  sample: '2',
  unit,
});
const asked = [
  column('L', 'length_mm', null),
  column('H', 'height_mm', null),
  column('Thk', 'thickness_mm', null),
];
const choose = (columns: typeof asked, name: string) =>
  chooseUnit(slabEntity, columns, { column: name, unit: 'in' }).map(({ unit }) => unit);

test('The unit that an administrator chooses for the length is that of the height too, never of the thickness', () => {
  expect(choose(asked, 'L')).toEqual(['in', 'in', null]);
  expect(choose(asked, 'Thk')).toEqual([null, null, 'in']);
});

test('A column whose unit is known keeps it', () => {
  expect(choose([column('H', 'height_mm', 'mm'), ...asked.slice(0, 1)], 'L')).toEqual(['mm', 'in']);
});
