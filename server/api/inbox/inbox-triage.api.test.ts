import { beforeEach, expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { type Item, openInbox, sendOneOfEach } from '#tests/support/inbox-api.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('working through the inbox', (openDb) => {
  const openApi = createApiOpener();
  let inbox: Awaited<ReturnType<typeof openInbox>>;

  beforeEach(async () => {
    const db = await openDb();
    inbox = await openInbox(await openApi(db), db);
    await sendOneOfEach(inbox);
  });

  test('remembers whose it is, when to look again and when it was first answered', async () => {
    const changed = await inbox.change(1, {
      assignee: 'meera',
      follow_up_on: '2099-03-01',
      status: 'answered',
    });
    expect(changed).toMatchObject({ assignee: 'Meera', followUpOn: '2099-03-01', version: 2 });
    expect(Date.parse(changed.answeredAt)).toBeGreaterThan(0);
    const again = await inbox.change(1, { status: 'new', assignee: null, follow_up_on: null });
    expect(again).toMatchObject({ assignee: null, followUpOn: null, answeredAt: changed.answeredAt });
    expect((await inbox.change(1, { status: 'quoted' })).answeredAt).toBe(changed.answeredAt);
    expect((await inbox.change(2, { status: 'lost' })).answeredAt).toBeNull();
    const { history } = await inbox.get('/inbox/1');
    expect(history.map(({ username, after }: Item) => [username, after])).toMatchObject([
      ['admin', { status: 'answered', assignee: 'Meera', followUpOn: '2099-03-01' }],
      ['admin', { status: 'new', assignee: null, followUpOn: null }],
      ['admin', { status: 'quoted' }],
    ]);
  });

  test('is the same under the older addresses', async () => {
    await inbox.request('PATCH', '/messages/1', { status: 'quoted' });
    expect((await inbox.get('/inbox/2')).answeredAt).not.toBeNull();
    await inbox.change(2, { notes: 'Called back', status: 'won' });
    expect(await inbox.get('/messages/1')).toMatchObject({ status: 'won', notes: 'Called back', version: 3 });
    expect((await inbox.request('DELETE', '/inbox/2')).statusCode).toBe(204);
    const gone = await Promise.all([inbox.get('/messages/1'), inbox.get('/inbox/2')]);
    expect(gone.map(({ message }) => message)).toEqual([
      'This message is not there any more.',
      'This is not in the inbox any more.',
    ]);
  });

  test.each([
    [{ assignee: 'nobody-we-know' }, 'assignee', 'There is no administrator named "nobody-we-know".'],
    [{ follow_up_on: '2020-01-01' }, 'follow_up_on', 'This day has passed. Choose today or a later one.'],
    [{ follow_up_on: '2026-02-30' }, 'follow_up_on', 'Enter a day, such as 2026-03-01'],
    [{ colour: 'red' }, 'colour', expect.any(String)],
    [{ status: 'maybe' }, 'status', expect.any(String)],
  ])('refuses %j and says what is wrong', async (changes, field, text) => {
    const response = await inbox.request('PATCH', '/inbox/1', changes);
    expect([response.statusCode, response.json().errors]).toEqual([400, { [field]: text }]);
    expect(await inbox.get('/inbox/1')).toMatchObject({ version: 1, history: [] });
  });

  test('tells the later of two people who change an item at once', async () => {
    const tag = { 'if-match': 'W/"v1-x"' };
    const [first, second] = await Promise.all([
      inbox.request('PATCH', '/inbox/1', { status: 'answered' }, tag),
      inbox.request('PATCH', '/inbox/1', { assignee: 'Meera' }, tag),
    ]);
    expect([first, second].map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const late = first.statusCode === 412 ? first : second;
    expect(late.json()).toMatchObject({
      message: 'Somebody else has changed this item meanwhile.',
      current: { version: 2, receivedAt: expect.any(String), received_at: expect.any(String) },
    });
  });

  test('takes the same change for many, leaves out what others changed meanwhile, and takes it back', async () => {
    await inbox.change(2, { status: 'won' });
    const items = [{ id: 1, version: 1 }, { id: 2, version: 1 }, { id: 3 }, { id: 99 }];
    const result = (
      await inbox.request('POST', '/inbox/changes', { items, status: 'answered', assignee: 'Meera' })
    ).json();
    expect(result.items.map(({ id, status }: Item) => [id, status])).toEqual([
      [1, 'answered'],
      [3, 'answered'],
    ]);
    expect(result.failed).toMatchObject([
      { id: 2, message: 'Somebody else has changed this meanwhile.', current: { status: 'won' } },
      { id: 99, message: 'This has been deleted.', current: null },
    ]);
    await inbox.change(1, { notes: 'Written since' });
    const undo = () => inbox.request('POST', `/inbox/changes/${result.action}/undo`, {});
    expect((await undo()).json().items).toMatchObject([
      { id: 1, status: 'new', assignee: null, answeredAt: null, notes: 'Written since' },
      { id: 3, status: 'new', assignee: null, answeredAt: null },
    ]);
    expect((await undo()).json()).toEqual({ message: 'This has been undone already.' });
    expect((await inbox.get('/inbox/1')).history).toEqual([]);
  });

  test('takes nothing back where somebody has changed one of the items since', async () => {
    const items = [{ id: 1 }, { id: 2 }];
    const { action } = (await inbox.request('POST', '/inbox/changes', { items, status: 'spam' })).json();
    expect(await inbox.kindsOf('')).toEqual(['message', 'sample']);
    await inbox.change(2, { status: 'new' });
    const refused = await inbox.request('POST', `/inbox/changes/${action}/undo`, {});
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Somebody has changed this since, so it is not undone.',
    ]);
    expect(await inbox.kindsOf('status=spam')).toEqual(['enquiry']);
    expect((await inbox.request('POST', '/inbox/changes/unknown/undo', {})).statusCode).toBe(404);
  });

  test('belongs to nobody once its administrator is deleted', async () => {
    const { action } = (
      await inbox.request('POST', '/inbox/changes', { items: [{ id: 1 }, { id: 2 }], assignee: 'Meera' })
    ).json();
    const later = await inbox.request('POST', '/inbox/changes', { items: [{ id: 1 }], assignee: 'admin' });
    const meera = (await inbox.get('/users')).find(({ username }: Item) => username === 'Meera');
    expect(await inbox.kindsOf('assignee=Meera')).toEqual(['quote']);
    expect(await inbox.kindsOf('assignee=me')).toEqual(['enquiry']);
    expect((await inbox.request('DELETE', `/users/${meera.id}`)).statusCode).toBe(204);
    expect(await inbox.kindsOf('assignee=none')).toEqual(['quote', 'message', 'sample']);
    const undone = await inbox.request('POST', `/inbox/changes/${later.json().action}/undo`, {});
    expect(undone.json().items).toMatchObject([{ id: 1, assignee: null }]);
    expect((await inbox.request('POST', `/inbox/changes/${action}/undo`, {})).statusCode).toBe(409);
  });
});
