import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as sortKeys from './0011-sort-keys.ts';
import { dropIndexes } from './0032-growth.ts';

const added = {
  categories: ['name_sort'],
  products: ['name_sort', 'origin_sort'],
  blog_posts: ['title_sort', 'category_sort'],
  gallery_projects: ['name_sort', 'client_sort', 'location_sort'],
};

describeOnBothEngines('records from before lists had sort keys', (openDb) => {
  test('are sorted like those that came afterwards', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    const dawn = await samples.category();
    for (const name of ['Zebrino', 'Łódź Grey', 'azul']) {
      await samples.product({ name, category: dawn.id, origin: `Quarry of ${name}` });
      await samples.galleryProject({ client: name });
    }
    // As the database was before the migration.
    const older = db as unknown as Kysely<never>;
    await dropIndexes(older);
    await older.schema.dropIndex('products_name_sort').execute();
    for (const [table, columns] of Object.entries(added)) {
      for (const column of columns) await older.schema.alterTable(table).dropColumn(column).execute();
    }
    await sortKeys.up(older);

    const query = { reader: 'administrator' } as const;
    for (const sort of ['name', 'origin']) {
      const { records } = await samples.products.list({ ...query, sort });
      expect(records.map(({ name }) => name)).toEqual(['azul', 'Łódź Grey', 'Zebrino']);
    }
    const projects = await samples.galleryProjects.list({ ...query, sort: 'client' });
    expect(projects.records.map(({ client }) => client)).toEqual(['azul', 'Łódź Grey', 'Zebrino']);
  });
});
