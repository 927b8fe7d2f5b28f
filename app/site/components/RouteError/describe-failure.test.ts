import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

test('a visitor reads the words that the loader threw', () => {
  const thrown = {
    status: 404,
    statusText: 'Not Found',
    internal: false,
    data: { title: 'Product Not Found', message: 'Product "x" not found in category "y"' },
  };
  expect(describeFailure(thrown, 'Unable to Load')).toEqual({
    label: '404',
    title: 'Product Not Found',
    message: 'Product "x" not found in category "y"',
  });
});

test('an unexpected failure shows none of its details', () => {
  const failure = describeFailure(new Error('SQLITE_BUSY: /data/site.db'), 'Unable to Load Collections');
  expect(failure.title).toBe('Unable to Load Collections');
  expect(failure.message).not.toContain('SQLITE');
});
