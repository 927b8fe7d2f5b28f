import { beforeEach, expect, test } from 'vitest';
import type { PictureColours } from '#content/colours/picture-colours.shared.ts';
import { registerPictureColours } from '#content/colours/register-picture-colours.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { loadLook } from './load-look.ts';

const hexes = { white: '#f0f0ee', pale: '#ecebe6', ivory: '#ebe6da', cream: '#e8ddc8', black: '#18181a' };

describeOnOneEngine('on the page of a stone a visitor sees', (openDb) => {
  const openApi = createApiOpener();
  let site: ApiUnderTest;
  let stones: Record<string, Product>;

  beforeEach(async () => {
    site = await openApi(await openDb());
    const { id: category } = await site.records.category();
    stones = {};
    for (const [name, hex] of Object.entries(hexes)) {
      const mainImage = `/uploads/products/${name}.png`;
      await registerPictureColours(site.db, { path: mainImage, colours: coloursOf(hex) });
      stones[name] = await site.records.product({ name, category, mainImage });
    }
  });

  test('its colours as a strip, each as wide as its part, and in words', async () => {
    const { colours } = await look('white');
    expect(colours).toEqual({
      stripes: 'linear-gradient(90deg, #f0f0ee 0% 75%, #a0a0a0 75% 100%)',
      words: 'White, grey',
    });
  });

  test('the stones that look like it, the nearest first, and none that is far', async () => {
    expect(await alikeTo('white')).toEqual(['pale', 'ivory', 'cream']);
    expect(await alikeTo('black')).toEqual([]);
  });

  test('none that the page shows anyway, and no drafts', async () => {
    const { pale, ivory } = stones;
    expect(await alikeTo('white', [pale?.id ?? 0])).toEqual(['ivory', 'cream']);
    await site.services.products.update({
      id: ivory?.id ?? 0,
      changes: { published: false },
      author: { username: 'editor' },
    });
    expect(await alikeTo('white')).toEqual(['pale', 'cream']);
  });

  test('neither, where the stone has no picture that was measured', async () => {
    const { id: category } = await site.records.category({ name: 'Other' });
    const plain = await site.records.product({ name: 'Plain', category });
    expect(await loadLook(site.services, plain, [])).toEqual({ colours: undefined, alike: [] });
  });

  const look = (name: string, known: number[] = []) =>
    loadLook(
      site.services,
      stones[name] as Product,
      known.map((id) => ({ id })),
    );
  const alikeTo = async (name: string, known: number[] = []) =>
    (await look(name, known)).alike.map((stone) => stone.name);
});

function coloursOf(hex: string): PictureColours {
  const palette = [
    { hex, share: 75 },
    { hex: '#a0a0a0', share: 25 },
  ];
  return { palette, lightness: 80, veinDensity: 9, veinDirection: 40, veinStrength: 9 };
}
