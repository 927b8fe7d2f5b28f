import type { Db } from '#database/connect.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { type EventBatch, eventBatchSchema, singleEventSchema } from './event.schema.ts';
import { deleteEvents, insertEvents } from './events.repository.ts';

export type EventService = ReturnType<typeof createEventService>;

/** A page may hold events back while it is offline; older ones are counted at the time they arrive. */
const maxAgeMs = 24 * 60 * 60_000;

/** Two years, so that a season can be compared with the one before. */
const keptMonths = 24;

/** The site's own analytics collector (decisions.md, section 3). */
export function createEventService(db: Db, options: { now?: () => Date } = {}) {
  const now = options.now ?? (() => new Date());
  return {
    /**
     * Stores one event or a list of them; nothing where the browser asks not to be tracked (DNT, GPC).
     * @throws AppError `invalid` with a message per field
     */
    async record(input: unknown, signals: { doNotTrack: boolean }): Promise<void> {
      if (signals.doNotTrack) return;
      const { events, utm = {} } = readBatch(input);
      const moment = now();
      await insertEvents(
        db,
        events.map(({ kind, page, data = {}, at }) => {
          return { kind, page, data, utm, createdAt: happenedAt(at, moment) };
        }),
      );
    },

    /** Deletes what was counted more than 24 months ago. */
    async removeExpired(): Promise<void> {
      const limit = now();
      limit.setUTCMonth(limit.getUTCMonth() - keptMonths);
      await deleteEvents(db, limit.toISOString());
    },
  };
}

function readBatch(input: unknown): EventBatch {
  const isSingle = typeof input === 'object' && input !== null && 'kind' in input;
  if (!isSingle) return parseOrThrow(eventBatchSchema, input);
  const { utm, ...event } = parseOrThrow(singleEventSchema, input);
  return { events: [event], utm };
}

/** A browser's clock can be wrong by years: its time counts only where it is plausible. */
function happenedAt(at: string | undefined, moment: Date): string {
  if (at === undefined) return moment.toISOString();
  const ageMs = moment.getTime() - Date.parse(at);
  return ageMs >= 0 && ageMs <= maxAgeMs ? new Date(at).toISOString() : moment.toISOString();
}
