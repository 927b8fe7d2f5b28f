import { expect, test } from 'vitest';
import { dueTextOf } from './due-text.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const waiting = { status: 'new', answerDueAt: '2026-03-10T17:30:00.000Z', followUpOn: null } as const;

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
] as const)('what is due of %j is told in the hours that were promised', (item, due) => {
  expect(dueTextOf(item, now)).toEqual(due);
});
