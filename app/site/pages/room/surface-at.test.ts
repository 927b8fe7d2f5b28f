import { expect, test } from 'vitest';
import { rooms } from '#publishing/rooms/rooms.shared.ts';
import { surfaceAt } from './surface-at.ts';

test.each([
  [[800, 680], 'top'],
  [[1280, 850], 'end'],
  [[1500, 450], 'splashback'],
  [[300, 300], undefined],
] as const)('at %o of the kitchen is the %s', (point, id) => {
  expect(surfaceAt(rooms.kitchen, point)?.id).toBe(id);
});
