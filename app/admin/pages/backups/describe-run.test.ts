import { expect, test } from 'vitest';
import type { Backups, Run } from './backups.ts';
import { describeProgress, formatRunTime } from './describe-run.ts';

const settings = { to: '/backups', at: '03:00', timeZone: 'Asia/Kolkata', keep: '7 daily', nextAt: '' };
const begun = '2026-11-22T21:30:00.000Z';
const run: Run = {
  ...{ id: 1, kind: 'backup', state: 'running', startedAt: begun, endedAt: null, startedBy: '', name: '' },
  ...{ place: '', bytes: 0, rows: 0, files: 0, reason: '', proof: [], archiveId: null, removedAt: null },
};

/** As an owner reads it whose computer is elsewhere. */
function readAbroad<T>(read: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = 'America/Lima';
  try {
    return read();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

test('An owner abroad reads when a backup was made on the clocks that the hour of the night is of', () => {
  const backups: Pick<Backups, 'settings'> = { settings };
  expect(readAbroad(() => formatRunTime(begun, backups))).toBe('23 Nov 2026, 03:00');
  expect(readAbroad(() => describeProgress(run, backups))).toBe(
    'A backup is under way, since 23 Nov 2026, 03:00.',
  );
});

test('Where no place is set up, an owner reads on the own clock when former backups were made', () => {
  expect(formatRunTime(begun, { settings: null })).toMatch(/^2[23] Nov 2026, \d\d:\d\d$/);
});
