import { createActivityService } from '#content/editorial/activity.service.ts';
import { createScheduleService } from '#content/editorial/schedule/schedule.service.ts';
import { type ContentChange, createContentChanges } from '#content/kit/content-changes.ts';
import type { Db } from '#database/connect.ts';
import { createSampleRecords } from './sample-records.ts';

export type PlannedRecords = ReturnType<typeof createPlannedRecords>;

/** Records over a test's own database, and the schedule that publishes them. */
export function createPlannedRecords(db: Db) {
  const samples = createSampleRecords(db);
  const announced: ContentChange[] = [];
  const changes = createContentChanges();
  changes.subscribe((change) => void announced.push(change));
  return {
    samples,
    schedule: createScheduleService(db, { changes }),
    /** What other parts were told of, oldest first. */
    announced,
    /** What the activity says, newest first. */
    activity: async () =>
      (await createActivityService(db).list({ page: 1, perPage: 50 })).entries.map(
        ({ username, text }) => `${username}: ${text}`,
      ),
    /** The titles of the articles that visitors see. */
    articles: async () =>
      (await samples.blogPosts.list({ reader: 'visitor' })).records.map(({ title }) => title),
  };
}
