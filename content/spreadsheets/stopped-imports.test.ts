import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { categoryEntity } from '../entities/category/category.entity.ts';

/** Takes more than one turn. */
const rows = Array.from({ length: 60 }, (_, row) => ({ name: `Quarry ${row}`, description: 'Stones' }));
const plentyMs = 600_000;

describeOnOneEngine('an import that is in progress when the site is told to stop', (openDb) => {
  const openApi = createApiOpener();

  async function begin(db: Db) {
    const { services } = await openApi(db);
    const { finished } = await services.imports.start({
      ...{ entity: categoryEntity, source: { rows }, isDryRun: false, author },
      openPictures: () => services.importPictures(categoryEntity, undefined),
    });
    return { imports: services.imports, finished };
  }

  test('ends, and is stored', async () => {
    const { imports, finished } = await begin(await openDb());
    imports.beginStop(plentyMs);
    await imports.stop();
    expect(await finished).toMatchObject({ create: rows.length, bulkId: 1 });
  });

  test('is cut off where it takes too long, and nothing of it is stored', async () => {
    const db = await openDb();
    const { imports, finished } = await begin(db);
    const refused = expect(finished).rejects.toMatchObject({ code: 'unavailable' });
    imports.beginStop(0);
    await imports.stop();
    await refused;
    expect(await db.selectFrom('categories').select('id').execute()).toEqual([]);
  });
});
