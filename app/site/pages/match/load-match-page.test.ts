import { beforeEach, expect, test } from 'vitest';
import { registerPictureColours } from '#content/colours/register-picture-colours.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { loadMatchPage } from './load-match-page.ts';

const stones = { Navy: '#1c2c5a', Sky: '#9bc0cf', Snow: '#f0f0ee', Milk: '#ecebe6' };

describeOnOneEngine('a visitor who looks for a stone by eye', (openDb) => {
  const openApi = createApiOpener();
  let site: ApiUnderTest;

  beforeEach(async () => {
    site = await openApi(await openDb());
    const { id: category } = await site.records.category();
    for (const [name, hex] of Object.entries(stones)) {
      const path = `/uploads/products/${name}.png`;
      const lightness = { Navy: 30, Sky: 80, Snow: 95, Milk: 94 }[name] ?? 50;
      const colours = {
        ...{ palette: [{ hex, share: 100 }], lightness },
        ...{ veinDensity: 5, veinDirection: 0, veinStrength: 0 },
      };
      await registerPictureColours(site.db, { path, colours });
      await site.records.product({ name, category, mainImage: path });
      await site.records.product({ name: `Draft ${name}`, category, mainImage: path, published: false });
    }
  });

  test('is shown the stones of a colour, the lightest first', async () => {
    expect(await load('colour=blue')).toMatchObject({ colour: 'blue', names: ['Sky', 'Navy'] });
    expect(await load('colour=green')).toMatchObject({ colour: 'green', names: [] });
  });

  test('is shown the stones nearest to a picture, and its colours in words', async () => {
    expect(await load('look=95.5.0.0.f0f0ee-100')).toMatchObject({
      photo: { words: 'White' },
      names: ['Snow', 'Milk', 'Sky', 'Navy'],
    });
  });

  test.each(['', 'colour=mauve', 'colour=', 'look=nonsense', 'look=95.5.0.0.f0f0ee-99'])(
    'is asked for a choice where the address says "%s"',
    async (query) => {
      expect(await load(query)).toMatchObject({ colour: undefined, photo: undefined, names: undefined });
    },
  );

  async function load(query: string) {
    const { stones: found, ...page } = await loadMatchPage(site.services, new URLSearchParams(query));
    return { ...page, names: found?.map(({ name }) => name) };
  }
});
