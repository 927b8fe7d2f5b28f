import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { readComposed } from './composed-once.ts';
import type { Db } from './connect.ts';

describeOnBothEngines('a statement that is read by again and again', (openDb) => {
  const read = (db: Db, slug: string, compositions: string[] = []) =>
    readComposed(db, { shape: 'record of a slug', values: [slug] }, () => {
      compositions.push(slug);
      return db.selectFrom('topLevelSlugs').select('recordId').where('slug', '=', slug).limit(1);
    });

  test('is composed once, and finds what each of its values means', async () => {
    const db = await openDb();
    for (const [index, slug] of ['dawn', 'dusk'].entries()) {
      await db.insertInto('topLevelSlugs').values({ slug, entity: 'product', recordId: index }).execute();
    }
    await read(db, 'none');
    const compositions: string[] = [];
    expect(await read(db, 'dawn', compositions)).toEqual([{ recordId: 0 }]);
    expect(await read(db, 'dusk', compositions)).toEqual([{ recordId: 1 }]);
    expect(compositions).toEqual([]);
  });

  test('says so where its values are not those that it was composed with', async () => {
    const db = await openDb();
    const compose = () => db.selectFrom('topLevelSlugs').selectAll().where('slug', '=', 'dawn');
    await expect(readComposed(db, { shape: 'another', values: [] }, compose)).rejects.toThrow('slug');
  });

  test('has the number of wanted rows in it', async () => {
    const db = await openDb();
    const { sql } = db.selectFrom('topLevelSlugs').selectAll().limit(3).compile();
    expect(sql).toContain('limit 3');
  });
});
