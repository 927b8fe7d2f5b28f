import type { Db } from '#database/connect.ts';
import { createEventService } from '#statistics/events.service.ts';

export const tracked = { doNotTrack: false };
export const clock = { now: () => new Date('2026-01-02T12:00:00.000Z') };

const publicPages = ['/', '/about/', '/products/onyx/', '/onyx/'];

/** The collector of a site that has a few pages. */
export function createCollector(db: Db, now = clock.now, timeZone = 'UTC') {
  const findTimeZone = async () => timeZone;
  return createEventService(db, {
    now,
    findTimeZone,
    isPublicPage: async (path) => publicPages.includes(path),
  });
}

export function allCounts(db: Db) {
  return db
    .selectFrom('eventCounts')
    .selectAll()
    .where('count', '>', 0)
    .orderBy('day')
    .orderBy('kind')
    .orderBy('page')
    .execute();
}
