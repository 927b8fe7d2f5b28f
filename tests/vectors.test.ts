import { expect, test } from 'vitest';
import { vectors } from './vectors/corpus.ts';
import { walkVectors } from './vectors/walk-vectors.ts';

/** Every so many of them; `npm run vectors` takes all. */
const every = 17;
const maxMs = 300_000;

test('there are more than five hundred of them, each different', () => {
  expect(new Set(vectors).size).toBe(vectors.length);
  expect(vectors.length).toBeGreaterThan(500);
});

test('what was made to run runs nowhere that shows what people write', { timeout: maxMs }, async () => {
  const some = vectors.filter((_, number) => number % every === 0);
  const { findings, different, visits, files, rows, bookRows, campaigns } = await walkVectors({
    ...{ vectors: some, recordRounds: 1, documentRounds: 1, fileRounds: 1, searches: 9, everyPage: 4 },
  });
  expect(findings).toEqual([]);
  expect(different).toBeGreaterThan(some.length * 0.8);
  expect(visits).toBeGreaterThan(30);
  expect(Math.min(files, rows, bookRows, campaigns)).toBeGreaterThan(0);
});
