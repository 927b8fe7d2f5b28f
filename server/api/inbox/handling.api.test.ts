import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const countries = { phone_country: '+91', whatsapp_country: '+91' };
const numbers = { ...countries, phone: '9876543210', whatsapp_number: '9876543211', product: 'Slabs' };
const message = { name: 'Ann', email: 'ann@buyer.example', subject: 'Samples', message: '=1+1' };

const closedEndpoints = [
  ...['/enquiries', '/enquiries/1', '/enquiries/export', '/messages', '/messages/1', '/messages/export'],
  ...['/feedback', '/newsletter', '/newsletter/export', '/outbox', '/users', '/sitemap/status'],
].map((path) => ['GET', path] as const);
const closedWrites = [
  ['PATCH', '/enquiries/1'],
  ['DELETE', '/enquiries/1'],
  ['PATCH', '/messages/1'],
  ['DELETE', '/messages/1'],
  ['DELETE', '/feedback/1'],
  ['DELETE', '/newsletter/1'],
  ['POST', '/outbox/1/retry'],
  ['PUT', '/auth/password'],
  ['POST', '/auth/register'],
  ['DELETE', '/users/1'],
  ['POST', '/sitemap/generate'],
] as const;

describeOnOneEngine('what the staff does through the API', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let headers: Record<string, string>;

  beforeEach(async () => {
    api = await openApi(await openDb());
    headers = await api.signIn();
  });

  const get = (path: string) => api.app.inject({ url: `/api${path}`, headers });
  const request = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object, more = {}) =>
    api.app.inject({
      method,
      url: `/api${path}`,
      ...(payload && { payload }),
      headers: { ...headers, ...more },
    });

  async function sendEnquiries(...names: string[]): Promise<void> {
    for (const full_name of names) {
      const sent = { ...numbers, full_name, email: 'buyer@stone.example', city: 'Jaipur' };
      await request('POST', '/send-enquiry', sent);
    }
  }

  test('every endpoint of it is refused without a token', async () => {
    const endpoints = [...closedEndpoints, ...closedWrites];
    const responses = await Promise.all(
      endpoints.map(([method, path]) => api.app.inject({ method, url: `/api${path}` })),
    );
    expect(responses.map(({ statusCode }, index) => [endpoints[index]?.join(' '), statusCode])).toEqual(
      endpoints.map((one) => [one.join(' '), 401]),
    );
  });

  test('what nobody has read yet is counted for each form, and what is taken for spam is not', async () => {
    const quote = { ...message, form_type: 'quote', subject: 'A price' };
    for (const name of ['Ann', 'Bert', 'Zoë']) await request('POST', '/contact', { ...quote, name });
    await request('POST', '/contact', { ...message, form_type: 'contact', phone: '9876543210' });
    const [read, spam] = (await get('/messages?search=ann@buyer.example&sort=name')).json().messages;
    await request('PATCH', `/messages/${read.id}`, { is_read: true });
    await request('PATCH', `/messages/${spam.id}`, { status: 'spam' });
    const counts = (await get('/counts')).json();
    expect(counts).toMatchObject({ unreadEnquiries: 0, unreadMessages: 0, unreadQuotes: 2 });
  });

  test('enquiries are listed under both spellings, page by page, with the unread count', async () => {
    await sendEnquiries('Ann', 'Bert', 'Zoë');
    const response = (await get('/enquiries?per_page=2&page=2&sort=name&search=stone')).json();
    expect(response).toMatchObject({ total: 3, pages: 2, page: 2, per_page: 2, unread: 3 });
    expect(response.enquiries).toMatchObject([
      { fullName: 'Zoë', full_name: 'Zoë', phoneCountry: '+91', status: 'new', notes: '', isRead: false },
    ]);
    expect(response.enquiries[0]).not.toHaveProperty('searchText');
  });

  test.each(['sort=age', 'order=up', 'status=maybe', 'page=0', 'per_page=201', 'search=%00'])(
    'a list that cannot be asked for is refused: %s',
    async (query) => {
      const response = await get(`/enquiries?${query}`);
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([
        400,
        [query.split('=')[0]],
      ]);
    },
  );

  test('an enquiry is read, handled, and not overwritten by whoever saw an older version', async () => {
    await sendEnquiries('Ann');
    const read = await get('/enquiries/1');
    const tag = { 'if-match': String(read.headers.etag) };
    const saved = await request('PATCH', '/enquiries/1', { status: 'quoted', is_read: true }, tag);
    expect(saved.json()).toMatchObject({ status: 'quoted', is_read: true, version: 2 });
    expect(saved.headers.etag).toMatch(/^W\/"v2-/);
    const late = await request('PATCH', '/enquiries/1', { notes: 'Mine' }, tag);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      message: 'Somebody else has changed this enquiry meanwhile.',
      current: { full_name: 'Ann', status: 'quoted', notes: '' },
    });
    expect((await request('PATCH', '/enquiries/1', { colour: 'red' })).json().errors).toHaveProperty(
      'colour',
    );
    expect((await request('PATCH', '/enquiries/x', {})).statusCode).toBe(400);
    expect((await request('DELETE', '/enquiries/1')).statusCode).toBe(204);
    expect((await request('DELETE', '/enquiries/1')).statusCode).toBe(404);
    expect((await get('/enquiries/1')).statusCode).toBe(404);
  });

  test('an export holds what was asked for, on all pages, and no formula', async () => {
    await sendEnquiries('=1+1', 'Zoë', 'Somebody else');
    const all = await get('/enquiries/export');
    expect(all.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(all.headers['content-disposition']).toMatch(/^attachment; filename="enquiries-[\d-]+\.csv"$/);
    expect(all.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(all.body.split('\r\n')).toHaveLength(5);
    expect(all.body).toContain('"\'=1+1"');
    const one = (await get('/enquiries/export?search=zoe')).body;
    expect(one.split('\r\n')).toHaveLength(3);
    expect(one).toContain('"Zoë","buyer@stone.example","(+91) 9876543210"');
  });

  test('messages are handled like enquiries', async () => {
    await request('POST', '/contact', { ...message, form_type: 'quote', product: 'Honey Onyx' });
    const { messages, unread } = (await get('/messages?search=honey')).json();
    expect([messages[0].form_type, messages[0].phone_country, unread]).toEqual(['quote', '', 1]);
    expect((await request('PATCH', '/messages/1', { status: 'answered' })).json().status).toBe('answered');
    expect((await get('/messages/export')).body).toContain('"\'=1+1"');
    expect((await request('DELETE', '/messages/1')).statusCode).toBe(204);
  });

  test.each(['/feedback', '/newsletter'])('whoever has read %s is told that it is the same', async (path) => {
    const tag = String((await get(path)).headers.etag);
    const ask = () => api.app.inject({ url: `/api${path}`, headers: { ...headers, 'if-none-match': tag } });
    expect((await ask()).statusCode).toBe(304);
    await request('POST', '/feedback', { rating: 5 });
    await request('POST', '/newsletter', { email: 'a@stone.example' });
    expect((await ask()).statusCode).toBe(200);
  });

  test.each([
    ['/feedback', { rating: 1 }],
    ['/newsletter', { email: 'bot@stone.example' }],
  ])(
    'what a program seems to have sent to %s is apart from the list, and can be released',
    async (path, sent) => {
      const listed = async () => [
        (await get(path)).json().length,
        (await get(`${path}?spam=true`)).json().length,
      ];
      await request('POST', path, { ...sent, company_website: 'https://spam.example' });
      expect(await listed()).toEqual([0, 1]);
      expect((await request('PATCH', `${path}/1`, { is_spam: false })).statusCode).toBe(204);
      expect(await listed()).toEqual([1, 0]);
      expect((await request('PATCH', `${path}/2`, { is_spam: false })).statusCode).toBe(404);
    },
  );

  test('feedback and subscribers are listed newest first, exported and deleted', async () => {
    await request('POST', '/feedback', { rating: 5, feedback: 'Good' });
    await request('POST', '/feedback', { rating: 1 });
    await request('POST', '/newsletter', { email: 'b@stone.example' });
    await request('POST', '/newsletter', { email: 'a@stone.example' });
    expect((await get('/feedback')).json().map((one: { rating: number }) => one.rating)).toEqual([1, 5]);
    const subscribers = (await get('/newsletter')).json();
    expect(subscribers.map((one: { email: string }) => one.email)).toEqual([
      'a@stone.example',
      'b@stone.example',
    ]);
    expect((await get('/newsletter/export')).body).toContain('"b@stone.example"');
    for (const path of ['/feedback/1', '/newsletter/1']) {
      expect((await request('DELETE', path)).statusCode).toBe(204);
      expect((await request('DELETE', path)).statusCode).toBe(404);
    }
  });

  test('an outbox that is not set up says so, and nothing fails', async () => {
    await sendEnquiries('Ann');
    expect((await get('/outbox')).json()).toEqual({ configured: false, mails: [] });
    expect((await request('POST', '/outbox/1/retry')).statusCode).toBe(409);
  });

  test('an administrator adds another, changes the own password and cannot be left without any', async () => {
    const account = { username: 'editor', password: 'chisel-and-dust' };
    const added = await request('POST', '/auth/register', account);
    expect([added.statusCode, added.json()]).toEqual([201, { user: { username: 'editor' } }]);
    const users = (await get('/users')).json();
    expect(users).toMatchObject([
      { username: 'admin', isSelf: true },
      { username: 'editor', isSelf: false },
    ]);
    expect((await request('DELETE', `/users/${users[0].id}`)).statusCode).toBe(409);
    expect((await request('DELETE', `/users/${users[1].id}`)).statusCode).toBe(204);
    expect((await request('DELETE', `/users/${users[0].id}`)).statusCode).toBe(409);
    const passwords = { current_password: 'correct-horse-battery', new_password: 'marble-and-moss' };
    const { token } = (await request('PUT', '/auth/password', passwords)).json();
    expect((await get('/auth/me')).statusCode).toBe(401);
    headers = { authorization: `Bearer ${token}` };
    expect((await get('/auth/me')).statusCode).toBe(200);
  });
});
