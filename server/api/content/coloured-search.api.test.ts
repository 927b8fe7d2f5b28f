import { beforeEach, expect, test } from 'vitest';
import type { PictureColours } from '#content/colours/picture-colours.shared.ts';
import { saveProductColours } from '#content/colours/product-colours.repository.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

type Item = { title: string };

describeOnOneEngine('a visitor who searches by a colour', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  const search = async (query: string) => (await api.app.inject(`/api/catalogue?${query}`)).json();
  const titlesOf = async (query: string): Promise<string[]> =>
    (await search(query)).items.map(({ title }: Item) => title);
  const colour = (productId: number, hex: string) => {
    const palette = [{ hex, share: 100 }];
    const veins = { veinDensity: 0, veinDirection: 0, veinStrength: 0 };
    return saveProductColours(api.db, { productId, colours: { palette, lightness: 50, ...veins } });
  };

  test('chooses among the colours of pictures, as soon as they are measured', async () => {
    const { id: category } = await api.records.category();
    const stone = await api.records.product({ category, name: 'Verde' });
    expect((await search('')).facets.colour).toEqual([]);
    const colours = { palette: [], lightness: 40, veins: 0 } as unknown as PictureColours;
    await saveProductColours(api.db, { productId: stone.id, colours });
    const { facets } = await search('');
    const [family] = facets.colour;
    expect(family).toMatchObject({ count: 1 });
    expect(await titlesOf(`colour=${family.value}`)).toEqual(['Verde']);
    await saveProductColours(api.db, { productId: stone.id, colours: undefined });
    expect(await titlesOf(`colour=${family.value}`)).toEqual([]);
  });

  test('shows stones of a colour before those of which only a text names it', async () => {
    const { id: category } = await api.records.category();
    const description = 'Marble with green in it';
    const applications = ['Green marble floors'];
    await api.records.product({ category, name: 'Nero', description, applications });
    const stone = await api.records.product({ category, name: 'Verde', description });
    await colour(stone.id, '#5c8a6b');
    expect(await titlesOf('q=marble')).toEqual(['Nero', 'Verde']);
    expect(await titlesOf('q=green+marble')).toEqual(['Verde', 'Nero']);
  });

  test('who names a colour is shown stones of it, and told which words they have', async () => {
    const { id: category } = await api.records.category();
    const grey = await api.records.product({
      ...{ category, name: 'Grigio', description: 'Marble with white veins' },
      applications: ['Hotel floors'],
    });
    const white = { category, description: 'White marble', applications: ['Floors'] };
    const stone = await api.records.product({ ...white, name: 'Bianco' });
    expect(await search('q=white+marble+hotel+floor')).toMatchObject({ total: 1 });
    await colour(grey.id, '#808080');
    await colour(stone.id, '#f4f3ef');
    const found = await search('q=white+marble+for+a+hotel+floor');
    expect(found).toMatchObject({ total: 2, corrected: 'white marble floor' });
    expect(found.items.map(({ title }: Item) => title)).toEqual(['Bianco', 'Grigio']);
    // What says all of it and has the colour, or is called so, is what was meant.
    expect(await search('q=white+marble+floor')).toMatchObject({ total: 2 });
    expect((await search('q=white+marble+grigio')).corrected).toBeUndefined();
    expect((await search('q=white+hotel')).corrected).toBeUndefined();
  });
});
