import { beforeEach, expect, test } from 'vitest';
import { contentVersionOf, type Db } from '#database/connect.ts';
import { createSampleRecords, testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createLikenessService } from './likeness.service.ts';
import type { PictureColours } from './picture-colours.shared.ts';
import { saveProductColours } from './product-colours.repository.ts';
import { registerPictureColours } from './register-picture-colours.ts';

describeOnOneEngine('the colours that a stone is found by', (openDb) => {
  let db: Db;
  let samples: ReturnType<typeof createSampleRecords>;
  let likeness: ReturnType<typeof createLikenessService>;
  let category: number;

  beforeEach(async () => {
    db = await openDb();
    samples = createSampleRecords(db);
    likeness = createLikenessService(db);
    category = (await samples.category()).id;
    await measured('white.png', pale('#f0f0ee'));
    await measured('black.png', pale('#18181a'));
  });

  test('are those of its main picture, and follow when another takes its place', async () => {
    const { id } = await stone('white.png');
    expect(await familyOf(id)).toBe('white');
    await change(id, { mainImage: '/uploads/products/black.png' });
    expect(await familyOf(id)).toBe('black');
    await change(id, { mainImage: '' });
    expect(await familyOf(id)).toBeUndefined();
  });

  test('are nowhere while it is a draft or in the trash, and are back with it', async () => {
    const { id } = await stone('white.png', { published: false });
    expect(await familyOf(id)).toBeUndefined();
    await change(id, { published: true });
    expect(await familyOf(id)).toBe('white');
    await samples.products.trash({ id, author: testAuthor });
    expect(await familyOf(id)).toBeUndefined();
    await samples.products.restore({ id, author: testAuthor });
    expect(await familyOf(id)).toBe('white');
    await change(id, { published: false });
    expect(await familyOf(id)).toBeUndefined();
  });

  test('come with the picture where the stone named it before', async () => {
    const { id } = await stone('late.png');
    expect(await familyOf(id)).toBeUndefined();
    const draft = await stone('late.png', { published: false });
    await measured('late.png', pale('#1c2c5a'));
    expect(await familyOf(id)).toBe('blue');
    expect(await familyOf(draft.id)).toBeUndefined();
    await measured('late.png', undefined);
    expect(await familyOf(id)).toBeUndefined();
  });

  test('bring the nearest first, never itself, and those alike in the order of their numbers', async () => {
    const { id } = await stone('white.png');
    const black = await stone('black.png');
    const twins = [await stone('white.png'), await stone('white.png')];
    await measured('cream.png', pale('#efe3cb'));
    const cream = await stone('cream.png');
    const order = [...twins, cream, black].map((product) => product.id);
    const wish = { limit: 9, exceptIds: [id] };
    expect(await likeness.findNearest(pale('#f0f0ee'), wish)).toEqual(order);
    expect(await likeness.findNearest(pale('#f0f0ee'), { ...wish, limit: 2 })).toEqual(order.slice(0, 2));
    expect(await likeness.findNearest(pale('#f0f0ee'), { ...wish, within: 0.3 })).toEqual(order.slice(0, 3));
  });

  test('are written only where something differs', async () => {
    const { id } = await stone('white.png');
    const save = (colours: PictureColours | undefined) => saveProductColours(db, { productId: id, colours });
    const hasWritten = async (work: () => Promise<unknown>) => {
      const before = contentVersionOf(db).get();
      await work();
      return contentVersionOf(db).get() > before;
    };
    expect(await hasWritten(() => save(pale('#f0f0ee')))).toBe(false);
    expect(await hasWritten(() => save({ ...pale('#f0f0ee'), veinDensity: 6 }))).toBe(true);
    expect(await hasWritten(() => save(undefined))).toBe(true);
    expect(await hasWritten(() => save(undefined))).toBe(false);
  });

  const measured = (name: string, colours: PictureColours | undefined) =>
    registerPictureColours(db, { path: `/uploads/products/${name}`, colours });
  const stone = (name: string, values: object = {}) =>
    samples.product({ category, mainImage: `/uploads/products/${name}`, ...values });
  const change = (id: number, changes: object) =>
    samples.products.update({ id, changes, author: testAuthor });
  const familyOf = async (id: number) => (await likeness.findFamilies([id])).get(id);
});

function pale(hex: string): PictureColours {
  const lightness = { '#f0f0ee': 95, '#18181a': 20, '#1c2c5a': 30, '#efe3cb': 91, '#ffffff': 100 }[hex] ?? 50;
  return { palette: [{ hex, share: 100 }], lightness, veinDensity: 5, veinDirection: 0, veinStrength: 0 };
}
