import { expect, test } from 'vitest';
import { followerOf } from './follower-of.ts';

const items = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  ['nothing has changed', items(1, 2, 3), undefined],
  ['all of them have left the list', items(4, 5, 6), 4],
  ['some have left it', items(2, 4, 5), 4],
  ['all have left it, and nothing follows', items(), undefined],
  ['something new has come in before them', items(9, 1, 2), undefined],
])('the item after a page, where %s', (_what, now, follower) => {
  expect(followerOf(items(1, 2, 3), now)).toBe(follower);
});
