import { expect, test } from 'vitest';
import { judge, round, toMarkdown } from './table.ts';

test('a figure says whether its bound is met', () => {
  expect(judge('one product', 14.96, { atMost: 15 })).toMatchObject({ measured: '15.0', isMet: true });
  expect(judge('a start', 501, { atMost: 500, unit: ' ms' })).toMatchObject({
    ...{ measured: '501 ms', asked: 'at most 500 ms', isMet: false },
  });
  expect(judge('requests', 0.7, { atLeast: 0.8 })).toMatchObject({ asked: 'at least 0.8', isMet: false });
  expect(judge('nothing', Number.NaN, { atMost: 1 })).toMatchObject({
    measured: 'not measured',
    isMet: false,
  });
});

test('numbers have three digits', () => {
  expect([0.01234, 1.2345, 12.345, 1234.5].map(round)).toEqual(['0.012', '1.23', '12.3', '1235']);
});

test('a table is Markdown that lines up', () => {
  const figures = [{ name: 'a', measured: '1' }, judge('bb', 2, { atMost: 1 })];
  expect(toMarkdown([{ title: 'Kept', note: 'On one core.', figures }])).toBe(`## Kept

On one core.

| What | Measured | Asked     |            |
| ---- | -------- | --------- | ---------- |
| a    | 1        |           |            |
| bb   | 2.00     | at most 1 | **missed** |
`);
});
