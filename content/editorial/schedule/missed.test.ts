import { expect, test } from 'vitest';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { blogPostEntity } from '../../entities/blog-post/blog-post.entity.ts';
import { createRevisionService } from '../../kit/revisions.service.ts';
import { createScheduleService } from './schedule.service.ts';

const hourMs = 60 * 60_000;
const plan = { publishAt: '2026-01-01T01:00:00.000Z', unpublishAt: '2026-01-01T02:00:00.000Z' };

describeOnOneEngine('what was to appear and to go again while nobody could do it', (openDb) => {
  const clock = useMovableDate();

  test('is never shown, not for a moment, however many processes catch up', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    const { id } = await samples.blogPost({ title: 'Gone', ...plan });
    await samples.category(plan);
    clock.pass(2 * hourMs);
    const processes = [createScheduleService(db), createScheduleService(db), createScheduleService(db)];
    await Promise.all(processes.map((one) => one.runDue()));
    const states = (await createRevisionService(db).list(blogPostEntity, id)).flatMap(({ changes }) =>
      changes.filter(({ label }) => label === 'Published'),
    );
    expect(states).toEqual([]);
    expect(await samples.blogPosts.getById(id)).toMatchObject({
      ...{ published: false, publishAt: null, unpublishAt: null, version: 2 },
    });
    expect(((await processes[0]?.listDelays()) ?? []).map(({ action }) => action)).toEqual(['miss', 'miss']);
    expect(await processes[0]?.findNext()).toBeUndefined();
  });
});
