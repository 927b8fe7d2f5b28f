import { expect, test } from 'vitest';
import { createTestClock } from '#tests/support/clock.ts';
import { createSendingLimit } from './sending-limit.ts';

test('a visitor who sends a form too often is told how long to wait, and may go on after that', () => {
  const clock = createTestClock();
  const limit = createSendingLimit({ perMinute: 2, now: clock.now });
  const send = () => limit.count('contact', '192.0.2.1');
  send();
  clock.pass(20_000);
  send();
  expect(send).toThrow('Please wait 40 seconds');
  clock.pass(39_000);
  expect(send).toThrow('Please wait 1 second and');
  clock.pass(1_000);
  expect(send).not.toThrow();
});

test('each form and each address is counted for itself', () => {
  const limit = createSendingLimit({ perMinute: 1, now: createTestClock().now });
  limit.count('contact', '192.0.2.1');
  expect(() => limit.count('feedback', '192.0.2.1')).not.toThrow();
  expect(() => limit.count('contact', '192.0.2.2')).not.toThrow();
  expect(() => limit.count('contact', '192.0.2.1')).toThrow('Too many requests');
});
