import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createWholeInbox } from './whole-inbox.service.ts';

const day = '2026-05-01T';

async function receive(db: Db, { recordId, hour }: { recordId: number; hour: string }): Promise<void> {
  await db
    .insertInto('inboxItems')
    .values({
      ...{ form: 'enquiry', recordId, kind: 'enquiry', receivedAt: `${day}08:00:00.000Z` },
      ...{ answerDueAt: `${day}${hour}:00:00.000Z`, nameFolded: 'ann', emailFolded: 'ann@buyer.example' },
      ...{ productFolded: '', phoneKey: '', whatsappKey: '', searchText: 'ann' },
    })
    .execute();
}

describeOnOneEngine('What is overdue', (openDb) => {
  test('grows as time passes, and is counted anew by whatever is written', async () => {
    const db = await openDb();
    let hour = '09';
    const inbox = createWholeInbox(db, { now: () => new Date(`${day}${hour}:30:00.000Z`) });
    const count = async () => {
      const { waiting, overdue, people } = await inbox.readWaiting();
      const { total } = await inbox.list({ due: 'overdue', page: 1, perPage: 1 }, 'admin');
      return [waiting, overdue, total, people[0]?.overdue];
    };
    await receive(db, { recordId: 1, hour: '10' });
    await receive(db, { recordId: 2, hour: '12' });
    expect(await count()).toEqual([2, 0, 0, 0]);
    hour = '10';
    expect(await count()).toEqual([2, 1, 1, 1]);
    hour = '11';
    expect(await count()).toEqual([2, 1, 1, 1]);
    hour = '12';
    expect(await count()).toEqual([2, 2, 2, 2]);
    await receive(db, { recordId: 3, hour: '11' });
    expect(await count()).toEqual([3, 3, 3, 3]);
  });
});
