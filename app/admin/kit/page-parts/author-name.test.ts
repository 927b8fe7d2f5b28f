import { expect, test } from 'vitest';
import { systemUsername } from '#people/log/system-username.shared.ts';
import { authorName } from './author-name.ts';

test.each([
  ['ann', 'ann'],
  ['', 'the site'],
  [systemUsername, 'the site'],
])('an administrator reads of who wrote: %j as %j', (username, shown) => {
  expect(authorName(username)).toBe(shown);
});
