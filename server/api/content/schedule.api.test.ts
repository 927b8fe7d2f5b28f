import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClient } from '#tests/support/api-client.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { createSpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const christmas = '2099-12-24T03:30:00.000Z';
const newYear = '2100-01-01T03:30:00.000Z';
const article = { title: 'Why veins run', excerpt: 'On pressure', content: '<p>Mud.</p>' };

describeOnOneEngine('an editor who plans', (openDb) => {
  const openLibrary = createLibraryOpener();
  let library: LibraryUnderTest;
  let api: ApiUnderTest;
  let db: Db;
  let request: Client;

  beforeEach(async () => {
    db = await openDb();
    library = await openLibrary(db);
    api = library.api;
    request = createClient(api, library.headers);
  });

  test('gives a time with its offset and reads it in UTC, under both names', async () => {
    const body = { ...article, publish_at: '2099-12-24T09:00:00+05:30', unpublishAt: newYear };
    const created = await request('POST', 'blog', { body });
    expect(created.json()).toMatchObject({
      ...{ published: false, publish_at: christmas, publishAt: christmas, unpublish_at: newYear },
    });
    expect((await api.app.inject('/api/blog')).json()).toEqual([]);
    const { id, ...record } = created.json();
    const same = await request('PUT', `blog/${id}`, { body: { ...record, title: 'Why veins run deep' } });
    expect(same.json()).toMatchObject({ title: 'Why veins run deep', publish_at: christmas });
    const cleared = await request('PUT', `blog/${id}`, { body: { publish_at: null, unpublish_at: '' } });
    expect(cleared.json()).toMatchObject({ published: false, publish_at: null, unpublish_at: null });
  });

  test.each([
    ['2099-12-24', 'Publish at is a date and time with its offset'],
    ['2099-12-24T09:00:00', 'Publish at is a date and time with its offset'],
    ['next week', 'Publish at is a date and time with its offset'],
    [4_070_908_800, 'Publish at is a date and time with its offset'],
    ['2099-02-30T09:00:00Z', 'Publish at is a date and time with its offset'],
  ])('is told beside the field that %s is no time', async (publish_at, message) => {
    const response = await request('POST', 'blog', { body: { ...article, publish_at } });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.publish_at).toContain(message);
  });

  test('gives many a time at once, of every kind, and takes it back', async () => {
    const { records } = api;
    const category = await records.category({ published: true, unpublishAt: newYear });
    const made = {
      categories: category,
      products: await records.product({ category: category.id, published: true }),
      blog: await records.blogPost({ published: true }),
      social: await records.socialPost({ published: true }),
      gallery: await records.galleryProject({ published: true }),
    };
    for (const [path, { id }] of Object.entries(made)) {
      const body = { action: 'schedule', ids: [id], publish_at: christmas };
      const { bulkId, changed } = (await request('POST', `${path}/bulk`, { body })).json();
      const read = async () => (await request('GET', `${path}/${id}`)).json();
      expect([path, changed, await read()]).toMatchObject([
        path,
        1,
        { published: false, publishAt: christmas },
      ]);
      expect((await api.app.inject(`/api/${path}`)).json()).toEqual([]);
      expect((await request('POST', `bulk/${bulkId}/undo`, { body: {} })).statusCode).toBe(200);
      expect(await read()).toMatchObject({ published: true, publishAt: null });
    }
    expect((await request('GET', `categories/${category.id}`)).json()).toMatchObject({
      unpublishAt: newYear,
    });
  });

  test.each([
    [{}, { publish_at: 'Choose when they appear, or when they go' }],
    [{ publish_at: 'soon' }, { publish_at: expect.stringContaining('is a date and time with its offset') }],
    [
      { publish_at: newYear, unpublish_at: christmas },
      { unpublish_at: 'It can leave the site only after it has appeared: choose a later time' },
    ],
  ])('is told beside the field what is wrong with %j for many', async (times, errors) => {
    const body = { action: 'schedule', ids: [1], ...times };
    const refused = await request('POST', 'blog/bulk', { body });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, errors]);
  });

  test('is told that it can leave the site only after it has appeared', async () => {
    const message = 'It can leave the site only after it has appeared: choose a later time';
    const body = { ...article, publish_at: newYear, unpublish_at: christmas };
    const refused = await request('POST', 'blog', { body });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { unpublish_at: message }]);
    const { id } = (await request('POST', 'blog', { body: { ...article, publishAt: christmas } })).json();
    const later = await request('PUT', `blog/${id}`, { body: { unpublish_at: christmas } });
    expect([later.statusCode, later.json().errors]).toEqual([400, { unpublish_at: message }]);
  });

  test('finds it in its list, and in the calendar with the zone of the company', async () => {
    await request('PUT', 'site-documents/company', { body: { value: { timeZone: 'Asia/Kolkata' } } });
    const category = await api.records.category({ unpublishAt: newYear });
    await api.records.product({ category: category.id, publishAt: christmas });
    await api.records.product({ category: category.id, name: 'Plain' });
    const listed = await request('GET', 'products?status=scheduled');
    expect(listed.json().map(({ name }: { name: string }) => name)).toEqual(['Statuario']);
    const calendar = await request(
      'GET',
      `schedule?until=${encodeURIComponent('2100-02-01T00:00:00+05:30')}`,
    );
    expect(calendar.json()).toEqual({
      timeZone: 'Asia/Kolkata',
      entries: [
        ...[
          { path: 'products', kind: 'Product', id: 1, title: 'Statuario', action: 'publish', at: christmas },
        ],
        ...[
          { path: 'categories', kind: 'Collection', id: 1, title: 'Dawn', action: 'unpublish', at: newYear },
        ],
      ],
    });
    const after = await request('GET', `schedule?from=${newYear}&until=${newYear}`);
    expect(after.json().entries).toHaveLength(1);
    expect((await request('GET', 'schedule?until=soon')).statusCode).toBe(400);
    expect((await request('GET', 'schedule/time-zone')).json()).toEqual({ timeZone: 'Asia/Kolkata' });
    const wrong = { body: { value: { timeZone: 'Asia/Nowhere' } } };
    expect((await request('PUT', 'site-documents/company', wrong)).json().errors).toHaveProperty('timeZone');
  });

  test('reads what was late, and puts it away', async () => {
    const { id } = await api.records.blogPost({ published: false });
    const publishAt = '2026-01-01T00:00:00.000Z';
    await db.updateTable('blogPosts').set({ publishAt }).where('id', '=', id).execute();
    await api.services.schedule.runDue({ wasStopped: true });
    const [late] = (await request('GET', 'schedule/delays')).json();
    expect(late).toMatchObject({
      ...{
        path: 'blog',
        kind: 'Article',
        recordId: id,
        title: 'Why veins run',
        action: 'publish',
        at: publishAt,
      },
      delay: expect.stringMatching(/^\d+ days late because the site was not running$/),
    });
    const dismissed = await request('POST', 'schedule/delays/dismiss', { body: { ids: [late.id] } });
    expect(dismissed.statusCode).toBe(204);
    expect((await request('GET', 'schedule/delays')).json()).toEqual([]);
  });

  test('carries the schedule through a spreadsheet, and sees beforehand what it does', async () => {
    const sheets = createSpreadsheetCaller(library);
    await request('POST', 'blog', { body: { ...article, publish_at: christmas, unpublish_at: newYear } });
    const { id } = await api.records.blogPost({ title: 'On the site' });
    for (const ending of ['csv', 'xlsx'] as const) {
      const same = await sheets.import('blog', await sheets.export('blog', ending), { isDryRun: true });
      expect(same).toMatchObject({ create: 0, change: 0, same: 2, errors: [] });
    }
    const planned = `id,publish_at\n${id},${christmas}\n`;
    const dry = await sheets.import('blog', planned, { isDryRun: true });
    expect(dry.changes[0]?.fields.map(({ field, to }) => [field, to])).toEqual([
      ['published', 'No'],
      ['publish_at', '2099-12-24 03:30 UTC'],
    ]);
    const wrong = await sheets.import('blog', `id,publish_at,unpublish_at\n${id},${newYear},${christmas}\n`);
    expect(wrong.errors).toMatchObject([{ row: 2, field: 'unpublish_at' }]);
    const done = await sheets.import('blog', planned);
    expect((await request('GET', `blog/${id}`)).json()).toMatchObject({
      published: false,
      publish_at: christmas,
    });
    await sheets.undo(done.bulkId);
    expect((await request('GET', `blog/${id}`)).json()).toMatchObject({ published: true, publish_at: null });
  });
});
