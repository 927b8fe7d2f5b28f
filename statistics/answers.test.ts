import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import type { InboxKind } from '#inbox/submit/handling.shared.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { readAnswers } from './answers.ts';
import { readPeriod } from './period.ts';

const moment = new Date('2026-03-20T12:00:00.000Z');
const minuteMs = 60_000;

type Item = { kind?: InboxKind; at: string; after?: number; status?: string };

/** @param after the minutes until it was answered; 24 hours are promised */
async function receive(db: Db, items: readonly Item[]): Promise<void> {
  const laterBy = (at: string, minutes: number) =>
    new Date(Date.parse(at) + minutes * minuteMs).toISOString();
  const texts = {
    nameFolded: '',
    emailFolded: '',
    productFolded: '',
    phoneKey: '',
    whatsappKey: '',
    searchText: '',
  };
  const rows = items.map(({ kind = 'enquiry', at, after, status = 'new' }, index) => ({
    ...{ ...texts, form: 'enquiry', recordId: index, kind, receivedAt: at, status },
    answerDueAt: laterBy(at, 24 * 60),
    answeredAt: after === undefined ? null : laterBy(at, after),
  }));
  await db.insertInto('inboxItems').values(rows).execute();
}

describeOnBothEngines('How fast the staff answers', (openDb) => {
  const read = async (db: Db, timeZone = 'UTC') => {
    const rows = await readAnswers(db, readPeriod({ period: '7d' }, { now: moment, timeZone }), moment);
    return (kind: string) => rows.find((row) => row.kind === kind);
  };

  test('is the median, the slowest of ten, and the share in time, kind by kind', async () => {
    const db = await openDb();
    const minutes = [10, 20, 30, 40, 50, 60, 70, 80, 1500, 3000];
    await receive(db, [
      ...minutes.map((after) => ({ at: '2026-03-15T08:00:00.000Z', after, status: 'answered' })),
      { kind: 'quote', at: '2026-03-15T08:00:00.000Z', after: 5, status: 'won' },
    ]);
    const of = await read(db);
    expect(of('enquiry')?.now).toEqual({
      ...{ received: 10, answered: 10, inTime: 8, late: 0, inTimeShare: 0.8 },
      ...{ medianMinutes: 50, slowMinutes: 1500 },
    });
    expect(of('quote')?.now).toMatchObject({ answered: 1, medianMinutes: 5, slowMinutes: 5 });
    expect(of('all')?.now).toMatchObject({ received: 11, inTime: 9, medianMinutes: 50, slowMinutes: 1500 });
    expect(of('message')?.now).toMatchObject({ received: 0, inTimeShare: null, medianMinutes: null });
  });

  test('holds against it what waits too long, not what still has time, and no spam', async () => {
    const db = await openDb();
    await receive(db, [
      { at: '2026-03-16T08:00:00.000Z' },
      { at: '2026-03-20T08:00:00.000Z' },
      { at: '2026-03-16T08:00:00.000Z', status: 'spam' },
      // Whoever answered did not write down when.
      { at: '2026-03-16T08:00:00.000Z', status: 'answered' },
    ]);
    const of = await read(db);
    expect(of('enquiry')?.now).toMatchObject({ received: 3, answered: 0, late: 1, inTimeShare: 0 });
  });

  test('goes by the days of the company, and compares them with those before', async () => {
    const db = await openDb();
    // In Kolkata the 14th begins at half past six of the evening before.
    await receive(db, [
      { at: '2026-03-13T18:29:59.000Z', after: 7, status: 'answered' },
      { at: '2026-03-13T18:30:00.000Z', after: 9, status: 'answered' },
    ]);
    const of = await read(db, 'Asia/Kolkata');
    expect(of('all')?.now).toMatchObject({ received: 1, medianMinutes: 9 });
    expect(of('all')?.before).toMatchObject({ received: 1, medianMinutes: 7 });
  });
});
