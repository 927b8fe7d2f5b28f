import { expect, test } from 'vitest';
import { systemUsername } from '#accounts/system-username.shared.ts';
import { authorName } from './author-name.ts';

test.each([
  ['ann', 'ann'],
  ['', 'the site'],
  [systemUsername, 'the site'],
])('an administrator reads of who wrote: %j as %j', (username, shown) => {
  expect(authorName(username)).toBe(shown);
});
