import { expect, test } from 'vitest';
import { hrefOfSlabs, readSlabChoice } from './slab-choice.ts';

const hrefOf = (query: string) => hrefOfSlabs(readSlabChoice(new URLSearchParams(query)));

test('a visitor finds the same slabs at the address of what was chosen', () => {
  const address =
    '/slabs/?product=statuario&thickness_mm=30&min_length_mm=2800&sort=area&units=imperial&page=2';
  expect(hrefOf(address.slice('/slabs/?'.length))).toBe(address);
});

test('a visitor who thinks in inches finds what is as long in millimetres', () => {
  expect(hrefOf('min_length_in=110.2&min_height_in=65&units=imperial')).toBe(
    '/slabs/?min_length_mm=2799&min_height_mm=1651&units=imperial',
  );
});

test('a visitor is told which side is no length', () => {
  const wrongOf = (query: string) => readSlabChoice(new URLSearchParams(query)).wrong;
  expect(wrongOf('min_length_mm=long&min_height_in=-3')).toEqual(['length', 'height']);
  expect(wrongOf('min_length_mm=&min_height_mm=1600')).toEqual([]);
});

test('what is empty or means nothing is left out', () => {
  expect(hrefOf('product=&status=sold&sort=weight&min_length_mm=long&page=0&units=miles')).toBe('/slabs/');
});
