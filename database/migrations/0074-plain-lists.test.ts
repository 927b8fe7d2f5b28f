import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { foldForSearch, foldText } from '#database/fold-text.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as plainLists from './0074-plain-lists.ts';

describeOnBothEngines('what lists found before', (openDb, engine) => {
  test('is found by the same words as what is written from now on', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    const { id: category } = await records.category();
    const name = 'Röhrig, Łódź: d’Azur ßæœøđðþħı blue queue';
    await records.product({ category, name, origin: '' });
    await db
      .updateTable('products')
      .set({ searchText: foldText(name) } as never)
      .execute();
    const tables = [
      'inbox_items',
      'products',
      'blog_posts',
      'social_posts',
      'gallery_projects',
      'media_files',
      'log_entries',
    ];
    for (const table of engine === 'sqlite' ? tables : []) {
      const pieces = table === 'inbox_items' ? 'inbox_search' : `${table}_search`;
      await sql.raw(`create table ${pieces} (id integer)`).execute(db);
      await sql.raw(`create index ${table}_beginning on ${table} (id)`).execute(db);
    }
    await plainLists.up(db as unknown as Kysely<never>);
    const { searchText } = await db.selectFrom('products').select('searchText').executeTakeFirstOrThrow();
    expect(searchText).toBe(foldForSearch(name));
  });
});
