import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { eventKinds } from './event.schema.ts';
import { createEventService } from './events.service.ts';

const tracked = { doNotTrack: false };
const clock = { now: () => new Date('2026-01-02T12:00:00.000Z') };

const publicPages = ['/', '/about/', '/products/onyx/', '/onyx/'];

function createService(db: Db, now = clock.now, timeZone = 'UTC') {
  const findTimeZone = async () => timeZone;
  return createEventService(db, {
    now,
    findTimeZone,
    isPublicPage: async (path) => publicPages.includes(path),
  });
}

function allCounts(db: Db) {
  return db
    .selectFrom('eventCounts')
    .selectAll()
    .where('count', '>', 0)
    .orderBy('day')
    .orderBy('kind')
    .orderBy('page')
    .execute();
}

async function countRows(db: Db): Promise<number> {
  return (await db.selectFrom('eventCounts').select('kind').execute()).length;
}

/** As many batches as needed, 50 events each, seven at a time, so that some of them run when the limit is reached. */
async function flood(service: ReturnType<typeof createService>, events: object[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(events.length / 50) }, (_, at) =>
    events.slice(at * 50, at * 50 + 50),
  );
  for (let at = 0; at < batches.length; at += 7) {
    await Promise.all(batches.slice(at, at + 7).map((batch) => service.record({ events: batch }, tracked)));
  }
}

describeOnBothEngines('What visitors do', (openDb) => {
  test('A visit late at night belongs to the day that it is where the company is', async () => {
    const db = await openDb();
    const night = () => new Date('2026-01-31T20:00:00.000Z');
    const visit = { kind: 'visit', page: '/' };
    await createService(db, night, 'Asia/Kolkata').record(
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
    await createService(db).record(
      {
        events: [
          {
            kind: 'product_click',
            page: '/products/onyx/?email=asha@example.com#top',
            data: { slug: 'honey-onyx' },
          },
        ],
        utm: { utm_source: 'search', utm_medium: 'cpc', visitor: 'Asha' },
        address: '192.0.2.1',
      },
      tracked,
    );
    expect(await allCounts(db)).toEqual([
      { day: '2026-01-02', kind: 'product_click', page: '/products/onyx/', count: 1 },
    ]);
  });

  test('A page may send one event without a list, and what it sends again adds up', async () => {
    const db = await openDb();
    const service = createService(db);
    const event = { kind: 'scroll_interaction', page: '/', utm: { utm_term: 'onyx' } };
    for (let count = 0; count < 3; count += 1) await service.record(event, tracked);
    await service.record({ events: [event, event] }, tracked);
    expect(await allCounts(db)).toEqual([
      { day: '2026-01-02', kind: 'scroll_interaction', page: '/', count: 5 },
    ]);
  });

  test('Visitors who are counted at the same moment are all counted', async () => {
    const db = await openDb();
    const services = [createService(db), createService(db)];
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
    await createService(db).record({ events }, tracked);
    expect(await allCounts(db)).toEqual([{ day: '2026-01-02', kind: 'visit', page: '/about/', count: 3 }]);
  });

  test('Pages that are none count together, and a flood of them adds a row a kind at most', async () => {
    const db = await openDb();
    const long = 'x'.repeat(490);
    const invented = Array.from({ length: 1000 }, (_, at) => ({
      ...{ kind: eventKinds[at % eventKinds.length], page: `/${at}${long.slice(0, 450)}/` },
      data: { [`name-${at}`]: long.repeat(4) },
      utm: { utm_source: `source-${at}-${long}` },
    }));
    await flood(createService(db), invented);
    expect(await countRows(db)).toBe(eventKinds.length);
    const counts = await allCounts(db);
    expect(new Set(counts.map(({ page }) => page))).toEqual(new Set(['']));
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  });

  test('A day has room for 2,000 rows and one a kind, however many pages there are', async () => {
    const db = await openDb();
    const service = createEventService(db, {
      ...{ now: clock.now, isPublicPage: async () => true, findTimeZone: async () => 'UTC' },
    });
    const events = Array.from({ length: 2150 }, (_, at) => ({ kind: 'page_view', page: `/stone-${at}/` }));
    await flood(service, events);
    expect(await countRows(db)).toBe(2001);
    await service.record({ kind: 'page_view', page: '/stone-0/' }, tracked);
    await service.record({ kind: 'visit', page: '/stone-0/' }, tracked);
    await service.record({ kind: 'visit', page: '/stone-0/', at: '2026-01-01T23:00:00Z' }, tracked);
    const counts = await allCounts(db);
    expect(counts).toContainEqual({ day: '2026-01-02', kind: 'page_view', page: '', count: 150 });
    expect(counts).toContainEqual({ day: '2026-01-02', kind: 'page_view', page: '/stone-0/', count: 2 });
    expect(counts).toContainEqual({ day: '2026-01-02', kind: 'visit', page: '', count: 1 });
    expect(counts).toContainEqual({ day: '2026-01-01', kind: 'visit', page: '/stone-0/', count: 1 });
  });

  test('Of a visitor who asks not to be tracked nothing is kept', async () => {
    const db = await openDb();
    const service = createService(db);
    await service.record({ kind: 'button_click', page: '/' }, { doNotTrack: true });
    await service.record('anything', { doNotTrack: true });
    expect(await allCounts(db)).toEqual([]);
  });

  test('Every kind of event that the pages send is known', async () => {
    const db = await openDb();
    const events = eventKinds.map((kind) => ({ kind, page: '/' }));
    await createService(db).record({ events }, tracked);
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
    await createService(db).record({ events }, tracked);
    expect((await allCounts(db)).map(({ day, count }) => [day, count])).toEqual([
      ['2026-01-01', 1],
      ['2026-01-02', 3],
    ]);
  });

  test('What was counted more than 24 months ago is forgotten', async () => {
    const db = await openDb();
    const yearsAgo = (date: string) => createService(db, () => new Date(date));
    await yearsAgo('2024-01-01T23:59:59.999Z').record({ kind: 'visit', page: '/' }, tracked);
    await yearsAgo('2024-01-02T00:00:00.000Z').record({ kind: 'visit', page: '/about/' }, tracked);
    await createService(db).removeExpired();
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
    const recorded = createService(db).record(input, tracked);
    await expect(recorded).rejects.toMatchObject({ code: 'invalid', fields });
    expect(await allCounts(db)).toEqual([]);
  });

  test('One wrong event in a list keeps the whole list out', async () => {
    const db = await openDb();
    const events = [
      { kind: 'button_click', page: '/' },
      { kind: 'unknown', page: '/' },
    ];
    await expect(createService(db).record({ events }, tracked)).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await allCounts(db)).toEqual([]);
  });
});
