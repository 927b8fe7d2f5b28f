import { expect, test } from 'vitest';
import { isReadFromRight, orderLine } from './visual-order.shared.ts';

const shown = (line: string) =>
  orderLine(line, isReadFromRight(line)).map(({ text, isRightToLeft }) =>
    isRightToLeft ? `‹${text}›` : text,
  );

test.each([
  ['Statuario, 20 mm', ['Statuario, 20 mm']],
  ['رخام كرارا', ['‹رخام كرارا›']],
  ['رخام Carrara أبيض', ['‹ أبيض›', 'Carrara', '‹رخام ›']],
  ['رخام 20 مم', ['‹ مم›', '20', '‹رخام ›']],
  ['2,710 رخام', ['‹ رخام›', '2,710']],
  ['Onyx رخام أبيض', ['Onyx ', '‹رخام أبيض›']],
  ['Onyx رخام 20 مم, honed', ['Onyx ', '‹ مم›', '20', '‹رخام ›', ', honed']],
  ['संगमरमर', ['संगमरमर']],
])('"%s" is drawn as it is read', (line, pieces) => {
  expect(shown(line)).toEqual(pieces);
});

test('a bracket opens towards what it encloses', () => {
  expect(shown('رخام (أبيض)')).toEqual(['‹رخام )أبيض(›']);
});
