import { expect, test } from 'vitest';
import { createSampleRecords, testAuthor } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('records of one name', (openDb) => {
  test('are all stored, each at its own path, when ten of both kinds are made at once', async () => {
    const samples = createSampleRecords(await openDb());
    const dawn = await samples.category();
    const made = await Promise.all(
      Array.from({ length: 5 }).flatMap(() => [
        samples.product({ name: 'Onyx', category: dawn.id }),
        samples.blogPost({ title: 'Onyx' }),
      ]),
    );
    const expected = ['onyx', ...Array.from({ length: 9 }, (_, index) => `onyx-${index + 2}`)];
    expect(made.map(({ slug }) => slug).sort()).toEqual(expected.sort());
  });

  test('are all stored where they have paths of their own kind', async () => {
    const samples = createSampleRecords(await openDb());
    const made = await Promise.all([samples.category(), samples.category(), samples.category()]);
    expect(made.map(({ slug }) => slug).sort()).toEqual(['dawn', 'dawn-2', 'dawn-3']);
  });

  test('are all stored when existing ones are given it at once', async () => {
    const samples = createSampleRecords(await openDb());
    const posts = [];
    for (const title of ['One', 'Two', 'Three']) posts.push(await samples.blogPost({ title }));
    const moved = await Promise.all(
      posts.map(({ id }) =>
        samples.blogPosts.update({ id, changes: { title: 'Veins', slug: '' }, author: testAuthor }),
      ),
    );
    expect(moved.map(({ slug }) => slug).sort()).toEqual(['veins', 'veins-2', 'veins-3']);
  });
});
