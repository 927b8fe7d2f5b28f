import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import type { EventKind } from './event.schema.ts';
import { createEventService } from './events.service.ts';
import { createStatisticsService } from './statistics.service.ts';

const now = () => new Date('2026-03-10T23:30:00.000Z');
const inUtc = async () => 'UTC';

async function addEvents(
  db: Db,
  events: { kind: EventKind; at: string; page?: string }[],
  findTimeZone = inUtc,
) {
  for (const { at, kind, page = '/' } of events) {
    const arrival = createEventService(db, {
      ...{ now: () => new Date(at), isPublicPage: async () => true, findTimeZone },
    });
    await arrival.record({ kind, page }, { doNotTrack: false });
  }
}

function addMessage(db: Db, utmSource: string, createdAt: string) {
  const empty = { phone: '', phoneCountry: '', formType: '', sourcePage: '', product: '' };
  const words = { name: 'Asha', email: 'asha@example.com', subject: 'Onyx', message: 'Which?' };
  return db
    .insertInto('contactMessages')
    .values({ ...empty, ...words, utmSource, createdAt })
    .execute();
}

function addEnquiry(db: Db, utmSource: string, createdAt: string) {
  const empty = {
    phone: '',
    phoneCountry: '',
    whatsappNumber: '',
    whatsappCountry: '',
    city: '',
    quantityUnit: '',
  };
  const rest = { quantity: '1000', sourcePage: '', formType: '', product: 'Onyx' };
  return db
    .insertInto('enquiries')
    .values({ ...empty, ...rest, fullName: 'Asha', email: 'asha@example.com', utmSource, createdAt })
    .execute();
}

describeOnBothEngines('What an administrator reads of visits', (openDb) => {
  test('is counted by the days of the place where the company is', async () => {
    const db = await openDb();
    const findTimeZone = async () => 'Asia/Kolkata';
    const events = ['2026-03-04T18:29:00.000Z', '2026-03-04T18:30:00.000Z', '2026-03-10T23:00:00.000Z'];
    await addEvents(
      db,
      events.map((at) => ({ kind: 'visit', at })),
      findTimeZone,
    );
    for (const at of events) await addMessage(db, 'mail', at);
    const read = await createStatisticsService(db, { now, findTimeZone }).read(7);
    expect([read.from, read.to, read.countedSince]).toEqual([
      '2026-03-05',
      '2026-03-11',
      '2026-03-03T18:30:00.000Z',
    ]);
    const counted = [
      { day: '2026-03-05', count: 1 },
      { day: '2026-03-11', count: 1 },
    ];
    expect(
      read.visits.filter(({ visits }) => visits > 0).map(({ day, visits: count }) => ({ day, count })),
    ).toEqual(counted);
    expect(read.enquirySources).toEqual([{ source: 'mail', total: 2, days: counted }]);
  });

  test('is counted by whole days, with the empty days between and without what came before', async () => {
    const db = await openDb();
    await addEvents(db, [
      { kind: 'visit', at: '2026-03-03T23:59:59.999Z' },
      { kind: 'visit', at: '2026-03-04T00:00:00.000Z' },
      { kind: 'page_view', at: '2026-03-04T00:00:00.000Z' },
      { kind: 'page_view', at: '2026-03-10T23:59:59.000Z' },
      { kind: 'visit', at: '2026-03-10T00:10:00.000Z' },
      { kind: 'visit', at: '2026-03-10T23:20:00.000Z' },
      { kind: 'button_click', at: '2026-03-10T12:00:00.000Z' },
    ]);
    const { from, to, countedSince, visits } = await createStatisticsService(db, {
      now,
      findTimeZone: inUtc,
    }).read(7);
    expect([from, to, countedSince]).toEqual(['2026-03-04', '2026-03-10', '2026-03-03T00:00:00.000Z']);
    expect(visits).toHaveLength(7);
    expect(visits[0]).toEqual({ day: '2026-03-04', visits: 1, pageViews: 1 });
    expect(visits[3]).toEqual({ day: '2026-03-07', visits: 0, pageViews: 0 });
    expect(visits[6]).toEqual({ day: '2026-03-10', visits: 2, pageViews: 1 });
  });

  test('is empty days and nothing else while nothing was counted', async () => {
    const db = await openDb();
    const statistics = await createStatisticsService(db, { now, findTimeZone: inUtc }).read(30);
    expect(statistics.visits).toHaveLength(30);
    expect(statistics.visits.every(({ visits, pageViews }) => visits === 0 && pageViews === 0)).toBe(true);
    expect(statistics).toMatchObject({ countedSince: null, topProducts: [], enquirySources: [] });
  });

  test('names the products opened most, at either path, and none that is in the trash', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    const category = await records.category();
    const statuario = await records.product({ name: 'Statuario', category: category.id });
    const onyx = await records.product({ name: 'Honey Onyx', category: category.id });
    const gone = await records.product({ name: 'Sold Out', category: category.id });
    await db.updateTable('products').set({ deletedAt: '2026-01-01' }).where('id', '=', gone.id).execute();
    const at = '2026-03-10T10:00:00.000Z';
    const pages = [
      '/statuario/',
      '/honey-onyx/',
      '/products/dawn/honey-onyx/',
      '/products/dawn/',
      '/sold-out/',
    ];
    await addEvents(
      db,
      pages.map((page) => ({ kind: 'page_view', at, page })),
    );
    await addEvents(db, [{ kind: 'product_click', at, page: '/statuario/' }]);
    // The same page on another day.
    await addEvents(db, [{ kind: 'page_view', at: '2026-03-04T00:00:00.000Z', page: '/honey-onyx/' }]);
    const { topProducts } = await createStatisticsService(db, { now, findTimeZone: inUtc }).read(7);
    expect(topProducts).toEqual([
      { id: onyx.id, name: 'Honey Onyx', slug: 'honey-onyx', views: 3 },
      { id: statuario.id, name: 'Statuario', slug: 'statuario', views: 1 },
    ]);
  });

  test('adds enquiries and messages up by their source, whatever its capital letters', async () => {
    const db = await openDb();
    await addEnquiry(db, 'Google', '2026-03-09T08:00:00.000Z');
    await addEnquiry(db, 'google', '2026-03-10T08:00:00.000Z');
    await addMessage(db, 'google ', '2026-03-10T09:00:00.000Z');
    await addMessage(db, '', '2026-03-10T09:00:00.000Z');
    await addMessage(db, 'letter', '2026-02-10T09:00:00.000Z');
    const { enquirySources } = await createStatisticsService(db, { now, findTimeZone: inUtc }).read(7);
    expect(enquirySources).toEqual([
      {
        source: 'google',
        total: 3,
        days: [
          { day: '2026-03-09', count: 1 },
          { day: '2026-03-10', count: 2 },
        ],
      },
      { source: '', total: 1, days: [{ day: '2026-03-10', count: 1 }] },
    ]);
  });
});
