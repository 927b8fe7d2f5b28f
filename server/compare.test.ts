import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { readPage } from '#tests/support/read-page.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from './pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '..'));

describeOnOneEngine('a comparison of stones', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let onyx: { id: number };
  const open = async (query: string) => {
    const response = await api.app.inject(`/compare/?${query}`);
    return { response, html: response.body, texts: readPage(response.body).texts.join(' | ') };
  };

  beforeEach(async () => {
    api = await openApi(await openDb());
    const { id: category } = await api.records.category({ name: 'Dawn' });
    const shared = { category, origin: 'Italy', finishOptions: ['Polished', 'honed'] };
    onyx = await api.records.product({
      ...shared,
      name: 'Onyx',
      density: '2,710 kg/m³ (typical)',
      mohsHardness: '3',
    });
    await api.records.product({
      ...shared,
      name: 'Slate',
      finishOptions: ['Honed', 'polished'],
      density: '2,710 kg/m³',
    });
    for (const name of ['Basalt', 'Gneiss', 'Tuff'])
      await api.records.product({ ...shared, name, density: '2.4 g/cm³' });
  });

  test('marks what differs, whatever the order, the letters’ case and the brackets', async () => {
    const { texts, response } = await open('stones=onyx,slate');
    expect(response.statusCode).toBe(200);
    expect(texts).toMatch(/Mohs hardness \| differs \| 3 \| not stated/);
    expect(texts).toMatch(/Density \| 2,710 kg\/m³ \(typical\) \| 2,710 kg\/m³/);
    expect(texts).toMatch(/Finishes \| Polished \| , \| honed \| Honed \| , \| polished/);
    expect(texts).not.toContain('Water absorption');
    expect(texts).toContain('3.0 m');
  });

  test('shows only differences, and other units, as its address says', async () => {
    const { texts } = await open('stones=onyx,basalt&only=differences&units=imperial');
    expect(texts).toMatch(/Density \| differs \| 169 lb\/ft³ \(typical\) \| 150 lb\/ft³/);
    expect(texts).not.toMatch(/Origin \|/);
    expect(texts).toContain('9.8 ft');
    const same = await open('stones=basalt,gneiss&only=differences');
    expect(same.texts).toContain('agree in everything');
  });

  test('says what is wrong with its address, and compares the rest', async () => {
    await api.services.products.update({ id: onyx.id, changes: { slug: 'honey-onyx' }, author });
    const { texts, html } = await open('stones=onyx,honey-onyx,none,slate,slate&stones=<b>');
    expect(html).toContain('Onyx was named twice');
    expect(html).toContain('Slate was named twice');
    expect(texts).toMatch(/no stone “none”/);
    expect(html).not.toContain('<b>');
    expect(html.match(/scope="col"/g)).toHaveLength(2);
    const five = await open('stones=honey-onyx,slate,basalt,gneiss,tuff');
    expect(five.texts).toContain('left out: Tuff');
    expect(five.html.match(/scope="col"/g)).toHaveLength(4);
    expect(five.texts).not.toContain('Add a stone');
  });

  test('of one stone asks for another, of none tells what it is for', async () => {
    expect((await open('stones=onyx')).texts).toContain('Add a second stone');
    expect((await open('')).texts).toContain('Put two to four stones side by side');
    expect((await open(`stones=${'x,'.repeat(5_000)}`)).response.statusCode).toBe(200);
    // Twelve are looked for, so that nobody can ask for thousands.
    const twelve = Array.from({ length: 12 }, (_, index) => `none-${index}`);
    expect((await open(`stones=${twelve},onyx`)).texts).not.toContain('Onyx');
  });

  test('takes in a stone by its name, or offers those that may be meant', async () => {
    const added = await open('stones=onyx&units=imperial&add=%20SLATE ');
    expect(added.response.headers.location).toBe('/compare/?stones=onyx,slate&units=imperial');
    const misspelt = await open('stones=onyx&add=basald');
    expect(misspelt.response.headers.location).toBe('/compare/?stones=onyx,basalt');
    expect((await open('stones=onyx&add=onyx')).texts).toContain('Onyx is among them already');
    const several = await open('stones=onyx&add=italy');
    expect(several.html).toContain('href="/compare/?stones=onyx,tuff"');
    expect((await open('stones=onyx&add=zzzzqqq')).texts).toContain('No stone was found for “zzzzqqq”');
  });

  test('forgets a stone that becomes a draft, at once, and is kept out of search engines', async () => {
    await open('stones=onyx,slate');
    await api.services.products.update({ id: onyx.id, changes: { published: false }, author });
    const { html, texts } = await open('stones=onyx,slate');
    expect(texts).toMatch(/no stone “onyx”/);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
});
