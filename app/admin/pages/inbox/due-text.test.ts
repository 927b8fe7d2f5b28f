import { expect, test } from 'vitest';
import { dueTextOf } from './due-text.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const waiting = {
  status: 'new',
  answerDueAt: '2026-03-10T17:30:00.000Z',
  followUpOn: null,
  replies: [],
} as const;

test.each([
  [waiting, { text: 'Answer within 5 h', isLate: false }],
  [
    { ...waiting, answerDueAt: '2026-03-10T12:20:00.000Z' },
    { text: 'Answer within less than 1 h', isLate: false },
  ],
  [
    { ...waiting, answerDueAt: '2026-03-10T09:00:00.000Z' },
    { text: 'Overdue by 3 h', isLate: true },
  ],
  [
    { ...waiting, answerDueAt: '2026-03-01T09:00:00.000Z' },
    { text: 'Overdue by 9 days', isLate: true },
  ],
  [
    { ...waiting, status: 'quoted', followUpOn: '2026-03-11' },
    { text: 'Follow up 11 Mar', isLate: false },
  ],
  [
    { ...waiting, status: 'quoted', followUpOn: '2026-03-10' },
    { text: 'Follow up 10 Mar', isLate: true },
  ],
  [{ ...waiting, status: 'won', followUpOn: '2026-03-10' }, undefined],
  [{ ...waiting, status: 'answered' }, undefined],
  [
    { ...waiting, status: 'answered', replies: [{ state: 'failed' }] },
    { text: 'Reply not sent', isLate: true },
  ],
  [{ ...waiting, status: 'answered', replies: [{ state: 'failed' }, { state: 'waiting' }] }, undefined],
] as const)('what is due of %j is told in the hours that were promised', (item, due) => {
  expect(dueTextOf(item, { now, zone: 'UTC' })).toEqual(due);
});

test.each([
  // Around midnight the day in India has begun, and that in California has not, or has not ended.
  ['Asia/Kolkata', '2026-03-10T18:29:00.000Z', false],
  ['Asia/Kolkata', '2026-03-10T18:30:00.000Z', true],
  ['America/Los_Angeles', '2026-03-11T06:59:00.000Z', false],
  ['America/Los_Angeles', '2026-03-11T07:00:00.000Z', true],
])('a day to look again comes when it begins in %s: at %s', (zone, moment, isLate) => {
  const item = { ...waiting, status: 'quoted', followUpOn: '2026-03-11' } as const;
  expect(dueTextOf(item, { now: new Date(moment), zone })?.isLate).toBe(isLate);
});
