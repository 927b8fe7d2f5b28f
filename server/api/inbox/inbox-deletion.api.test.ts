import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { type Item, openInbox, sendOneOfEach } from '#tests/support/inbox-api.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const dayMs = 24 * 60 * 60_000;

describeOnOneEngine('an item of the inbox that is deleted', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let db: Db;
  let inbox: Awaited<ReturnType<typeof openInbox>>;

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    inbox = await openInbox(api, db);
    await sendOneOfEach(inbox);
  });

  const deleteItems = async (...ids: number[]) =>
    (
      await inbox.request('POST', '/inbox/changes', { items: ids.map((id) => ({ id })), status: 'deleted' })
    ).json();
  /** What is kept no longer goes, as if this had been so long ago. */
  async function removeAsOf(agoMs: number): Promise<void> {
    const deletedAt = new Date(Date.now() - agoMs).toISOString();
    await db.updateTable('inboxItems').set({ deletedAt }).where('deletedAt', 'is not', null).execute();
    await api.services.inbox.removeExpired();
  }
  const all = ['enquiry', 'quote', 'message', 'sample'];

  test('is out of every list and count, is found by its status, and comes back as it was', async () => {
    await inbox.change(1, { status: 'quoted', assignee: 'Meera', notes: 'Called back' });
    const { action } = await deleteItems(1, 2);
    expect(await inbox.kindsOf('')).toEqual(['message', 'sample']);
    expect(await inbox.kindsOf('search=blocks')).toEqual([]);
    expect(await inbox.kindsOf('status=deleted')).toEqual(['enquiry', 'quote']);
    const { unread, total } = await inbox.get('/inbox');
    const older = await inbox.get('/enquiries');
    const waiting = await inbox.get('/inbox/waiting');
    expect([unread, total, older.total, waiting.waiting]).toEqual([2, 2, 0, 2]);
    expect((await inbox.get('/inbox/3')).earlier.map(({ reference }: Item) => reference)).not.toContain(
      'Q-1',
    );
    expect(await inbox.get('/inbox/1')).toMatchObject({ deletedAt: expect.stringMatching(/Z$/) });

    const undone = await inbox.request('POST', `/inbox/changes/${action}/undo`, {});
    expect(undone.json().items).toMatchObject([
      { id: 1, status: 'quoted', assignee: 'Meera', notes: 'Called back', deletedAt: null },
      { id: 2, status: 'new', deletedAt: null },
    ]);
    expect(await inbox.kindsOf('')).toEqual(all);
  });

  test('is restored by another status, and then stays', async () => {
    await deleteItems(1);
    expect(await inbox.change(1, { status: 'new' })).toMatchObject({ status: 'new', deletedAt: null });
    await removeAsOf(31 * dayMs);
    expect(await inbox.kindsOf('')).toEqual(all);
  });

  test('goes for good after 30 days, and no sooner', async () => {
    const { action } = await deleteItems(1);
    await removeAsOf(30 * dayMs - 60_000);
    expect(await inbox.kindsOf('status=deleted')).toEqual(['enquiry']);
    await removeAsOf(30 * dayMs);
    expect((await inbox.request('POST', `/inbox/changes/${action}/undo`, {})).statusCode).toBe(404);
    expect((await inbox.get('/enquiries/1')).message).toBe('This enquiry is not there any more.');
    expect(await inbox.kindsOf('')).toEqual(['quote', 'message', 'sample']);
  });

  test('is erased at once and finally by the other act, from the list and from the trash', async () => {
    const { action } = await deleteItems(1);
    for (const id of [1, 2]) expect((await inbox.request('DELETE', `/inbox/${id}`)).statusCode).toBe(204);
    expect((await inbox.request('POST', `/inbox/changes/${action}/undo`, {})).statusCode).toBe(404);
    expect(await inbox.kindsOf('status=deleted,new')).toEqual(['message', 'sample']);
  });
});
