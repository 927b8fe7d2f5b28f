import { beforeEach, expect, test } from 'vitest';
import { readTable } from '#content/spreadsheets/table-thread.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { sampleEnquiry } from '#tests/support/sample-enquiry.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const search = (query: string) => `https://stone.example/italian-marble/?q=${encodeURIComponent(query)}`;

describeOnOneEngine('The statistics', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let headers: { authorization: string };

  beforeEach(async () => {
    api = await openApi(await openDb());
    headers = await api.signIn();
  });

  async function read(path: string) {
    const response = await api.app.inject({ url: `/api/statistics/${path}`, headers });
    return { status: response.statusCode, body: response.json() };
  }

  async function post(url: string, payload: object, more: Record<string, string> = {}) {
    const response = await api.app.inject({ method: 'POST', url, payload, headers: more });
    expect(response.statusCode).toBeLessThan(300);
  }

  test('tell which stones and collections were looked at and written about', async () => {
    const category = await api.records.category({ name: 'Dawn' });
    const stone = await api.records.product({ name: 'Honey Onyx', category: category.id });
    await api.records.product({ name: 'Statuario', category: category.id });
    const views = ['/honey-onyx/', '/products/dawn/honey-onyx/', '/statuario/', '/products/dawn/'];
    await post('/api/events', { events: views.map((page) => ({ kind: 'page_view', page })) });
    const sent = { name: 'Asha', email: 'asha@example.com', subject: 'Price', message: 'How much?' };
    await post('/api/contact', { ...sent, form_type: 'quote', product: 'honey onyx' });
    await post('/api/send-enquiry', {
      ...{ ...sampleEnquiry, source_page: '/italian-marble/?q=Honey+Onyx' },
    });
    const stones = await read('stones?period=7d');
    expect(stones.body.rows).toMatchObject([
      {
        ...{ name: 'Honey Onyx', detail: 'Dawn', recordId: stone.id },
        now: { views: 2, enquiry: 1, quote: 1, message: 0, items: 2, rate: 1 },
        before: { views: 0, items: 0, rate: null },
      },
      { name: 'Statuario', now: { views: 1, items: 0, rate: 0 } },
    ]);
    const collections = await read('collections');
    expect(collections.body.rows).toMatchObject([{ name: 'Dawn', now: { views: 4, items: 2, rate: 0.5 } }]);
  });

  test('tell from which countries and campaigns visitors write', async () => {
    const campaign = { utm_source: 'Google', utm_medium: 'cpc', utm_campaign: 'spring onyx' };
    const visit = { kind: 'visit', page: '/' };
    await post('/api/events', { events: [visit], utm: campaign });
    await post('/api/events', { ...visit });
    await post('/api/send-enquiry', { ...sampleEnquiry, ...campaign });
    const abroad = { phone: '2025550123', phone_country: '+1', whatsapp_number: '2025550123' };
    await post('/api/send-enquiry', { ...sampleEnquiry, ...abroad, whatsapp_country: '+1', ...campaign });
    const countries = await read('countries');
    expect(
      countries.body.rows.map(({ name, detail, now }: { name: string; detail: string; now: object }) => ({
        name,
        detail,
        now,
      })),
    ).toEqual([
      expect.objectContaining({ name: 'India', detail: '+91' }),
      expect.objectContaining({ name: 'United States and others', detail: '+1' }),
    ]);
    const campaigns = await read('campaigns');
    expect(campaigns.body.rows).toMatchObject([
      { name: 'google', detail: 'cpc · spring onyx', now: { views: 1, enquiry: 2, rate: 2 } },
      { name: 'No campaign', detail: '', now: { views: 1, items: 0 } },
    ]);
  });

  test('add up what came in, step by step, and leave spam out', async () => {
    await post('/api/send-enquiry', sampleEnquiry);
    await post('/api/send-enquiry', {
      ...sampleEnquiry,
      city: 'Udaipur',
      company_website: 'https://x.example',
    });
    const { body } = await read('overview?period=7d');
    expect(body.totals).toMatchObject({ now: { enquiry: 1, items: 1, visits: 0 }, before: { items: 0 } });
    expect(body.steps).toHaveLength(7);
    expect(body.steps.at(-1)).toMatchObject({ to: body.period.now.to, enquiry: 1, quote: 0 });
    const year = await read('overview?period=12m');
    expect(year.body.steps.length).toBeGreaterThanOrEqual(12);
    expect(year.body.totals.now.items).toBe(1);
  });

  test('name what was searched and not found, once for each visitor, and nothing personal', async () => {
    const category = await api.records.category({ name: 'Dawn' });
    await api.records.product({ name: 'Honey Onyx', category: category.id });
    await api.records.landingPage({ slug: 'italian-marble' });
    const event = { kind: 'scroll_interaction', page: '/italian-marble/' };
    const from = (query: string) => ({ referer: search(query), host: 'stone.example' });
    for (const query of ['Blue  Ónyx', 'blue onyx', 'honey', 'asha@example.com', '98765 43210', 'bl']) {
      await post('/api/events', event, from(query));
    }
    await post('/api/events', event, { ...from('green onyx'), dnt: '1' });
    await post('/api/events', event, { referer: search('red onyx'), host: 'other.example' });
    await expect.poll(async () => (await read('searches')).body.totals.now).toEqual({ found: 1, missed: 1 });
    const { body } = await read('searches');
    expect(body.rows).toEqual([{ place: 'landing', query: 'blue onyx', now: 1, before: 0 }]);
  });

  test('come as tables in which nothing that was typed is a formula', async () => {
    await post('/api/send-enquiry', { ...sampleEnquiry, utm_source: '=HYPERLINK("https://x.example")' });
    const response = await api.app.inject({ url: '/api/statistics/campaigns.csv?period=30d', headers });
    expect(response.headers['content-disposition']).toMatch(/filename="statistics-campaigns-[\d-]+\.csv"/);
    expect(response.body.split('\r\n')[1]).toMatch(/^"'=hyperlink\(""https:\/\/x\.example""\)","",/);
  });

  test('open in a spreadsheet as they are shown', async () => {
    await api.records.category({ name: 'Dawn' });
    await api.records.landingPage({ slug: 'italian-marble' });
    const campaign = { utm_source: '@SUM(A1)', utm_campaign: 'a;b,"c" 石' };
    await post('/api/send-enquiry', { ...sampleEnquiry, ...campaign });
    const sent = { name: 'Asha', email: 'asha@example.com', subject: 'Price', message: 'How much?' };
    await post('/api/contact', { ...sent, form_type: 'quote', product: '=1+1' });
    const event = { kind: 'scroll_interaction', page: '/italian-marble/' };
    await post('/api/events', event, { referer: search('+cmd|石'), host: 'stone.example' });
    await expect.poll(async () => (await read('searches')).body.totals.now.missed).toBe(1);
    for (const name of [
      'overview',
      'stones',
      'collections',
      'countries',
      'campaigns',
      'answers',
      'searches',
    ]) {
      const response = await api.app.inject({ url: `/api/statistics/${name}.csv?period=7d`, headers });
      expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
      // With it Excel knows the encoding.
      expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const between = response.body.replaceAll(/"(?:[^"]|"")*"/g, '').replaceAll('\r\n', '');
      expect(between, name).not.toMatch(/[\r\n]/);
      const [head = [], ...lines] = (await readTable(response.rawPayload)).rows;
      for (const line of lines) expect(line, name).toHaveLength(head.length);
      expect(
        lines.flat().filter((cell) => /^\s*[=+@-]/.test(cell)),
        name,
      ).toEqual([]);
      const shown = (await read(`${name}?period=7d`)).body;
      expect(lines, name).toHaveLength((shown.rows ?? shown.steps).length);
      expect(lines.length, name).toBeGreaterThan(0);
    }
  });

  test('refuse a period of no days, of too many, and one that lies ahead', async () => {
    const refusals = {
      'from=2026-02-02&to=2026-02-01': { to: 'The last day is not before the first' },
      'from=2020-01-01&to=2026-01-01': { from: 'At most two years at a time' },
      'from=2026-01-01&to=9999-01-01': { to: 'The last day is today or earlier' },
      'from=2026-01-01': { to: 'Choose the last day' },
      'from=yesterday&to=2026-01-01': { from: 'A day is written like 2026-01-31' },
    };
    for (const [query, errors] of Object.entries(refusals)) {
      const { status, body } = await read(`stones?period=own&${query}`);
      expect([status, body.errors]).toEqual([400, errors]);
    }
    const own = await read('stones?period=own&from=2026-01-01&to=2026-01-31');
    expect(own.body.period.before).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
  });
});
