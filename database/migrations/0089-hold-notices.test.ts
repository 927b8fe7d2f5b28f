import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemAuthor } from '#content/kit/author.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { up } from './0089-hold-notices.ts';

describeOnBothEngines('a yard with slabs and holds that is in use', (openDb) => {
  test('tells the staff as their own holds end, and visitors no longer find slabs by their place', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    const product = await records.product({ category: (await records.category()).id });
    const { id: slabId } = await records.slab({
      ...{
        product: product.id,
        slug: 'C-2041/07',
        block: 'Blaue Höhe',
        bundle: 'Bündel  Süd',
        location: 'Rack 4',
      },
    });
    const read = () =>
      db.selectFrom('slabs').select('searchText').where('id', '=', slabId).executeTakeFirstOrThrow();
    const { searchText } = await read();
    await db
      .updateTable('slabs')
      .set({ searchText: `${searchText} rack 4` } as never)
      .execute();
    const hold = {
      slabId,
      note: '',
      until: '2099-01-01T00:00:00.000Z',
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    await sql`drop index slab_holds_notice`.execute(db);
    await sql`alter table slab_holds drop column notice_at`.execute(db);
    for (const createdBy of ['meera', systemAuthor.username]) {
      await db
        .insertInto('slabHolds')
        .values({ ...hold, customer: createdBy, createdBy } as never)
        .execute();
    }
    await up(db as unknown as Kysely<never>);

    const holds = await db.selectFrom('slabHolds').select('noticeAt').orderBy('id').execute();
    expect(holds.map(({ noticeAt }) => noticeAt)).toEqual([hold.until, null]);
    expect(await read()).toEqual({ searchText });
  });
});
