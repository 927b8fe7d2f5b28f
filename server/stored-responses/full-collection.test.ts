import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { createFolderStorage } from '#media/folder-storage.ts';
import { openBuiltPages } from '#server/built-pages.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { fullCollection } from '#tests/support/page-budgets.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { pack } from './encodings.ts';

const openDb = createDatabaseOpener('sqlite');
const openSite = createApiOpener({ pages: await openBuiltPages(resolve(import.meta.dirname, '../..')) });

/** What it lacks to be full comes from the other collections of the demo. */
test('A collection of 24 stones weighs no more than it may, whichever of the demo it is', async () => {
  const { app, db, folder, services } = await openSite(await openDb());
  await loadDemo(db, { storage: createFolderStorage(`${folder}/uploads`) });
  const { records: collections } = await services.categories.list({ reader: 'visitor' });
  expect(collections.length).toBeGreaterThan(4);
  const overweight: string[] = [];
  for (const { id, slug } of collections) {
    await fill(db, id);
    const { body } = await app.inject(`/products/${slug}/`);
    expect(body.split('>View Details<').length - 1).toBe(fullCollection.stones);
    const bytes = Buffer.from(body);
    const stored = await pack(bytes, { encoding: 'br', isBest: true });
    const first = [
      await pack(bytes, { encoding: 'br', isBest: false }),
      await pack(bytes, { encoding: 'zstd', isBest: false }),
    ];
    const firstPackedHtml = Math.max(...first.map((packed) => packed.length));
    const weight = { html: bytes.length, packedHtml: stored.length, firstPackedHtml };
    overweight.push(...findHeavier(weight).map((kind) => `${slug}: ${kind}`));
  }
  expect(overweight).toEqual([]);
});

async function fill(db: Db, categoryId: number): Promise<void> {
  const stones = await db.selectFrom('products').select(['id', 'categoryId']).orderBy('id').execute();
  const own = stones.filter((stone) => stone.categoryId === categoryId);
  const others = stones.filter((stone) => stone.categoryId !== categoryId);
  const added = others.slice(0, fullCollection.stones - own.length).map(({ id }) => id);
  await db.updateTable('products').set({ categoryId }).where('id', 'in', added).execute();
}

function findHeavier(weight: Omit<typeof fullCollection, 'stones'>): string[] {
  return Object.entries(weight).flatMap(([kind, bytes]) => {
    const most = fullCollection[kind as keyof typeof weight];
    return bytes > most ? [`${kind}: ${bytes} bytes, where ${most} are allowed`] : [];
  });
}
