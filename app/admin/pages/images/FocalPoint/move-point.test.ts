import { expect, test } from 'vitest';
import { limitPoint, movePoint } from './move-point.ts';

test('arrow keys move the focal point a little, with Shift further', () => {
  expect(movePoint({ x: 0.5, y: 0.5 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 0.48, y: 0.5 });
  expect(movePoint({ x: 0.5, y: 0.5 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0.5, y: 0.6 });
  expect(movePoint({ x: 0.5, y: 0.5 }, { key: 'Tab', shiftKey: false })).toBeUndefined();
});

test('the focal point stays inside of the picture', () => {
  expect(movePoint({ x: 0.01, y: 0.5 }, { key: 'ArrowLeft', shiftKey: true })).toEqual({ x: 0, y: 0.5 });
  expect(limitPoint({ x: 1.2, y: 0.337 })).toEqual({ x: 1, y: 0.34 });
});
