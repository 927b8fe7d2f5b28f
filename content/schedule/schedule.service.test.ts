import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { createSampleRecords, testAuthor } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { blogPostEntity } from '../blog-post/blog-post.entity.ts';
import { createActivityService } from '../editorial/activity.service.ts';
import { createBulkService } from '../editorial/bulk.service.ts';
import { createRevisionService } from '../editorial/revisions.service.ts';
import { type ContentChange, createContentChanges } from '../kit/content-changes.ts';
import { entities } from '../registry.ts';
import { createScheduleService } from './schedule.service.ts';

const hourMs = 60 * 60_000;
const oneO = '2026-01-01T01:00:00.000Z';
const twoO = '2026-01-01T02:00:00.000Z';
const visitor = { reader: 'visitor' } as const;
const editor = { reader: 'administrator' } as const;

describeOnBothEngines('what an editor has planned', (openDb) => {
  const clock = useMovableDate();
  let db: Db;
  let samples: ReturnType<typeof createSampleRecords>;
  let announced: ContentChange[];
  let schedule: ReturnType<typeof createScheduleService>;

  beforeEach(async () => {
    db = await openDb();
    samples = createSampleRecords(db);
    announced = [];
    const changes = createContentChanges();
    changes.subscribe((change) => void announced.push(change));
    schedule = createScheduleService(db, { changes });
  });

  const activity = async () =>
    (await createActivityService(db).list({ page: 1, perPage: 50 })).entries.map(
      ({ username, text }) => `${username}: ${text}`,
    );
  const articles = async () => (await samples.blogPosts.list(visitor)).records.map(({ title }) => title);

  test('appears at its time and goes at its time, of every kind, and is announced like any write', async () => {
    const plan = { publishAt: oneO, unpublishAt: twoO };
    const category = await samples.category(plan);
    await samples.product({ category: category.id, ...plan });
    await samples.blogPost(plan);
    await samples.socialPost(plan);
    await samples.galleryProject(plan);
    const { categories, products, blogPosts, socialPosts, galleryProjects } = samples;
    const shown = async () =>
      Promise.all(
        [categories, products, blogPosts, socialPosts, galleryProjects].map(
          async (service) => (await service.list(visitor)).total,
        ),
      );
    expect(await shown()).toEqual([0, 0, 0, 0, 0]);
    clock.pass(hourMs - 1);
    expect(await schedule.runDue()).toMatchObject({ done: 0 });
    clock.pass(1);
    expect(await schedule.runDue()).toMatchObject({ done: 5, refused: [] });
    expect(await shown()).toEqual([1, 1, 1, 1, 1]);
    expect(announced.map(({ entity, action }) => `${entity} ${action}`)).toEqual(
      entities.map(({ name }) => `${name} updated`),
    );
    clock.pass(hourMs);
    expect(await schedule.findNext()).toBe(twoO);
    await schedule.runDue();
    expect(await shown()).toEqual([0, 0, 0, 0, 0]);
    expect(await schedule.findNext()).toBeUndefined();
    expect((await activity()).slice(0, 1)).toEqual([
      'Ashlar: Took the gallery project "A staircase" off the site on schedule',
    ]);
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
    expect(announced.map(({ entity, id }) => `${entity} ${id}`)).toEqual([
      ...['category 1', 'blogPost 2', 'blogPost 2', 'blogPost 1'],
    ]);
    expect(await articles()).toEqual(['Third']);
    expect((await activity()).slice(0, 4).toReversed()).toEqual([
      'Ashlar: Published the category "First" on schedule, 3 h late because the site was not running',
      'Ashlar: Published the blog post "Gone" on schedule, 2 h late because the site was not running',
      'Ashlar: Took the blog post "Gone" off the site on schedule, 1 h late because the site was not running',
      'Ashlar: Published the blog post "Third" on schedule',
    ]);
    const delays = await schedule.listDelays();
    expect(delays.map(({ title, action, wasStopped }) => [title, action, wasStopped])).toEqual([
      ['First', 'publish', true],
      ['Gone', 'publish', true],
      ['Gone', 'unpublish', true],
    ]);
    await schedule.dismissDelays(delays.slice(0, 2).map(({ id }) => id));
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
    const published = (await activity()).filter((text) => text.includes('on schedule'));
    expect(published).toHaveLength(4);
    expect(await articles()).toHaveLength(4);
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

  test('needs no time any more once an editor has published it by hand, or taken it off', async () => {
    const { id } = await samples.blogPost({ publishAt: oneO, unpublishAt: twoO });
    const write = (changes: object) => samples.blogPosts.update({ id, changes, author: testAuthor });
    expect(await write({ published: true })).toMatchObject({ publishAt: null, unpublishAt: twoO });
    expect(await write({ published: false })).toMatchObject({ publishAt: null, unpublishAt: null });
    clock.pass(3 * hourMs);
    expect(await schedule.runDue()).toMatchObject({ done: 0 });
    expect(await articles()).toEqual([]);
  });

  test('makes what is on the site a draft until then, and takes effect at once where the time has passed', async () => {
    const { id } = await samples.blogPost();
    const write = (changes: object) => samples.blogPosts.update({ id, changes, author: testAuthor });
    expect(await write({ publishAt: oneO })).toMatchObject({ published: false, publishAt: oneO });
    const past = '2025-12-31T23:00:00.000Z';
    expect(await write({ publishAt: past })).toMatchObject({ published: true, publishAt: null });
    expect(await write({ unpublishAt: past })).toMatchObject({ published: false, unpublishAt: null });
    expect((await activity())[2]).toContain(
      ': Scheduled the blog post "Why veins run": appears 1 Jan 2026, 01:00 UTC',
    );
  });

  test('stands still in the trash, and publishes nothing by coming back from there', async () => {
    const waiting = await samples.blogPost({ title: 'Waiting', publishAt: oneO });
    const ending = await samples.blogPost({ title: 'Ending', unpublishAt: oneO });
    const later = await samples.blogPost({ title: 'Later', publishAt: '2026-01-02T00:00:00.000Z' });
    for (const { id } of [waiting, ending, later]) await samples.blogPosts.trash({ id, author: testAuthor });
    expect(await schedule.findNext()).toBeUndefined();
    clock.pass(2 * hourMs);
    expect(await schedule.runDue()).toMatchObject({ done: 0 });
    for (const { id } of [waiting, ending, later])
      await samples.blogPosts.restore({ id, author: testAuthor });
    await schedule.runDue();
    const { records } = await samples.blogPosts.list({ ...editor, sort: 'id' });
    expect(
      records.map(({ title, published, publishAt, unpublishAt }) => [
        title,
        published,
        publishAt,
        unpublishAt,
      ]),
    ).toEqual([
      ['Waiting', false, null, null],
      ['Ending', false, null, null],
      ['Later', false, '2026-01-02T00:00:00.000Z', null],
    ]);
  });

  test('comes back with an earlier version only as far as it is still to come', async () => {
    const { id } = await samples.blogPost({ publishAt: oneO });
    const revisions = createRevisionService(db);
    const [first] = await revisions.list(blogPostEntity, id);
    const restore = async () => {
      const changes = await revisions.getValues({ entity: blogPostEntity, recordId: id, id: first?.id ?? 0 });
      return samples.blogPosts.update({ id, changes, author: testAuthor, isReversion: true });
    };
    await samples.blogPosts.update({ id, changes: { publishAt: null }, author: testAuthor });
    expect(await restore()).toMatchObject({ published: false, publishAt: oneO });
    clock.pass(hourMs);
    await schedule.runDue();
    expect(await restore()).toMatchObject({ published: false, publishAt: null });
  });

  test('comes back where an action on many records is undone', async () => {
    const { id } = await samples.blogPost({ publishAt: oneO });
    const bulk = createBulkService(db);
    const request = { entity: blogPostEntity, action: 'publish' as const, ids: [id], author: testAuthor };
    const first = await bulk.run(request);
    await bulk.undo(first.bulkId, testAuthor);
    expect(await samples.blogPosts.getById(id)).toMatchObject({ published: false, publishAt: oneO });
    const second = await bulk.run(request);
    clock.pass(2 * hourMs);
    await bulk.undo(second.bulkId, testAuthor);
    expect(await samples.blogPosts.getById(id)).toMatchObject({ published: false, publishAt: null });
  });

  test('dates an article that has no date of its own', async () => {
    const { id } = await samples.blogPost({ publishAt: oneO });
    expect(await samples.blogPosts.getById(id)).toMatchObject({ date: oneO });
    const write = (changes: object) => samples.blogPosts.update({ id, changes, author: testAuthor });
    expect(await write({ publishAt: twoO })).toMatchObject({ date: twoO });
    expect(await write({ date: oneO })).toMatchObject({ date: oneO, publishAt: twoO });
    expect(await write({ publishAt: '2026-01-03T00:00:00.000Z' })).toMatchObject({ date: oneO });
  });

  test('is nobody’s business but the company’s', async () => {
    await samples.blogPost({ unpublishAt: oneO });
    expect((await samples.blogPosts.list(visitor)).records[0]).toMatchObject({ unpublishAt: null });
    expect((await samples.blogPosts.list(editor)).records[0]).toMatchObject({ unpublishAt: oneO });
  });

  test('is done for the others where one of them cannot be', async () => {
    const { id } = await samples.blogPost({ title: 'Broken', publishAt: oneO });
    await samples.blogPost({ title: 'Whole', publishAt: twoO });
    // As a row that somebody has damaged.
    await db.updateTable('blogPosts').set({ tags: 'not a list' }).where('id', '=', id).execute();
    clock.pass(2 * hourMs);
    const { done, refused } = await schedule.runDue();
    expect([done, refused.map(({ change }) => change.title)]).toEqual([1, ['Broken']]);
    await db.updateTable('blogPosts').set({ tags: '[]' }).where('id', '=', id).execute();
    expect(await schedule.runDue()).toMatchObject({ done: 1, refused: [] });
    expect(await articles()).toEqual(['Whole', 'Broken']);
  });
});
