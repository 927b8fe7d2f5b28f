import type { z } from 'zod';
import { dayAt } from '#content/kit/zoned-days.shared.ts';
import type { Db } from '#database/connect.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { type Event, eventBatchSchema, singleEventSchema } from './event.schema.ts';
import {
  addCounts,
  deleteCounts,
  type EventCount,
  otherPages,
  sumCounts,
  type VisitsByCampaign,
} from './events.repository.ts';

/** A page may hold events back while it is offline; older ones are counted at the time they arrive. */
const maxAgeMs = 24 * 60 * 60_000;

/** Two years, so that a season can be compared with the one before. */
const keptMonths = 24;

/**
 * How many kinds and pages of one day are counted separately; all others are counted together: whatever clients send,
 * a day takes no more space. The busiest day of a site with a few hundred pages needs a fraction of it.
 */
const maxRowsPerDay = 2_000;
/** The same for campaigns; a company that runs a hundred at once has room to spare. */
const maxCampaignsPerDay = 300;
const maxCampaignLength = 100;

/** How long a page that was found is assumed to exist. */
const pageKnownForMs = 60_000;
const maxKnownPages = 5_000;

type Options = {
  now?: () => Date;
  /** Whether visitors find a page under this path; everything else that is sent counts as another page. */
  isPublicPage: (path: string) => Promise<boolean>;
  /** The company's time zone, whose days are counted. */
  findTimeZone: () => Promise<string>;
};

/** The site's own analytics collector (specification/api.md, "Events"). */
export function createEventService(db: Db, options: Options) {
  const now = options.now ?? (() => new Date());
  const knownPages = new Map<string, number>();

  /** @returns the canonical path of a public page, or the one that stands for all other pages */
  async function findPage(page: string): Promise<string> {
    const path = canonicalPathOf(page);
    const nowMs = now().getTime();
    if ((knownPages.get(path) ?? 0) > nowMs) return path;
    if (!(await options.isPublicPage(path))) return otherPages;
    if (knownPages.size >= maxKnownPages) knownPages.clear();
    knownPages.set(path, nowMs + pageKnownForMs);
    return path;
  }

  return {
    /**
     * Counts one event or a list of them; ignores them if the browser opts out of tracking (DNT, GPC).
     * @throws AppError `invalid` with a message per field
     */
    async record(input: unknown, signals: { doNotTrack: boolean }): Promise<void> {
      if (signals.doNotTrack) return;
      const { events, utm } = readEvents(input);
      const moment = now();
      const timeZone = await options.findTimeZone();
      const pages = new Map<string, string>();
      for (const { page } of events) if (!pages.has(page)) pages.set(page, await findPage(page));
      const counts = events.map(({ kind, page, at }) => {
        const day = dayAt(happenedAt(at, moment), timeZone);
        return { day, kind, page: pages.get(page) ?? otherPages, count: 1 };
      });
      await addCounts(db, sumCounts(counts), { maxRowsPerDay, visits: visitsOf(counts, utm) });
    },

    /** Deletes counts older than 24 months. */
    async removeExpired(): Promise<void> {
      const limit = now();
      limit.setUTCMonth(limit.getUTCMonth() - keptMonths);
      await deleteCounts(db, limit.toISOString().slice(0, 'YYYY-MM-DD'.length));
    },
  };
}

type Utm = z.output<typeof singleEventSchema>['utm'];
type Batch = { events: Pick<Event, 'kind' | 'page' | 'at'>[]; utm: Utm };

function readEvents(input: unknown): Batch {
  const isSingle = typeof input === 'object' && input !== null && 'kind' in input;
  if (!isSingle) {
    const { events, utm } = parseOrThrow(eventBatchSchema, input);
    return { events, utm };
  }
  const event = parseOrThrow(singleEventSchema, input);
  return { events: [event], utm: event.utm };
}

/** A batch is one visitor's: whatever visits are in it came by the same campaign, in nearly all cases a single one. */
function visitsOf(counts: readonly EventCount[], utm: Utm): VisitsByCampaign | undefined {
  const visits = counts.filter(({ kind }) => kind === 'visit');
  const [first] = visits;
  if (!first) return undefined;
  const name = (text = '') => text.toLowerCase().slice(0, maxCampaignLength);
  const names = {
    source: name(utm?.utm_source),
    medium: name(utm?.utm_medium),
    campaign: name(utm?.utm_campaign),
  };
  return { day: first.day, counts: [{ ...names, count: visits.length }], maxRowsPerDay: maxCampaignsPerDay };
}

/** Pages are also served with missing or doubled slashes, which must not make them different pages. */
function canonicalPathOf(page: string): string {
  const segments = page.split('/').filter(Boolean);
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** A browser's clock can be wrong by years: its time is only used if it is plausible. */
function happenedAt(at: string | undefined, moment: Date): Date {
  if (at === undefined) return moment;
  const ageMs = moment.getTime() - Date.parse(at);
  return ageMs >= 0 && ageMs <= maxAgeMs ? new Date(at) : moment;
}
