import { expect, test } from 'vitest';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('what a visitor may also like', (openDb) => {
  test('is three stones of the same collection, and never the one they look at', async () => {
    const samples = createSampleRecords(await openDb());
    const [dawn, earth] = [await samples.category(), await samples.category({ name: 'Earth' })];
    const product = await samples.product({ name: 'Statuario', category: dawn.id });
    await samples.product({ name: 'Elsewhere', category: earth.id });
    for (const name of ['One', 'Two', 'Three', 'Four']) await samples.product({ name, category: dawn.id });
    const related = await samples.products.findRelated(product, ['category']);
    expect(related).toHaveLength(3);
    expect(related.map((other) => other.category.name)).toEqual(['Dawn', 'Dawn', 'Dawn']);
    expect(related.map((other) => other.id)).not.toContain(product.id);
  });

  test('is what the stone names, in its order and three at the most', async () => {
    const samples = createSampleRecords(await openDb());
    const dawn = await samples.category();
    const ids: number[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      ids.push((await samples.product({ name, category: dawn.id })).id);
    }
    const product = await samples.product({ category: dawn.id, relatedProducts: ids.toReversed() });
    const related = await samples.products.findRelated(product, ['name', 'slug']);
    expect(related.map((other) => other.name)).toEqual(['Four', 'Three', 'Two']);
  });

  test('is topped up with other articles where few share a category', async () => {
    const samples = createSampleRecords(await openDb());
    const post = await samples.blogPost({ title: 'Post', category: 'Craft' });
    await samples.blogPost({ title: 'Same', category: 'Craft' });
    for (const title of ['Other', 'Another', 'More']) await samples.blogPost({ title, category: 'Trade' });
    const related = await samples.blogPosts.findRelated(post);
    expect(related).toHaveLength(3);
    expect(related[0]?.title).toBe('Same');
  });
});
