import { expect, test } from 'vitest';
import type { ProcessFigures } from '#tests/support/process-figures.ts';
import { findGrowth, growthOf } from './growth.ts';

const calm: ProcessFigures = {
  ...{ heapBytes: 40e6, residentBytes: 140e6, descriptors: 40, handles: 30, databaseWork: 1 },
  ...{ lagSeconds: 0.02 },
};
const rounds = (count: number, change: (round: number) => Partial<ProcessFigures> = () => ({})) =>
  Array.from({ length: count }, (_, round) => ({ ...calm, ...change(round) }));
const connections = rounds(30).map(() => 30);

test('a process that warms up, and has one round that is out of the way, has not grown', () => {
  const life = rounds(30, (round) => ({
    heapBytes: round < 5 ? 20e6 + round * 4e6 : round === 20 ? 90e6 : 40e6 + (round % 3) * 1e6,
  }));
  expect(findGrowth(growthOf([[life]], connections))).toEqual([]);
});

test.for([
  ['heapBytes', 1e6],
  ['residentBytes', 3e6],
  ['descriptors', 1],
  ['handles', 1],
  ['databaseWork', 0.1],
  ['lagSeconds', 0.003],
] as const)('a process whose %s grows by a little each round is found', ([name, each]) => {
  const life = rounds(30, (round) => ({ [name]: calm[name] + round * each }));
  expect(findGrowth(growthOf([[life]], connections))).toEqual([expect.stringContaining(name)]);
});

test('connections that nobody gives back are found, and a process that is larger after each start', () => {
  const lives = [0, 1, 2].map((life) => rounds(10, () => ({ heapBytes: 40e6 + life * 20e6 })));
  const more = connections.map((held, round) => held + Math.floor(round / 3));
  expect(findGrowth(growthOf([lives], more))).toEqual([
    expect.stringContaining('heapBytes'),
    expect.stringContaining('connections'),
  ]);
});

test('a process that ended before it was warm is not compared with the next', () => {
  const lives = [0, 1].map((life) => rounds(1, () => ({ heapBytes: 40e6 + life * 24e6 })));
  expect(findGrowth(growthOf([lives], connections))).toEqual([]);
});
