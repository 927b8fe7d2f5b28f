import { expect, test } from 'vitest';
import { measureInSlices, measureInTurn, medianOf, ratioOf } from './samples.ts';

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
  expect(order).toEqual(['site', 'bare', 'bare', 'site']);
  expect(found).toEqual({ site: [3, 3], bare: [1, 1] });
});

test('a sample is the mean of slices, which are taken in turn as well', async () => {
  const order: string[] = [];
  const measure = (name: string, values: number[]) => async () => {
    order.push(name);
    return values.shift() ?? Number.NaN;
  };
  const found = await measureInSlices(2, 2, {
    site: measure('site', [1, 3, 5, 9]),
    bare: measure('bare', [1, 1, 2, 2]),
  });
  expect(order).toEqual(['site', 'bare', 'bare', 'site', 'site', 'bare', 'bare', 'site']);
  expect(found).toEqual({ site: [2, 7], bare: [1, 2] });
});

test('of four, each comes right after each of the others once in four rounds', async () => {
  const order: string[] = [];
  const names = ['plain', 'bare', 'packed', 'brotli'];
  const measures = names.map((name) => [name, async () => order.push(name)]);
  await measureInTurn(4, Object.fromEntries(measures));
  const rounds = [0, 4, 8, 12].map((from) => order.slice(from, from + 4));
  const pairs = rounds.flatMap((round) => round.slice(1).map((name, index) => `${round[index]} ${name}`));
  expect(new Set(pairs).size).toBe(12);
});
