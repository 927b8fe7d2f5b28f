import { expect, test } from 'vitest';
import { isReadFromRight, orderLine, orderRuns } from './visual-order.ts';

const shown = (line: string) =>
  orderLine(line, isReadFromRight(line)).map(({ text, isRightToLeft }) =>
    isRightToLeft ? `‹${text}›` : text,
  );

test.each([
  ['Statuario, 20 mm', ['Statuario, 20 mm']],
  ['رخام كرارا', ['‹رخام كرارا›']],
  ['رخام Carrara أبيض', ['‹ أبيض›', 'Carrara', '‹رخام ›']],
  ['رخام 20 مم', ['‹ مم›', '20', '‹رخام ›']],
  ['رخام 20–30 مم', ['‹ مم›', '30', '‹–›', '20', '‹رخام ›']],
  ['2,710 رخام', ['‹ رخام›', '2,710']],
  ['Onyx رخام أبيض', ['Onyx ', '‹رخام أبيض›']],
  ['Onyx رخام 20 مم, honed', ['Onyx ', '‹ مم›', '20', '‹رخام ›', ', honed']],
  ['संगमरमर', ['संगमरमर']],
])('"%s" is drawn as it is read', (line, pieces) => {
  expect(shown(line)).toEqual(pieces);
});

test.each([
  ['Italy, كرارا (أبيض) honed', ['Italy, ', '‹كرارا )أبيض(›', ' honed']],
  ['كرارا 2,710 (שיש)', ['‹ )שיש(›', '2,710', '‹كرارا ›']],
  ['Onyx (رخام) honed', ['Onyx (', '‹رخام›', ') honed']],
  ['رخام (Onyx)', ['‹(›', 'Onyx', '‹رخام )›']],
  ['رخام (Onyx أبيض)', ['‹ أبيض(›', 'Onyx', '‹رخام )›']],
])('the brackets of "%s" run the same way', (line, pieces) => {
  expect(shown(line)).toEqual(pieces);
});

test('signs that have no direction are turned with the letters that they stand between', () => {
  const runs = [{ text: 'رخام' }, { text: ', ' }, { text: 'أبيض' }];
  expect(orderRuns(runs, { isRightToLeft: true }).map(({ text }) => text)).toEqual(['أبيض', ' ,', 'رخام']);
  expect(orderRuns(runs, { isRightToLeft: false })).toEqual(runs);
});

test('a bracket opens towards what it encloses', () => {
  expect(shown('رخام (أبيض)')).toEqual(['‹رخام )أبيض(›']);
});
