import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { eventKinds } from './event.schema.ts';
import { createEventService } from './events.service.ts';

const tracked = { doNotTrack: false };
const clock = { now: () => new Date('2026-01-02T12:00:00.000Z') };

function allEvents(db: Db) {
  return db.selectFrom('events').select(['kind', 'page', 'data', 'utm', 'createdAt']).orderBy('id').execute();
}

describeOnBothEngines('What visitors do', (openDb) => {
  test('A visitor’s click is kept with the page and the campaign, and nothing about the visitor', async () => {
    const db = await openDb();
    await createEventService(db, clock).record(
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
    expect(await db.selectFrom('events').selectAll().execute()).toEqual([
      {
        id: 1,
        kind: 'product_click',
        page: '/products/onyx/',
        data: '{"slug":"honey-onyx"}',
        utm: '{"utm_source":"search","utm_medium":"cpc"}',
        createdAt: '2026-01-02T12:00:00.000Z',
      },
    ]);
  });

  test('A page may send one event without a list', async () => {
    const db = await openDb();
    const event = { kind: 'scroll_interaction', page: '/', utm: { utm_term: 'onyx' } };
    await createEventService(db, clock).record(event, tracked);
    expect(await allEvents(db)).toEqual([
      {
        kind: 'scroll_interaction',
        page: '/',
        data: '{}',
        utm: '{"utm_term":"onyx"}',
        createdAt: '2026-01-02T12:00:00.000Z',
      },
    ]);
  });

  test('Of a visitor who asks not to be tracked nothing is kept', async () => {
    const db = await openDb();
    const service = createEventService(db);
    await service.record({ kind: 'button_click', page: '/' }, { doNotTrack: true });
    await service.record('anything', { doNotTrack: true });
    expect(await allEvents(db)).toEqual([]);
  });

  test('Every kind of event that the pages send is known', async () => {
    const db = await openDb();
    const events = eventKinds.map((kind) => ({ kind, page: '/' }));
    await createEventService(db).record({ events }, tracked);
    expect((await allEvents(db)).map((event) => event.kind)).toEqual(eventKinds);
    expect(eventKinds).toHaveLength(13);
  });

  test('A visitor’s clock counts only where it is plausible', async () => {
    const db = await openDb();
    const times = ['2026-01-02T11:59:00Z', '2026-01-02T12:00:01Z', '2020-01-01T00:00:00Z'];
    const events = times.map((at) => ({ kind: 'button_click', page: '/', at }));
    await createEventService(db, clock).record({ events }, tracked);
    expect((await allEvents(db)).map((event) => event.createdAt)).toEqual([
      '2026-01-02T11:59:00.000Z',
      '2026-01-02T12:00:00.000Z',
      '2026-01-02T12:00:00.000Z',
    ]);
  });

  test('What was counted more than 24 months ago is forgotten', async () => {
    const db = await openDb();
    const yearsAgo = (date: string) => createEventService(db, { now: () => new Date(date) });
    await yearsAgo('2024-01-02T11:59:59.000Z').record({ kind: 'visit', page: '/' }, tracked);
    await yearsAgo('2024-01-02T12:00:00.000Z').record({ kind: 'visit', page: '/about/' }, tracked);
    await createEventService(db, clock).removeExpired();
    expect((await allEvents(db)).map(({ page }) => page)).toEqual(['/about/']);
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
    const recorded = createEventService(db).record(input, tracked);
    await expect(recorded).rejects.toMatchObject({ code: 'invalid', fields });
    expect(await allEvents(db)).toEqual([]);
  });

  test('One wrong event in a list keeps the whole list out', async () => {
    const db = await openDb();
    const events = [
      { kind: 'button_click', page: '/' },
      { kind: 'unknown', page: '/' },
    ];
    await expect(createEventService(db).record({ events }, tracked)).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await allEvents(db)).toEqual([]);
  });
});
