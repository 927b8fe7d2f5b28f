import { resolve } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from './pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '..'));

describeOnOneEngine('dates that a visitor reads', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  const moveTo = (timeZone: string) =>
    api.services.siteDocuments.save('company', { value: { name: 'Stone', timeZone }, author });
  const daysIn = async (path: string) => {
    const { body } = await api.app.inject(path);
    return [...body.matchAll(/<time[^<>]*>([^<]+)<\/time>/g)].map(([, day]) => day);
  };
  const readPdf = async (path: string) => {
    const { rawPayload } = await api.app.inject(path);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    return text.replace(/\s+/g, ' ');
  };

  beforeEach(async () => {
    api = await openApi(await openDb());
    const { id: category } = await api.records.category({ name: 'Dawn' });
    const product = await api.records.product({ name: 'Onyx', category });
    const late = '2026-11-27T23:30:00.000Z';
    await api.db.updateTable('products').set({ updatedAt: late }).where('id', '=', product.id).execute();
  });

  test.each([
    ['Europe/Lisbon', '2026-11-27T19:11:00.000Z'],
    ['America/New_York', '2026-11-28T00:11:00.000Z'],
    ['Pacific/Auckland', '2026-11-27T06:11:00.000Z'],
  ])('are the days of the company: an article of 27 November, 19:11 in %s', async (zone, date) => {
    await moveTo(zone);
    await api.records.blogPost({ slug: 'veins', date });
    await api.records.blogPost({ slug: 'a-day-alone', date: '2026-11-27' });
    expect(await daysIn('/blog/')).toEqual(['27 November 2026', '27 November 2026']);
    expect(await daysIn('/veins/')).toContain('27 November 2026');
    expect(new Set(await daysIn('/search/?kind=article'))).toEqual(new Set(['27 November 2026']));
  });

  test('are so in a data sheet and in a shared list as well', async () => {
    await moveTo('Pacific/Auckland');
    const created = await api.app.inject({
      ...{ method: 'POST', url: '/api/shortlists', payload: { lines: [{ product: 'onyx' }] } },
    });
    const { id } = created.json<{ id: string }>();
    await api.db.updateTable('sharedShortlists').set({ createdAt: '2026-11-27T11:30:00.000Z' }).execute();
    expect(await readPdf('/products/dawn/onyx/data-sheet.pdf')).toContain('28 November 2026');
    expect(await readPdf(`/shortlist/${id}/list.pdf`)).toContain('28 November 2026');
    expect((await api.app.inject(`/shortlist/${id}/`)).body).toContain('28 November 2026');
  });
});
