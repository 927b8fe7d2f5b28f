import { expect, test } from 'vitest';
import { measureInTurn, medianOf, ratioOf } from './samples.ts';

test('the median is the middle one, or what lies between the two in the middle', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 2, 9])).toBe(3);
  expect(medianOf([])).toBeNaN();
});

test('a ratio is that of neighbours, so that a machine that slows down does not change it', () => {
  expect(ratioOf([2, 20, 8], [1, 10, 4])).toBe(2);
});

test('what is compared is measured in turn', async () => {
  const order: string[] = [];
  const measure = (name: string, value: number) => async () => {
    order.push(name);
    return value;
  };
  const found = await measureInTurn(2, { site: measure('site', 3), bare: measure('bare', 1) });
  expect(order).toEqual(['site', 'bare', 'site', 'bare']);
  expect(found).toEqual({ site: [3, 3], bare: [1, 1] });
});
