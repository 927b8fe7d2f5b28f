import type { Active, Over } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { describeMoves } from './describe-moves.ts';

const items = [
  { id: 7, title: 'Onyx' },
  { id: 9, title: 'the slate' },
];
const active = { id: 9 } as Active;
const over = { id: 7 } as Over;

test('an administrator who hears the page is told what is held, where it is now and where it went', () => {
  const say = describeMoves(items);
  const held = 'Holding the slate at its own place, position 2 of 2.';
  expect(say.onDragStart({ active })).toBe(held);
  expect(say.onDragOver({ active, over: { id: 9 } as Over })).toBe(held);
  expect(say.onDragOver({ active, over })).toBe('The slate is now at position 1 of 2.');
  expect(say.onDragOver({ active, over: null })).toBe('The slate is outside of the list.');
  expect(say.onDragEnd({ active, over })).toBe('The slate was put down at position 1 of 2.');
  expect(say.onDragCancel({ active, over })).toBe(
    'Moving was cancelled. The slate is back at position 2 of 2.',
  );
});

test('a position is counted in the whole order where the page shows a part of it', () => {
  const say = describeMoves(items, { offset: 50, total: 81 });
  expect(say.onDragEnd({ active, over })).toBe('The slate was put down at position 51 of 81.');
});
