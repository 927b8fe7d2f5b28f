import { expect, test } from 'vitest';
import { allCounts, createCollector, tracked } from '#tests/support/event-collector.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { eventKinds } from './event.schema.ts';

describeOnBothEngines('What visitors do', (openDb) => {
  test('A visit late at night belongs to the day that it is where the company is', async () => {
    const db = await openDb();
    const night = () => new Date('2026-01-31T20:00:00.000Z');
    const visit = { kind: 'visit', page: '/' };
    await createCollector(db, night, 'Asia/Kolkata').record(
      { events: [visit, { ...visit, at: '2026-01-31T18:29:59.000Z' }] },
      tracked,
    );
    expect((await allCounts(db)).map(({ day, count }) => `${day} ${count}`)).toEqual([
      '2026-01-31 1',
      '2026-02-01 1',
    ]);
    const months = await db
      .selectFrom('eventMonthCounts')
      .select(['month', 'count'])
      .orderBy('month')
      .execute();
    expect(months.filter(({ count }) => count > 0)).toEqual([
      { month: '2026-01', count: 1 },
      { month: '2026-02', count: 1 },
    ]);
  });

  test('A visitor’s click is counted by day, kind and page, and nothing else of it is kept', async () => {
    const db = await openDb();
    await createCollector(db).record(
      {
        events: [
          {
            kind: 'product_click',
            page: '/products/onyx/?email=asha@example.com#top',
            data: { slug: 'honey-onyx' },
          },
        ],
        utm: { utm_source: 'search', utm_medium: 'cpc', visitor: 'Asha' },
      },
      tracked,
    );
    expect(await allCounts(db)).toEqual([
      { day: '2026-01-02', kind: 'product_click', page: '/products/onyx/', count: 1 },
    ]);
  });

  test('A page may send one event without a list, and what it sends again adds up', async () => {
    const db = await openDb();
    const service = createCollector(db);
    const event = { kind: 'scroll_interaction', page: '/' };
    const alone = { ...event, utm: { utm_term: 'onyx' } };
    for (let count = 0; count < 3; count += 1) await service.record(alone, tracked);
    await service.record({ events: [event, event] }, tracked);
    expect(await allCounts(db)).toEqual([
      { day: '2026-01-02', kind: 'scroll_interaction', page: '/', count: 5 },
    ]);
  });

  test('Visitors who are counted at the same moment are all counted', async () => {
    const db = await openDb();
    const services = [createCollector(db), createCollector(db)];
    const events = [
      { kind: 'visit', page: '/about/' },
      { kind: 'page_view', page: '/about/', at: '2026-01-01T23:00:00Z' },
    ];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const batch = at % 2 === 0 ? events : [...events].reverse();
        return services[at % 2]?.record({ events: batch }, tracked);
      }),
    );
    expect((await allCounts(db)).map(({ count }) => count)).toEqual([20, 20]);
  });

  test('A page counts under one path, whatever slashes it is sent with', async () => {
    const db = await openDb();
    const events = ['/about/', '/about', '//about///'].map((page) => ({ kind: 'visit', page }));
    await createCollector(db).record({ events }, tracked);
    expect(await allCounts(db)).toEqual([{ day: '2026-01-02', kind: 'visit', page: '/about/', count: 3 }]);
  });

  test('Of a visitor who asks not to be tracked nothing is kept', async () => {
    const db = await openDb();
    const service = createCollector(db);
    await service.record({ kind: 'button_click', page: '/' }, { doNotTrack: true });
    await service.record('anything', { doNotTrack: true });
    expect(await allCounts(db)).toEqual([]);
  });

  test('Every kind of event that the pages send is known', async () => {
    const db = await openDb();
    const events = eventKinds.map((kind) => ({ kind, page: '/' }));
    await createCollector(db).record({ events }, tracked);
    expect((await allCounts(db)).map(({ kind }) => kind).sort()).toEqual([...eventKinds].sort());
    expect(eventKinds).toHaveLength(13);
  });

  test('A visitor’s clock counts only where it is plausible', async () => {
    const db = await openDb();
    const times = [
      '2026-01-01T12:00:00Z',
      '2026-01-01T11:59:59Z',
      '2026-01-03T00:00:00Z',
      '2020-01-01T00:00:00Z',
    ];
    const events = times.map((at) => ({ kind: 'button_click', page: '/', at }));
    await createCollector(db).record({ events }, tracked);
    expect((await allCounts(db)).map(({ day, count }) => [day, count])).toEqual([
      ['2026-01-01', 1],
      ['2026-01-02', 3],
    ]);
  });

  test('What was counted more than 24 months ago is forgotten', async () => {
    const db = await openDb();
    const yearsAgo = (date: string) => createCollector(db, () => new Date(date));
    await yearsAgo('2024-01-01T23:59:59.999Z').record({ kind: 'visit', page: '/' }, tracked);
    await yearsAgo('2024-01-02T00:00:00.000Z').record({ kind: 'visit', page: '/about/' }, tracked);
    await createCollector(db).removeExpired();
    expect((await allCounts(db)).map(({ page }) => page)).toEqual(['/about/']);
  });

  test.each([
    ['an unknown kind', { kind: 'purchase', page: '/' }, { kind: 'kind is none of the known event kinds' }],
    ['no page', { kind: 'button_click' }, { page: 'page is the path of a page' }],
    [
      'another site’s page',
      { kind: 'button_click', page: 'https://example.com/' },
      { page: 'page is the path of a page, starting with a slash' },
    ],
    [
      'too much data',
      { kind: 'button_click', page: '/', data: { text: 'é'.repeat(1024) } },
      { data: 'data is over 2 KB' },
    ],
    ['no events', { events: [] }, { events: 'Send at least one event' }],
    [
      'too many events',
      { events: Array.from({ length: 51 }, () => ({ kind: 'button_click', page: '/' })) },
      { events: 'At most 50 events at a time' },
    ],
    ['no object', 'text', { body: 'Send an event or a list of events as JSON' }],
  ])('A page that sends %s is refused in words', async (_, input, fields) => {
    const db = await openDb();
    const recorded = createCollector(db).record(input, tracked);
    await expect(recorded).rejects.toMatchObject({ code: 'invalid', fields });
    expect(await allCounts(db)).toEqual([]);
  });

  test('One wrong event in a list keeps the whole list out', async () => {
    const db = await openDb();
    const events = [
      { kind: 'button_click', page: '/' },
      { kind: 'unknown', page: '/' },
    ];
    await expect(createCollector(db).record({ events }, tracked)).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await allCounts(db)).toEqual([]);
  });
});
