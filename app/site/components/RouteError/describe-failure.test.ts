import { expect, test } from 'vitest';
import { sayShipped as t } from '#messages/shipped-messages.ts';
import { describeFailure } from './describe-failure.ts';

test('a visitor reads the words that the loader threw', () => {
  const thrown = {
    status: 404,
    statusText: 'Not Found',
    internal: false,
    data: { title: 'Product Not Found', message: 'Product "x" not found in category "y"' },
  };
  expect(describeFailure(t, thrown, 'Unable to Load')).toEqual({
    label: '404',
    title: 'Product Not Found',
    message: 'Product "x" not found in category "y"',
  });
});

test('an unexpected failure shows none of its details', () => {
  const failure = describeFailure(t, new Error('SQLITE_BUSY: /data/site.db'), 'Unable to Load Collections');
  expect(failure.title).toBe('Unable to Load Collections');
  expect(failure.message).not.toContain('SQLITE');
});

test('a visitor reads what the server said, or its status where it said nothing', () => {
  const response = { status: 503, statusText: 'Service Unavailable', internal: false };
  const busy = { ...response, data: '{"message":"Too many at once. Please try again."}' };
  expect(describeFailure(t, busy, 'Unable to Load').message).toBe('Too many at once. Please try again.');
  const mute = { ...response, data: '<html>' };
  expect(describeFailure(t, mute, 'Unable to Load').message).toBe('HTTP 503: Service Unavailable');
});

test('a visitor without a response is advised to check the connection', () => {
  const failure = describeFailure(t, new TypeError('Failed to fetch'), 'Unable to Load Collections');
  expect(failure.message).toContain('check your connection');
});
