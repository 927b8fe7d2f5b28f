import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as positions from './0018-positions.ts';
import { dropIndexes } from './0032-growth.ts';

const visitor = { reader: 'visitor' } as const;

describeOnBothEngines('records from before their order was made by hand', (openDb) => {
  test('stand as visitors know them, the featured products of a category first', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    const dawn = await samples.category({ name: 'Dawn' });
    const night = await samples.category({ name: 'Nocturne' });
    for (const name of ['A', 'B', 'C', 'D']) {
      await samples.product({ name, category: dawn.id, featured: name === 'C' });
      await samples.product({ name: `Night ${name}`, category: night.id });
      await samples.galleryProject({ name });
    }
    // As the database was before the migration.
    const older = db as unknown as Kysely<never>;
    await dropIndexes(older);
    await older.schema.createIndex('products_category').on('products').column('category_id').execute();
    await older.schema.dropIndex('products_category_position').execute();
    for (const table of ['categories', 'products', 'gallery_projects']) {
      await older.schema.dropIndex(`${table}_position`).execute();
      await older.schema.alterTable(table).dropColumn('position').execute();
    }
    await positions.up(older);

    const { records: inDawn } = await samples.products.listPublishedIn(dawn.id, { fields: ['name'] });
    expect(inDawn.map(({ name }) => name)).toEqual(['C', 'A', 'B', 'D']);
    const projects = await samples.galleryProjects.list(visitor);
    expect(projects.records.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
    const categories = await samples.categories.list(visitor);
    expect(categories.records.map(({ name }) => name)).toEqual(['Dawn', 'Nocturne']);
  });
});
