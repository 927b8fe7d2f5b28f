import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allRemovals, removalsByArea } from './defences/all-removals.ts';
import { describeRemovals } from './defences/describe-removals.ts';
import { countPlaces } from './defences/take-away.ts';

const root = resolve(import.meta.dirname, '..');
const document = readFileSync(resolve(root, 'docs/defences.md'), 'utf8');

test('Each defence that can be taken away stands once where it is said to be, with a test that is there', () => {
  const faults = allRemovals.filter(
    (removal) => countPlaces(root, removal) !== 1 || !existsSync(resolve(root, removal.test)),
  );
  expect(faults).toEqual([]);
  expect(new Set(allRemovals.map(({ defence }) => defence)).size).toBe(allRemovals.length);
  expect(allRemovals.length).toBeGreaterThan(150);
});

test.each(Object.entries(removalsByArea))('A careful owner reads of all of them: %s', (title, removals) => {
  expect(document, 'npm run defences -- --tables').toContain(describeRemovals(title, removals));
});
