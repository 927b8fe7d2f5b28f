import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { findSiteEntries } from '#people/log/log-reader.repository.ts';
import { createSampleRecords, testAuthor } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { categoryEntity } from '../entities/category/category.entity.ts';
import { galleryProjectEntity } from '../entities/gallery-project/gallery-project.entity.ts';
import { productEntity } from '../entities/product/product.entity.ts';
import type { ContentChange } from '../kit/content-changes.ts';
import { createOrderService } from './order.service.ts';

describeOnBothEngines('the order that an editor makes by hand', (openDb) => {
  let db: Db;
  let samples: ReturnType<typeof createSampleRecords>;
  let announced: ContentChange[];
  let order: ReturnType<typeof createOrderService>;
  const author = testAuthor;

  beforeEach(async () => {
    db = await openDb();
    samples = createSampleRecords(db);
    announced = [];
    order = createOrderService(db, { changes: { announce: (change) => void announced.push(change) } });
  });

  async function fill(names: string[], categoryName = 'Dawn') {
    const category = await samples.category({ name: categoryName });
    const ids: number[] = [];
    for (const name of names) ids.push((await samples.product({ name, category: category.id })).id);
    return { category, ids };
  }
  const shown = async (categoryId: number) =>
    (await samples.products.listPublishedIn(categoryId, { fields: ['name'] })).records.map(
      ({ name }) => name,
    );
  const activity = async () =>
    (await findSiteEntries(db, { limit: 1, offset: 0 })).entries.map(({ text, username }) => [
      text,
      username,
    ]);

  test('is the one that visitors see, of categories, projects and the products of a category', async () => {
    const { category, ids } = await fill(['A', 'B', 'C']);
    const night = await fill(['D', 'E'], 'Nocturne');
    expect(
      await order.arrange({ entity: productEntity, ids: ids.toReversed(), category: 'dawn', author }),
    ).toEqual(ids.toReversed());
    expect(await shown(category.id)).toEqual(['C', 'B', 'A']);
    expect(await shown(night.category.id)).toEqual(['D', 'E']);
    expect(await activity()).toEqual([['Changed the order of the products in "Dawn"', 'editor']]);

    await order.arrange({ entity: categoryEntity, ids: [night.category.id, category.id], author });
    const categories = await samples.categories.list({ reader: 'visitor' });
    expect(categories.records.map(({ name }) => name)).toEqual(['Nocturne', 'Dawn']);
    expect(await activity()).toEqual([['Changed the order of the collections', 'editor']]);

    const [one, two] = [
      await samples.galleryProject({ name: 'One' }),
      await samples.galleryProject({ name: 'Two' }),
    ];
    await order.arrange({ entity: galleryProjectEntity, ids: [two.id, one.id], author });
    const projects = await samples.galleryProjects.list({ reader: 'visitor', sort: 'position' });
    expect(projects.records.map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(announced.map(({ entity, action }) => [entity, action])).toEqual([
      ['product', 'reordered'],
      ['category', 'reordered'],
      ['galleryProject', 'reordered'],
    ]);
  });

  test('leaves a record that a colleague has added meanwhile at the end', async () => {
    const { category, ids } = await fill(['A', 'B', 'C']);
    await samples.product({ name: 'New', category: category.id });
    await order.arrange({ entity: productEntity, ids: ids.toReversed(), category: 'dawn', author });
    expect(await shown(category.id)).toEqual(['C', 'B', 'A', 'New']);
  });

  test('is refused as a whole where a colleague has taken one of the records away', async () => {
    const { category, ids } = await fill(['A', 'B', 'C', 'D']);
    const night = await samples.category({ name: 'Nocturne' });
    await samples.products.trash({ id: ids[0] as number, author });
    await samples.products.update({ id: ids[1] as number, changes: { category: night.id }, author });
    const request = { entity: productEntity, ids: ids.toReversed(), category: 'dawn', author };
    await expect(order.arrange(request)).rejects.toMatchObject({
      code: 'conflict',
      message: '2 of these products are not in this collection any more, so nothing was moved.',
    });
    expect(await shown(category.id)).toEqual(['C', 'D']);
    await expect(order.arrange({ ...request, category: 'nowhere' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { category: expect.stringContaining('nowhere') },
    });
    expect(announced).toEqual([]);
  });

  test('writes nothing where the records stand like that already', async () => {
    const { ids } = await fill(['A', 'B']);
    const before = await findSiteEntries(db, { limit: 1, offset: 0 });
    await order.arrange({ entity: productEntity, ids, author });
    expect(await findSiteEntries(db, { limit: 1, offset: 0 })).toEqual(before);
    expect(announced).toEqual([]);
  });

  test('counts no version of the records, so that nobody who edits one is told that it has changed', async () => {
    const { ids } = await fill(['A', 'B']);
    await order.arrange({ entity: productEntity, ids: ids.toReversed(), author });
    expect((await samples.products.getById(ids[0] as number)).version).toBe(1);
  });

  test('puts what comes to another category at its end, and what comes out of the trash at its old place', async () => {
    const { category, ids } = await fill(['A', 'B', 'C']);
    const night = await fill(['D', 'E'], 'Nocturne');
    const [a, b] = ids as [number, number];
    await samples.products.trash({ id: b, author });
    await samples.products.restore({ id: b, author });
    expect(await shown(category.id)).toEqual(['A', 'B', 'C']);
    await samples.products.update({ id: a, changes: { category: night.category.id }, author });
    expect(await shown(night.category.id)).toEqual(['D', 'E', 'A']);
    await samples.products.update({ id: a, changes: { origin: 'Italy' }, author });
    expect(await shown(night.category.id)).toEqual(['D', 'E', 'A']);
  });

  test('holds where two editors make one at the same moment, and where one adds a record', async () => {
    const { category, ids } = await fill(['A', 'B', 'C', 'D', 'E', 'F']);
    const both = [ids.toReversed(), [...ids.slice(3), ...ids.slice(0, 3)]];
    await Promise.all([
      ...both.map((wanted) =>
        order.arrange({ entity: productEntity, ids: wanted, category: 'dawn', author }),
      ),
      ...['G', 'H'].map((name) => samples.product({ name, category: category.id })),
    ]);
    const names = await shown(category.id);
    expect(['FEDCBA', 'DEFABC']).toContain(names.slice(0, 6).join(''));
    expect(names.slice(6).sort()).toEqual(['G', 'H']);
    const { records } = await samples.products.list({ reader: 'visitor', filters: { category: 'dawn' } });
    await order.arrange({ entity: productEntity, ids: records.map(({ id }) => id).toReversed(), author });
    expect(await shown(category.id)).toEqual(names.toReversed());
  });
});
