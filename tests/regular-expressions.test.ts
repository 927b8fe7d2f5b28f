import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import safeRegex from 'safe-regex2';
import { expect, test } from 'vitest';
import { checkedExpressions } from './support/checked-expressions.ts';
import { expressionsOf } from './support/regular-expressions.ts';

const root = resolve(import.meta.dirname, '..');
const folders = [
  'accounts',
  'analytics',
  'app',
  'content',
  'database',
  'enquiries',
  'errors',
  'limits',
  'logbook',
  'media',
];
const sources = execFileSync('git', ['ls-files', '--', ...folders, 'server', 'site'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));

/**
 * A repetition within a repetition may take time that doubles with each letter. Each that is there was looked at once, and
 * stands in a list; docs/decisions/0066-texts-made-to-hurt.md says how.
 */
test('No regular expression repeats what repeats itself, but those that were looked at', () => {
  const nested = new Set<string>();
  let count = 0;
  for (const path of sources) {
    for (const { source, flags } of expressionsOf(path, readFileSync(resolve(root, path), 'utf8'))) {
      count += 1;
      if (!safeRegex(new RegExp(source, flags))) nested.add(source);
    }
  }
  expect([...nested].toSorted()).toEqual([...checkedExpressions].toSorted());
  expect(count).toBeGreaterThan(400);
});

test('An expression that doubles its time with each letter is found', () => {
  const [{ source = '' } = {}] = expressionsOf('a.ts', 'export const bad = /^(a+)+$/;');
  expect(safeRegex(source)).toBe(false);
});
