import { expect, test } from 'vitest';
import { hrefOfSlabs, readSlabChoice } from './slab-choice.ts';

const hrefOf = (query: string) => hrefOfSlabs(readSlabChoice(new URLSearchParams(query)));

test('a visitor finds the same slabs at the address of what was chosen', () => {
  const address =
    '/slabs/?product=statuario&thickness_mm=30&min_length_mm=2800&sort=area&units=imperial&page=2';
  expect(hrefOf(address.slice('/slabs/?'.length))).toBe(address);
});

test('what is empty or means nothing is left out', () => {
  expect(hrefOf('product=&status=sold&sort=weight&min_length_mm=long&page=0&units=miles')).toBe('/slabs/');
});
