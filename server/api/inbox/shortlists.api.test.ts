import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createShortlistService } from '#inbox/shortlists/shortlists.service.ts';
import { type ApiUnderTest, createApiOpener, testPublicUrl } from '#tests/support/api-app.ts';
import { openInbox, sampleMessage } from '#tests/support/inbox-api.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const long = 'x'.repeat(81);
const wanted = { finish: 'Honed', thickness: '20 mm', area: 300, unit: 'm2', room: 'Lobby', note: 'Bright' };

describeOnOneEngine('a list of stones', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let db: Db;
  let stone: { id: number };
  const post = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api${path}`, payload });
  const write = async (method: 'PUT' | 'DELETE', payload?: object) => {
    const headers = await api.signIn();
    const url = `/api/products/${stone.id}`;
    expect(
      (await api.app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode,
    ).toBeLessThan(300);
  };
  const get = async (path: string) => (await api.app.inject({ url: `/api${path}` })).json();

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    const category = (await api.records.category()).id;
    stone = await api.records.product({ category, name: 'Statuario' });
    await api.records.product({ category, name: 'Nero Antico' });
  });

  test('is shared under an id that cannot be guessed, and read by whoever has it', async () => {
    const lines = [{ product: 'statuario', ...wanted }, { product: 'nero-antico' }];
    const shared = await post('/shortlists', { lines });
    expect(shared.statusCode).toBe(201);
    const { id, url } = shared.json();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(url).toBe(`${testPublicUrl}/shortlist/${id}/`);
    const list = await get(`/shortlists/${id}`);
    expect(list.lines).toEqual([
      {
        product: 'statuario',
        name: 'Statuario',
        ...wanted,
        view: '',
        slabs: [],
        path: '/statuario/',
        image: null,
      },
      expect.objectContaining({ product: 'nero-antico', finish: '', area: null, unit: 'm2' }),
    ]);
    expect(list.expires_at > list.created_at).toBe(true);
    const again = await post('/shortlists', { lines: list.lines });
    expect(again.statusCode).toBe(201);
    expect(again.json().id).not.toBe(id);
  });

  test('knows a stone by its former slug, its id and its name as well, and areas as people write them', async () => {
    await write('PUT', { slug: 'statuario-extra' });
    const lines = [
      { product: 'statuario', area: '1,200', unit: 'sq ft' },
      { product: 'Nero Antico', area: '12,5', unit: 'm²' },
      { product: stone.id, area: '' },
    ];
    const { id } = (await post('/shortlists', { lines })).json();
    expect((await get(`/shortlists/${id}`)).lines).toMatchObject([
      { product: 'statuario-extra', area: 1200, unit: 'ft2' },
      { product: 'nero-antico', area: 12.5, unit: 'm2' },
      { product: 'statuario-extra', area: null },
    ]);
  });

  test.each([
    [{ lines: [] }, { lines: 'There is no stone on this list yet' }],
    [{}, { lines: expect.any(String) }],
    [{ lines: 'nonsense' }, { lines: 'Send the lines as a list' }],
    [
      { lines: [{ product: 'statuario' }, { product: 'chalk' }] },
      { 'lines.1.product': 'There is no stone "chalk" in our collections.' },
    ],
    [
      { lines: [{ product: 'statuario', area: 'much', unit: 'acres', note: 'x'.repeat(501) }] },
      {
        'lines.0.area': expect.stringContaining('as a number'),
        'lines.0.unit': 'The unit is m2 or ft2',
        'lines.0.note': 'At most 500 characters',
      },
    ],
    [
      { lines: [0, -5, 1_000_001].map((area) => ({ product: 'statuario', area })) },
      {
        ...{ 'lines.0.area': expect.any(String), 'lines.1.area': expect.any(String) },
        'lines.2.area': expect.stringContaining('up to 1,000,000'),
      },
    ],
    [
      { lines: [{ product: ' ' }, { product: 'statuario', finish: long, thickness: long, room: long }] },
      {
        'lines.0.product': 'Name the product by its slug',
        'lines.1.finish': 'At most 80 characters',
        'lines.1.thickness': 'At most 80 characters',
        'lines.1.room': 'At most 80 characters',
      },
    ],
    [
      { lines: Array.from({ length: 201 }, () => ({ product: 'statuario' })) },
      { lines: expect.stringContaining('at most 200 stones') },
    ],
  ])('is refused with a message for each line and field: %#', async (body, errors) => {
    const refused = await post('/shortlists', body);
    expect([refused.statusCode, refused.json().errors]).toEqual([400, errors]);
  });

  test('of 200 stones is taken, and said to be gone once it is unknown or has expired', async () => {
    const lines = Array.from({ length: 200 }, () => ({ product: 'statuario', note: 'n'.repeat(500) }));
    const { id } = (await post('/shortlists', { lines })).json();
    expect((await get(`/shortlists/${id}`)).lines).toHaveLength(200);
    for (const unknown of ['x', 'a'.repeat(32)]) {
      expect((await api.app.inject({ url: `/api/shortlists/${unknown}` })).statusCode).toBe(404);
    }
    const later = createShortlistService(db, {
      ...{ findStones: async () => new Map(), keptDays: 30 },
      now: () => new Date(Date.now() + 31 * 24 * 3_600_000),
    });
    expect(await later.find(id)).toBeUndefined();
    await later.removeExpired();
    expect(await db.selectFrom('sharedShortlists').selectAll().execute()).toEqual([]);
  });

  test('leads back into the room where a stone was seen, and to no other place', async () => {
    const views = ['/room/?room=kitchen&top=statuario', 'https://elsewhere.example/', '/room/"><b>', 7];
    const lines = views.map((view) => ({ product: 'statuario', view }));
    const { id } = (await post('/shortlists', { lines })).json();
    const kept = (await get(`/shortlists/${id}`)).lines.map(({ view }: { view: string }) => view);
    expect(kept).toEqual([views[0], '', '', '']);
  });

  test('keeps the name of a stone that has been deleted since', async () => {
    const { id } = (await post('/shortlists', { lines: [{ product: 'statuario' }] })).json();
    await write('DELETE');
    expect((await get(`/shortlists/${id}`)).lines).toMatchObject([
      { product: 'statuario', name: 'Statuario', path: null },
    ]);
  });

  test('comes with an enquiry, a request for a quote and one for samples, and is in the inbox and its table', async () => {
    const inbox = await openInbox(api, db);
    const lines = [
      { product: 'statuario', ...wanted },
      { product: 'nero-antico', area: 20, unit: 'ft2' },
    ];
    for (const form_type of ['quote', 'sample']) {
      const sent = await post('/contact', { ...sampleMessage, form_type, lines });
      expect(sent.statusCode).toBe(201);
    }
    const enquiry = {
      ...{ full_name: 'Ann Weir', email: 'ann@buyer.example', phone: '9876543210' },
      ...{ whatsapp_number: '9876543211', city: 'Jaipur', lines: JSON.stringify(lines) },
    };
    expect((await post('/send-enquiry', enquiry)).statusCode).toBe(201);
    const { items } = await inbox.get('/inbox?search=antico&sort=date&order=asc');
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['quote', 'sample', 'enquiry']);
    expect(items[1].lines).toEqual([
      { product: 'statuario', name: 'Statuario', ...wanted, view: '', slabs: [], quantity: '300 m²' },
      expect.objectContaining({ product: 'nero-antico', quantity: '20 ft²' }),
    ]);
    const detail = await inbox.get(`/inbox/${items[1].id}`);
    expect(detail.lines).toMatchObject([{ path: '/statuario/' }, { path: '/nero-antico/' }]);
    expect((await inbox.get('/enquiries')).enquiries[0].lines).toHaveLength(2);
    const table = await api.app.inject({ url: '/api/inbox/export?kind=sample', headers: inbox.headers });
    expect(table.body).toContain('"Statuario, Honed, 20 mm, 300 m², Lobby: Bright\nNero Antico, 20 ft²"');
  });

  test('is begun by a question about a stone, which is in the inbox with its picture and page', async () => {
    const inbox = await openInbox(api, db);
    for (const product of ['Statuario', 'Something grey']) {
      const sent = await post('/contact', {
        ...sampleMessage,
        form_type: 'quote',
        product,
        message: product,
      });
      expect(sent.statusCode).toBe(201);
    }
    const { items } = await inbox.get('/inbox?sort=date&order=asc');
    expect(items.map(({ lines }: { lines: object[] }) => lines)).toMatchObject([
      [{ product: 'statuario', name: 'Statuario', area: null }],
      [{ product: 'Something grey', unit: '' }],
    ]);
    expect((await inbox.get(`/inbox/${items[0].id}`)).lines).toMatchObject([{ path: '/statuario/' }]);
  });

  test('with a wrong line refuses an enquiry, which is not stored', async () => {
    const refused = await post('/contact', {
      ...sampleMessage,
      form_type: 'sample',
      lines: [{ product: 'chalk' }],
    });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['lines.0.product']]);
    const lines = Array.from({ length: 201 }, () => ({ product: 'statuario' }));
    const tooMany = await post('/contact', { ...sampleMessage, form_type: 'sample', lines });
    expect([tooMany.statusCode, Object.keys(tooMany.json().errors)]).toEqual([400, ['lines']]);
    expect(await db.selectFrom('contactMessages').selectAll().execute()).toEqual([]);
  });

  test('cannot be shared more often than people do', async () => {
    const shares = await Promise.all(
      Array.from({ length: 31 }, () => post('/shortlists', { lines: [{ product: 'statuario' }] })),
    );
    expect(shares.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});
