import { expect, test } from 'vitest';
import { rankByName } from './rank-by-name.ts';

const products = ['Ariston', 'Black Forest', 'Azul Macaúbas', 'Nero Storm', 'Statuario'].map((name) => ({
  name,
}));

test('a name that begins with the letters comes before one that contains them', () => {
  const names = rankByName(products, ' st').map(({ name }) => name);
  expect(names).toEqual(['Statuario', 'Nero Storm', 'Ariston', 'Black Forest', 'Azul Macaúbas']);
});

test('accents need not be typed', () => {
  expect(rankByName(products, 'macaub')[0]?.name).toBe('Azul Macaúbas');
});

test('there are never more than eight', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `Stone ${index}` }));
  expect(rankByName(many, '')).toHaveLength(8);
});
