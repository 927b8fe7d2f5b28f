import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { createPlannedRecords, type PlannedRecords } from '#tests/support/planned-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { blogPostEntity } from '../../entities/blog-post/blog-post.entity.ts';
import type { Entity } from '../../kit/entity.ts';
import { createRevisionService } from '../../kit/revisions.service.ts';
import { createEntityService } from '../../kit/service.ts';
import { entities } from '../../registry.ts';
import { createScheduleService } from './schedule.service.ts';

const hourMs = 60 * 60_000;
const oneO = '2026-01-01T01:00:00.000Z';
const twoO = '2026-01-01T02:00:00.000Z';
const visitor = { reader: 'visitor' } as const;
const editor = { reader: 'administrator' } as const;

describeOnOneEngine('what an editor has planned', (openDb) => {
  const clock = useMovableDate();
  let db: Db;
  let planned: PlannedRecords;
  let samples: PlannedRecords['samples'];
  let schedule: PlannedRecords['schedule'];

  beforeEach(async () => {
    db = await openDb();
    planned = createPlannedRecords(db);
    ({ samples, schedule } = planned);
  });

  test('appears at its time and goes at its time, of every kind, and is announced like any write', async () => {
    const plan = { publishAt: oneO, unpublishAt: twoO };
    await samples.everyKind(plan);
    const shown = async () =>
      Promise.all(
        entities.map(async (entity: Entity) => (await createEntityService(db, entity).list(visitor)).total),
      );
    const [none, all] = [0, 1].map((count) => entities.map(() => count));
    expect(await shown()).toEqual(none);
    clock.pass(hourMs - 1);
    expect(await schedule.runDue()).toMatchObject({ done: 0 });
    clock.pass(1);
    expect(await schedule.runDue()).toMatchObject({ done: entities.length, refused: [] });
    expect(await shown()).toEqual(all);
    expect(planned.announced.map(({ entity, action }) => `${entity} ${action}`)).toEqual(
      entities.map(({ name }) => `${name} updated`),
    );
    clock.pass(hourMs);
    expect(await schedule.findNext()).toBe(twoO);
    await schedule.runDue();
    expect(await shown()).toEqual(none);
    expect(await schedule.findNext()).toBeUndefined();
    expect(await planned.activity()).toContain(
      'Ashlar: Took the project "A staircase" off the site on schedule',
    );
    expect(await schedule.listDelays()).toEqual([]);
  });

  test('is in the history of its record, which has no time afterwards', async () => {
    const { id } = await samples.blogPost({ publishAt: oneO });
    clock.pass(hourMs);
    await schedule.runDue();
    expect(await samples.blogPosts.getById(id)).toMatchObject({ published: true, publishAt: null });
    const [latest] = await createRevisionService(db).list(blogPostEntity, id);
    expect(latest).toMatchObject({ username: 'Ashlar', action: 'updated' });
    expect(latest?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Published', 'No', 'Yes'],
      ['Publish at', '2026-01-01 01:00 UTC', ''],
    ]);
  });

  test('is caught up with in the order of the times, and what was late is told until somebody has read it', async () => {
    await samples.blogPost({ title: 'Third', publishAt: '2026-01-01T03:00:00Z' });
    await samples.category({ name: 'First', publishAt: '2026-01-01T00:30:00Z' });
    await samples.blogPost({ title: 'Gone', publishAt: oneO, unpublishAt: twoO });
    clock.pass(3 * hourMs + 20_000);
    await schedule.runDue({ wasStopped: true });
    expect(planned.announced.map(({ entity, id }) => `${entity} ${id}`)).toEqual([
      ...['category 1', 'blogPost 2', 'blogPost 1'],
    ]);
    expect(await planned.articles()).toEqual(['Third']);
    expect((await planned.activity()).slice(0, 3).toReversed()).toEqual([
      'Ashlar: Published the collection "First" on schedule, 3 h late because the site was not running',
      'Ashlar: Never published the article "Gone", which was to go again by now, because the site was not running',
      'Ashlar: Published the article "Third" on schedule',
    ]);
    const delays = await schedule.listDelays();
    expect(delays.map(({ title, action, wasStopped }) => [title, action, wasStopped])).toEqual([
      ['First', 'publish', true],
      ['Gone', 'miss', true],
    ]);
    await schedule.dismissDelays(delays.slice(0, 1).map(({ id }) => id));
    expect(await schedule.listDelays()).toHaveLength(1);
    clock.pass(91 * 24 * hourMs);
    await schedule.removeExpired();
    expect(await schedule.listDelays()).toEqual([]);
  });

  test('is done once, however many processes find it due', async () => {
    for (const title of ['A', 'B', 'C', 'D']) await samples.blogPost({ title, publishAt: oneO });
    clock.pass(hourMs);
    const others = [schedule, createScheduleService(db), createScheduleService(db)];
    const outcomes = await Promise.all(others.map((one) => one.runDue()));
    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(4);
    const published = (await planned.activity()).filter((text) => text.includes('on schedule'));
    expect(published).toHaveLength(4);
    expect(await planned.articles()).toHaveLength(4);
  });

  test('is not done again by a clock that is set back', async () => {
    const { id } = await samples.blogPost({ publishAt: oneO });
    clock.pass(hourMs);
    await schedule.runDue();
    clock.pass(-hourMs);
    expect(await schedule.runDue()).toMatchObject({ done: 0 });
    clock.pass(2 * hourMs);
    expect(await schedule.runDue()).toMatchObject({ done: 0 });
    expect((await samples.blogPosts.getById(id)).version).toBe(2);
  });

  test('is nobody’s business but the company’s', async () => {
    await samples.blogPost({ unpublishAt: oneO });
    expect((await samples.blogPosts.list(visitor)).records[0]).toMatchObject({ unpublishAt: null });
    expect((await samples.blogPosts.list(editor)).records[0]).toMatchObject({ unpublishAt: oneO });
  });

  test('is done for a record whose row somebody has damaged as well', async () => {
    const { id } = await samples.blogPost({ title: 'Broken', publishAt: oneO });
    await samples.blogPost({ title: 'Whole', publishAt: twoO });
    // As a row that somebody has damaged.
    await db.updateTable('blogPosts').set({ tags: 'not a list' }).where('id', '=', id).execute();
    clock.pass(2 * hourMs);
    const { done, refused } = await schedule.runDue();
    expect([done, refused]).toEqual([2, []]);
    expect(await planned.articles()).toEqual(['Whole', 'Broken']);
  });
});
