import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const enquiry = {
  ...{ full_name: 'Mira Example', email: 'mira@example.com', phone: '0000000000' },
  ...{ whatsapp_number: '0000000000', city: 'Kishangarh', product: 'Slabs', quantity: '2000' },
  utm_source: 'letter',
};
const message = {
  ...{ name: 'Mira Example', email: 'mira@example.com', subject: 'Samples', message: 'Do you send some?' },
};

describeOnOneEngine('what visitors send through the API', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let db: Db;
  const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
  });

  test('an enquiry is stored, once for a double click', async () => {
    for (let click = 0; click < 2; click += 1) {
      const response = await post('/api/send-enquiry', enquiry);
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({ message: expect.stringContaining('24 hours') });
    }
    const stored = await db.selectFrom('enquiries').selectAll().execute();
    expect(stored).toMatchObject([{ fullName: 'Mira Example', product: 'Slabs', utmSource: 'letter' }]);
  });

  test('a field that a form does not have is refused by name, beside a list and within it', async () => {
    const lines = [
      { product: 'statuario', name: 'Statuario' },
      { product: 'onyx', colour: 'red', finsih: 'Honed' },
    ];
    const forms: [path: string, body: object, unknown: string[]][] = [
      [
        'send-enquiry',
        { ...enquiry, fullName: 'Mira', lines },
        ['fullName', 'lines.1.colour', 'lines.1.finsih'],
      ],
      ['send-enquiry', { ...enquiry, lines: JSON.stringify(lines) }, ['lines.1.colour', 'lines.1.finsih']],
      ['contact', { ...message, form_type: 'quote', __proto__x: 1 }, ['__proto__x']],
      ['feedback', { rating: 5, comment: 'Good' }, ['comment']],
      ['newsletter', { email: 'mira@example.com', list: 'b' }, ['list']],
      ['shortlists', { lines, title: 'Lobby' }, ['title', 'lines.1.colour', 'lines.1.finsih']],
      ['events', { kind: 'page_view', page: '/', visitor: 'x' }, ['visitor']],
      ['events', { events: [{ kind: 'page_view', page: '/', visitor: 'x' }] }, ['visitor']],
    ];
    for (const [path, body, unknown] of forms) {
      const { statusCode, body: answer } = await post(`/api/${path}`, body);
      const messages = unknown.map((name) => [name, `There is no field named "${name.split('.').at(-1)}"`]);
      expect([path, statusCode, JSON.parse(answer).errors]).toEqual([
        path,
        400,
        Object.fromEntries(messages),
      ]);
    }
    expect(await db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    const ofPage = {
      ...enquiry,
      open_ms: '5000',
      utm_term: '',
      utm_content: '',
      terms: 'on',
      lines: [],
    };
    expect((await post('/api/send-enquiry', ofPage)).statusCode).toBe(201);
  });

  test('an enquiry with fields left empty is refused with a message for each', async () => {
    const response = await post('/api/send-enquiry', { ...enquiry, city: ' ', phone: '12' });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Please fill in all required fields.');
    expect(Object.keys(response.json().errors).sort()).toEqual(['city', 'phone']);
    expect(await db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
  });

  test('the forms offer and promise what an editor says, and what was offered a minute ago is not lost', async () => {
    const save = (value: object) => api.services.siteDocuments.save('forms', { value, author: testAuthor });
    await save({ products: ['Granite', 'Slate'], quantities: ['50 slabs'], answerHours: 48 });
    const { product: _product, quantity: _quantity, ...plain } = enquiry;
    expect((await post('/api/send-enquiry', plain)).json()).toEqual({
      message: expect.stringContaining('within 48 hours'),
    });
    await save({ products: ['Slate'] });
    const late = { ...enquiry, city: 'Ajmer', product: 'Granite', quantity: '3000+' };
    expect((await post('/api/send-enquiry', late)).statusCode).toBe(201);
    expect(await db.selectFrom('enquiries').select(['product', 'quantity']).orderBy('id').execute()).toEqual([
      { product: 'Granite', quantity: '50 slabs' },
      { product: 'Granite', quantity: '3000+' },
    ]);
    const refused = await post('/api/send-enquiry', { ...enquiry, product: 'Chalk', quantity: 50 });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { product: 'Choose one of: Slate', quantity: 'Choose one of: 50 slabs' },
    ]);
  });

  test('a request for a quote needs no phone number, a contact message does', async () => {
    expect((await post('/api/contact', { ...message, form_type: 'quote' })).statusCode).toBe(201);
    const refused = await post('/api/contact', message);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['phone']]);
  });

  test('a form that a browser posts without scripting is taken as well', async () => {
    const response = await api.app.inject({
      ...{ method: 'POST', url: '/api/feedback' },
      payload: new URLSearchParams({ rating: '5', feedback: 'A clear page & good pictures' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(201);
    expect(await db.selectFrom('feedback').selectAll().execute()).toMatchObject([
      { rating: 5, feedback: 'A clear page & good pictures' },
    ]);
  });

  test('subscribing twice is one subscriber and no error', async () => {
    for (const email of ['mira@example.com', 'Mira@Example.com']) {
      expect((await post('/api/newsletter', { email })).statusCode).toBe(201);
    }
    expect(await db.selectFrom('subscribers').selectAll().execute()).toHaveLength(1);
  });

  test("an administrator's ended session does not cost a visitor's message", async () => {
    const response = await api.app.inject({
      ...{ method: 'POST', url: '/api/newsletter', payload: { email: 'mira@example.com' } },
      headers: { authorization: 'Bearer ended' },
    });
    expect(response.statusCode).toBe(201);
  });

  test('an event is counted, whether a script or a page that is left sends it', async () => {
    const event = { kind: 'product_click', page: '/about/', data: { slug: 'statuario' } };
    expect((await post('/api/events', event)).statusCode).toBe(204);
    const beacon = await api.app.inject({
      ...{ method: 'POST', url: '/api/events', payload: JSON.stringify({ events: [event], utm: {} }) },
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    });
    expect([beacon.statusCode, beacon.body]).toEqual([204, '']);
    const counts = db.selectFrom('eventCounts').select(['kind', 'page', 'count']).where('count', '>', 0);
    expect(await counts.execute()).toEqual([{ kind: 'product_click', page: '/about/', count: 2 }]);
  });

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'a visitor who asks not to be tracked is not: %j',
    async (headers) => {
      const payload = { kind: 'blog_click', page: '/blog/' };
      const response = await api.app.inject({ method: 'POST', url: '/api/events', payload, headers });
      expect(response.statusCode).toBe(204);
      expect(await db.selectFrom('eventCounts').selectAll().execute()).toEqual([]);
    },
  );

  test.each(['{"kind":"unheard_of","page":"/"}', '{"kind":', ''])(
    'an event that is none is refused: %s',
    async (payload) => {
      const headers = { 'content-type': 'text/plain' };
      const response = await api.app.inject({ method: 'POST', url: '/api/events', payload, headers });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toEqual(expect.any(String));
    },
  );
});
