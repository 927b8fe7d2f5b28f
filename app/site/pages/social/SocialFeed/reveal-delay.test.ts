import { expect, test } from 'vitest';
import { revealDelayMs } from './reveal-delay.ts';

test.each([
  [{ index: 0, hasFailed: false }, 200],
  [{ index: 3, hasFailed: false }, 500],
  [{ index: 0, hasFailed: true }, 500],
  [{ index: 3, hasFailed: true }, 800],
])(
  'a post is revealed 200 ms and 100 ms a post after the page, 500 where its picture fails: %j',
  (post, ms) => {
    expect(revealDelayMs(post)).toBe(ms);
  },
);
