import { beforeEach, expect, test } from 'vitest';
import type { OverviewCount, OverviewEntry } from '#content/translations/translation-overview.service.ts';
import { insertMediaFile } from '#media/storage/media-files.repository.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('the list of translations', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;
  let onyx: number;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    await setLanguages(api.db, ['en', 'de', 'sw']);
    const dawn = await api.records.category();
    const stone = { category: dawn.id, finishOptions: ['Honed', 'Polished'] };
    onyx = (await api.records.product({ ...stone, name: 'Onyx' })).id;
    await api.records.product({ ...stone, name: 'Jade' });
  });

  const translate = (path: string, fields: object, status = 'published') =>
    request('PUT', `${path}/translations/de`, { body: { fields, status } });
  const list = async (query: string): Promise<{ entries: OverviewEntry[]; total: number }> =>
    (await request('GET', `translations?${query}`)).json();
  const titles = async (query: string) => (await list(query)).entries.map(({ title }) => title);
  const countOf = async (language: string, kind: string) => {
    const { counts } = (await request('GET', 'translations')).json() as { counts: OverviewCount[] };
    return counts.find((count) => count.language === language && count.kind === kind);
  };

  test('counts for each language and kind what is missing, draft, outdated and published', async () => {
    await translate(`products/${onyx}`, { name: 'Onyx, schwarz' });
    expect(await countOf('de', 'products')).toMatchObject({
      ...{ missing: 1, draft: 0, outdated: 0, published: 1 },
    });
    await request('PUT', `products/${onyx}`, { body: { name: 'Black onyx' } });
    expect(await countOf('de', 'products')).toMatchObject({ missing: 1, outdated: 1, published: 1 });
    expect(await countOf('sw', 'products')).toMatchObject({ missing: 2, outdated: 0, published: 0 });
  });

  test('is narrowed to a language, a kind and a state, and comes page by page', async () => {
    await translate(`products/${onyx}`, { name: 'Onyx, schwarz' }, 'draft');
    expect(await titles('language=de&kind=products&status=missing')).toEqual(['Jade']);
    expect(await titles('language=de&kind=products&status=draft')).toEqual(['Onyx']);
    expect(await titles('language=de&kind=products&status=todo')).toEqual(['Jade']);
    const second = await list('kind=products&per_page=3&page=2');
    expect([second.total, second.entries]).toMatchObject([4, [{ title: 'Jade', language: 'sw' }]]);
    expect((await request('GET', 'translations?status=lost')).statusCode).toBe(400);
  });

  test('calls no list outdated whose entries are only in another order', async () => {
    await translate(`products/${onyx}`, { finish: ['Geschliffen', ''] });
    await request('PUT', `products/${onyx}`, { body: { finish: ['Polished', 'Honed'] } });
    expect(await titles('kind=products&status=outdated')).toEqual([]);
    await request('PUT', `products/${onyx}`, { body: { finish: ['Polished', 'Brushed'] } });
    expect(await titles('kind=products&status=outdated')).toEqual(['Onyx']);
  });

  test('tells of items in lists, of documents and of pictures as well', async () => {
    const lists = [{ id: 'white', title: 'White', text: '', products: [] }];
    const { id } = (await request('POST', 'landing-pages', { body: { name: 'Stairs', lists } })).json();
    await translate(`landing-pages/${id}`, { 'lists.0.title': 'Weiß' });
    await request('PUT', `landing-pages/${id}`, {
      body: { lists: [{ ...lists[0], title: 'Whitest' }] },
    });
    const path = '/uploads/products/a.webp';
    await insertMediaFile(api.db, {
      ...{ path, mime: 'image/webp', bytes: 1, sha256: 'a', preview: '', width: 9, height: 9, alt: 'A slab' },
      ...{
        focalX: 0.5,
        focalY: 0.5,
        originalName: '',
        createdAt: '2026-03-01T08:00:00.000Z',
        condition: null,
      },
    });
    await translate('images/products/a.webp', { alt: 'Eine Platte' });
    await api.db.updateTable('mediaFiles').set({ alt: 'A black slab' }).execute();
    await translate('site-documents/about', { title: 'Über uns' });
    await request('PUT', 'site-documents/about', { body: { value: { title: 'Who we are' } } });
    expect(await titles('language=de&status=outdated')).toEqual(['Stairs', 'About page', 'A black slab']);
  });

  test('leaves out what is in the trash, and fixed words of a language that has them all', async () => {
    await request('DELETE', `products/${onyx}`);
    expect(await titles('language=de&kind=products')).toEqual(['Jade']);
    const keys = async (language: string) =>
      (await list(`language=${language}&kind=site-documents&per_page=100`)).entries.map(
        ({ subject }) => subject,
      );
    expect(await keys('de')).not.toContain('wording');
    expect(await keys('sw')).toContain('wording');
  });
});
