import { expect, test } from 'vitest';
import { lengthOf, tell } from './support/length.ts';
import { vectors } from './vectors/corpus.ts';
import { walkVectors } from './vectors/walk-vectors.ts';

/** Every so many of them. */
const every = lengthOf({ short: 17, long: 1 });
const rounds = lengthOf({
  short: { recordRounds: 1, documentRounds: 1, fileRounds: 1, searches: 9, everyPage: 4 },
  long: { recordRounds: 8, documentRounds: 3, fileRounds: 3, searches: vectors.length, everyPage: 1 },
});

test('there are more than five hundred of them, each different', () => {
  expect(new Set(vectors).size).toBe(vectors.length);
  expect(vectors.length).toBeGreaterThan(500);
});

test('what was made to run runs nowhere that shows what people write', async () => {
  const some = vectors.filter((_, number) => number % every === 0);
  const { findings, ...found } = await walkVectors({ vectors: some, ...rounds });
  tell(`${some.length} texts`, found);
  const { different, visits, files, rows, bookRows, campaigns } = found;
  expect(findings).toEqual([]);
  expect(different).toBeGreaterThan(some.length * 0.8);
  expect(visits).toBeGreaterThan(30);
  expect(Math.min(files, rows, bookRows, campaigns)).toBeGreaterThan(0);
});
