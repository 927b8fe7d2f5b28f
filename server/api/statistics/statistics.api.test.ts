import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { createClientOpener } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('The dashboard’s numbers', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let headers: { authorization: string };

  beforeEach(async () => {
    ({ api, headers } = await openClient(await openDb()));
  });

  test('tell an administrator of a visit that has just come in', async () => {
    const events = [
      { kind: 'visit', page: '/' },
      { kind: 'page_view', page: '/' },
    ];
    await api.app.inject({ method: 'POST', url: '/api/events', payload: { events } });
    const response = await api.app.inject({ url: '/api/statistics', headers });
    expect(response.statusCode).toBe(200);
    const { visits, to } = response.json();
    expect(visits).toHaveLength(30);
    expect(visits.at(-1)).toEqual({ day: to, visits: 1, pageViews: 1 });
  });

  test('are read over 7, 30 or 90 days and refused for others', async () => {
    const lengths = await Promise.all(
      ['7', '90'].map(async (days) => {
        const response = await api.app.inject({ url: `/api/statistics?days=${days}`, headers });
        return response.json().visits.length;
      }),
    );
    expect(lengths).toEqual([7, 90]);
    const refused = await api.app.inject({ url: '/api/statistics?days=8', headers });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { days: 'days is one of: 7, 30, 90' }]);
  });

  test('name the records whose main picture is missing, those in the trash aside', async () => {
    const { records } = api;
    const pictured = await records.category({ name: 'Dawn', image: '/uploads/categories/dawn.webp' });
    const bare = await records.product({ name: 'Bare', category: pictured.id });
    const gone = await records.blogPost({ title: 'Gone' });
    await records.socialPost();
    await records.blogPosts.trash({ id: gone.id, author: { username: 'editor' } });
    const response = await api.app.inject({ url: '/api/without-picture', headers });
    expect(response.json()).toEqual({
      total: 1,
      records: [{ path: 'products', id: bare.id, title: 'Bare', kind: 'Product' }],
    });
  });
});
