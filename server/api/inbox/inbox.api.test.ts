import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { type Item, openInbox, sampleMessage, sendOneOfEach } from '#tests/support/inbox-api.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('the inbox', (openDb) => {
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

  test('holds what came by every form, in one list and under both spellings', async () => {
    const page = await inbox.get('/inbox?per_page=3');
    expect(page).toMatchObject({ total: 4, pages: 2, page: 1, per_page: 3, unread: 4 });
    expect(page.items.map(({ kind }: Item) => kind)).toEqual(['sample', 'message', 'quote']);
    const [sent] = (await inbox.get('/inbox?kind=enquiry')).items;
    expect(sent).toMatchObject({
      ...{ kind: 'enquiry', reference: 'E-1', status: 'new', assignee: null, followUpOn: null, version: 1 },
      ...{ name: 'Ann Weir', city: 'Jaipur', notes: '', answeredAt: null, isOverdue: false, isRead: false },
      lines: [{ product: 'Blocks', quantity: '1000 m²' }],
      follow_up_on: null,
    });
    expect(Date.parse(sent.answerDueAt) - Date.parse(sent.receivedAt)).toBe(24 * 3_600_000);
  });

  test.each([
    ['kind=quote', ['quote']],
    ['kind=quote,sample', ['quote', 'sample']],
    ['search=blocks', ['enquiry', 'quote']],
    ['search=weir%20jaipur', ['enquiry']],
    ['search=q-1', ['quote']],
    ['search=%2B91%2098765-43210', ['enquiry', 'message']],
    ['search=st', ['quote', 'message', 'sample']],
    ['search=%25', []],
    ['search=%22', []],
    ['product=BLOCKS', ['enquiry', 'quote']],
    ['assignee=none', ['enquiry', 'quote', 'message', 'sample']],
    ['assignee=nobody-we-know', []],
    ['due=waiting', ['enquiry', 'quote', 'message', 'sample']],
    ['due=overdue', []],
    ['status=answered,new', ['enquiry', 'quote', 'message', 'sample']],
    ['status=spam', []],
  ])('lists what fits %s', async (query, kinds) => {
    expect(await inbox.kindsOf(query)).toEqual(kinds);
  });

  test.each(['sort=age', 'order=up', 'status=new,maybe', 'kind=letter', 'due=soon', 'page=0', 'search=%00'])(
    'refuses a list that cannot be asked for: %s',
    async (query) => {
      const response = await api.app.inject({ url: `/api/inbox?${query}`, headers: inbox.headers });
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([
        400,
        [query.split('=')[0]],
      ]);
    },
  );

  test('shows what else the same sender sent, by e-mail address or number, and no spam', async () => {
    await inbox.request('POST', '/contact', {
      ...sampleMessage,
      name: 'A. Weir',
      email: 'other@buyer.example',
      form_type: 'contact',
      ...{ phone: '9876543211', phone_country: '+91' },
    });
    const earlierOf = async (id: number) =>
      (await inbox.get(`/inbox/${id}`)).earlier.map(({ reference }: Item) => reference);
    expect(await earlierOf(1)).toEqual(['M-4', 'M-2']);
    expect(await earlierOf(4)).toEqual(['M-2', 'Q-1']);
    await inbox.change(2, { status: 'spam' });
    expect(await earlierOf(4)).toEqual(['M-2']);
  });

  test('says what waits, for whom and since when', async () => {
    await inbox.change(1, { assignee: 'Meera' });
    await inbox.change(2, { status: 'answered', is_read: true });
    await db
      .updateTable('inboxItems')
      .set({ answerDueAt: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', 1)
      .execute();
    const waiting = await inbox.get('/inbox/waiting');
    expect(waiting).toMatchObject({
      ...{ unread: 3, waiting: 3, overdue: 1 },
      people: [
        { assignee: 'Meera', waiting: 1, overdue: 1 },
        { assignee: null, waiting: 2, overdue: 0 },
      ],
    });
    expect(waiting.oldest.map(({ id, isOverdue }: Item) => [id, isOverdue])).toEqual([
      [1, true],
      [3, false],
      [4, false],
    ]);
    expect(await inbox.kindsOf('due=overdue')).toEqual(['enquiry']);
    expect((await inbox.get('/inbox')).unread).toBe(3);
  });

  test('is exported as it is filtered, without formulas', async () => {
    await inbox.change(1, { assignee: 'Meera', status: 'quoted' });
    await inbox.request('POST', '/contact', { ...sampleMessage, form_type: 'quote', message: '=1+1' });
    const all = await api.app.inject({ url: '/api/inbox/export', headers: inbox.headers });
    expect(all.headers['content-disposition']).toMatch(/^attachment; filename="inbox-[\d-]+\.csv"$/);
    expect(all.body.split('\r\n')).toHaveLength(7);
    expect(all.body).toContain('"\'=1+1"');
    const mine = (await api.app.inject({ url: '/api/inbox/export?assignee=Meera', headers: inbox.headers }))
      .body;
    expect(mine.split('\r\n')).toHaveLength(3);
    expect(mine).toContain('"E-1","enquiry"');
  });
});
