import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createScheduleService } from '#content/schedule/schedule.service.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as schedule from './0023-schedule.ts';
import { dropIndexes } from './0032-growth.ts';

describeOnBothEngines('records from before there was a schedule', (openDb) => {
  test('stay as they are, and nothing happens to them', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    await samples.blogPost();
    // As the database was before the migration.
    const older = db as unknown as Kysely<never>;
    await dropIndexes(older);
    await older.schema.dropTable('schedule_delays').execute();
    for (const table of ['categories', 'products', 'blog_posts', 'social_posts', 'gallery_projects']) {
      for (const column of ['publish_at', 'unpublish_at']) {
        await older.schema.dropIndex(`${table}_${column}`).execute();
        await older.schema.alterTable(table).dropColumn(column).execute();
      }
    }
    await schedule.up(older);

    const { records } = await samples.blogPosts.list({ reader: 'administrator' });
    expect(records).toMatchObject([{ published: true, publishAt: null, unpublishAt: null, version: 1 }]);
    expect(await createScheduleService(db).runDue()).toMatchObject({ done: 0 });
  });
});
