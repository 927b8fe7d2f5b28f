import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as drafts from './0017-drafts.ts';
import { dropIndexes } from './0032-growth.ts';

const visitor = { reader: 'visitor' } as const;

describeOnBothEngines('products and categories from before they could be drafts', (openDb) => {
  test('are still there for a visitor', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    const dawn = await samples.category({ published: false });
    await samples.product({ category: dawn.id, published: false });
    // As the database was before the migration.
    const older = db as unknown as Kysely<never>;
    await dropIndexes(older);
    for (const table of ['categories', 'products']) {
      await older.schema.alterTable(table).dropColumn('published').execute();
    }
    await drafts.up(older);

    const { records } = await samples.products.list(visitor);
    expect(records).toMatchObject([{ published: true, category: { slug: 'dawn' } }]);
    expect(await samples.categories.list(visitor)).toMatchObject({ total: 1 });
  });
});
