import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('what strangers send to be counted', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  const send = (events: object[]) =>
    api.app.inject({ method: 'POST', url: '/api/events', payload: { events, utm: { utm_source: 'x' } } });

  test('is counted for pages that are there, and together for all that are not', async () => {
    const category = await api.records.category({ name: 'Dawn' });
    await api.records.product({ name: 'Honey Onyx', category: category.id });
    const pages = ['/honey-onyx/', '/products/dawn/honey-onyx/', '/products/dawn/', '/contact/', '/'];
    expect((await send(pages.map((page) => ({ kind: 'page_view', page })))).statusCode).toBe(204);
    for (let batch = 0; batch < 10; batch += 1) {
      const invented = Array.from({ length: 50 }, (_, at) => ({
        ...{ kind: 'page_view', page: `/invented-${batch}-${at}/${'x'.repeat(400)}/` },
        data: { text: 'y'.repeat(1500) },
      }));
      expect((await send(invented)).statusCode).toBe(204);
    }
    const counts = await api.db.selectFrom('eventCounts').select(['page', 'count']).execute();
    expect(new Map(counts.map(({ page, count }) => [page, count]))).toEqual(
      new Map([...pages.map((page) => [page, 1] as const), ['', 500] as const]),
    );
  });
});
