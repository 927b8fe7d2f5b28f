import { beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { openInbox, sendOneOfEach } from '#tests/support/inbox-api.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const startOfMarch11 = {
  'Asia/Kolkata': '2026-03-10T18:30:00.000Z',
  'America/Los_Angeles': '2026-03-11T07:00:00.000Z',
};
const dayMs = 24 * 60 * 60_000;

describeOnOneEngine('a day to look again', (openDb) => {
  useMovableDate('2026-03-09T12:00:00.000Z');
  const openApi = createApiOpener();
  let inbox: Awaited<ReturnType<typeof openInbox>>;

  beforeEach(async () => {
    const db: Db = await openDb();
    inbox = await openInbox(await openApi(db), db);
    await sendOneOfEach(inbox);
  });

  test.each(Object.entries(startOfMarch11))('begins and ends as it does in %s', async (timeZone, start) => {
    const company = (await inbox.get('/site-documents/company')).value;
    await inbox.request('PUT', '/site-documents/company', { value: { ...company, timeZone } });
    await inbox.change(1, { follow_up_on: '2026-03-11', status: 'answered' });
    const at = (moment: number) => vi.setSystemTime(moment);
    const due = () => inbox.kindsOf('due=followUp');
    const again = async () =>
      (await inbox.request('PATCH', '/inbox/2', { follow_up_on: '2026-03-11' })).statusCode;

    at(Date.parse(start) - 1);
    expect([await due(), await again()]).toEqual([[], 200]);
    at(Date.parse(start));
    expect(await due()).toEqual(['enquiry', 'quote']);
    at(Date.parse(start) + dayMs - 1);
    expect(await again()).toBe(200);
    at(Date.parse(start) + dayMs);
    expect(await again()).toBe(400);
  });
});
