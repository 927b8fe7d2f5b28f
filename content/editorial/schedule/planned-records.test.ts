import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { createPlannedRecords, type PlannedRecords } from '#tests/support/planned-records.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { blogPostEntity } from '../../entities/blog-post/blog-post.entity.ts';
import { createRevisionService } from '../../kit/revisions.service.ts';
import { createBulkService } from '../bulk.service.ts';

const hourMs = 60 * 60_000;
const oneO = '2026-01-01T01:00:00.000Z';
const twoO = '2026-01-01T02:00:00.000Z';

describeOnOneEngine('a planned record that is written', (openDb) => {
  const clock = useMovableDate();
  let planned: PlannedRecords;
  let db: Db;

  beforeEach(async () => {
    db = await openDb();
    planned = createPlannedRecords(db);
  });

  test('needs no time any more once an editor has published it by hand, or taken it off', async () => {
    const { id } = await planned.samples.blogPost({ publishAt: oneO, unpublishAt: twoO });
    const write = (changes: object) => planned.samples.blogPosts.update({ id, changes, author: testAuthor });
    expect(await write({ published: true })).toMatchObject({ publishAt: null, unpublishAt: twoO });
    expect(await write({ published: false })).toMatchObject({ publishAt: null, unpublishAt: null });
    clock.pass(3 * hourMs);
    expect(await planned.schedule.runDue()).toMatchObject({ done: 0 });
    expect(await planned.articles()).toEqual([]);
  });

  test('makes what is on the site a draft until then, and takes effect at once where the time has passed', async () => {
    const { id } = await planned.samples.blogPost();
    const write = (changes: object) => planned.samples.blogPosts.update({ id, changes, author: testAuthor });
    expect(await write({ publishAt: oneO })).toMatchObject({ published: false, publishAt: oneO });
    const past = '2025-12-31T23:00:00.000Z';
    expect(await write({ publishAt: past })).toMatchObject({ published: true, publishAt: null });
    expect(await write({ unpublishAt: past })).toMatchObject({ published: false, unpublishAt: null });
    expect((await planned.activity())[2]).toContain(
      ': Scheduled the article "Why veins run": appears 1 Jan 2026, 01:00 UTC',
    );
  });

  test('stands still in the trash, and publishes nothing by coming back from there', async () => {
    const waiting = await planned.samples.blogPost({ title: 'Waiting', publishAt: oneO });
    const ending = await planned.samples.blogPost({ title: 'Ending', unpublishAt: oneO });
    const later = await planned.samples.blogPost({ title: 'Later', publishAt: '2026-01-02T00:00:00.000Z' });
    for (const { id } of [waiting, ending, later])
      await planned.samples.blogPosts.trash({ id, author: testAuthor });
    expect(await planned.schedule.findNext()).toBeUndefined();
    clock.pass(2 * hourMs);
    expect(await planned.schedule.runDue()).toMatchObject({ done: 0 });
    for (const { id } of [waiting, ending, later])
      await planned.samples.blogPosts.restore({ id, author: testAuthor });
    await planned.schedule.runDue();
    const { records } = await planned.samples.blogPosts.list({ reader: 'administrator', sort: 'id' });
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
    const { id } = await planned.samples.blogPost({ publishAt: oneO });
    const revisions = createRevisionService(db);
    const [first] = await revisions.list(blogPostEntity, id);
    const restore = async () => {
      const changes = await revisions.getValues({ entity: blogPostEntity, recordId: id, id: first?.id ?? 0 });
      return planned.samples.blogPosts.update({ id, changes, author: testAuthor, isReversion: true });
    };
    await planned.samples.blogPosts.update({ id, changes: { publishAt: null }, author: testAuthor });
    expect(await restore()).toMatchObject({ published: false, publishAt: oneO });
    clock.pass(hourMs);
    await planned.schedule.runDue();
    expect(await restore()).toMatchObject({ published: false, publishAt: null });
  });

  test('comes back where an action on many records is undone', async () => {
    const { id } = await planned.samples.blogPost({ publishAt: oneO });
    const bulk = createBulkService(db);
    const request = { entity: blogPostEntity, action: 'publish' as const, ids: [id], author: testAuthor };
    const first = await bulk.run(request);
    await bulk.undo(first.bulkId, testAuthor);
    expect(await planned.samples.blogPosts.getById(id)).toMatchObject({ published: false, publishAt: oneO });
    const second = await bulk.run(request);
    clock.pass(2 * hourMs);
    await bulk.undo(second.bulkId, testAuthor);
    expect(await planned.samples.blogPosts.getById(id)).toMatchObject({ published: false, publishAt: null });
  });

  test('dates an article that has no date of its own', async () => {
    const { id } = await planned.samples.blogPost({ publishAt: oneO });
    expect(await planned.samples.blogPosts.getById(id)).toMatchObject({ date: oneO });
    const write = (changes: object) => planned.samples.blogPosts.update({ id, changes, author: testAuthor });
    expect(await write({ publishAt: twoO })).toMatchObject({ date: twoO });
    expect(await write({ date: oneO })).toMatchObject({ date: oneO, publishAt: twoO });
    expect(await write({ publishAt: '2026-01-03T00:00:00.000Z' })).toMatchObject({ date: oneO });
  });
});
