import { addDays, addMonths, daysBetween, startOfDay } from '#content/kit/zoned-days.shared.ts';
import type { Db } from '#database/connect.ts';
import type { InboxKind } from '#inbox/submit/handling.shared.ts';
import { type AnswerRow, readAnswers } from './answers.ts';
import { countVisitsByCampaign } from './campaigns.repository.ts';
import { compareNames } from './compare-names.ts';
import { monthOf } from './events.repository.ts';
import { countItemsWithin } from './inbox-counts.repository.ts';
import {
  addItems,
  addViews,
  type Compared,
  createTallies,
  type InterestRow,
  sumKinds,
} from './item-figures.ts';
import { readCampaign } from './item-names.ts';
import { countEvents } from './page-counts.repository.ts';
import { type DayRange, type Period, type PeriodQuery, readPeriod } from './period.ts';
import { countMissedSearches, countSearches, type SearchCount } from './searches.repository.ts';
import { readStoneInterest } from './stone-interest.ts';

/** One of the steps that a period is drawn in. */
type Step = DayRange;

export type Overview = {
  /** Visits and what was sent, kind by kind. */
  totals: Compared<Record<InboxKind, number> & { visits: number; items: number }>;
  /** A step is a day, or a month of a long period. */
  steps: (Pick<Step, 'from' | 'to'> & Record<InboxKind, number>)[];
};
export type AnswerReport = {
  /** What is promised now; each item is held to what was promised when it came. */
  answerHours: number;
  rows: AnswerRow[];
};
export type SearchReport = {
  totals: Compared<{ found: number; missed: number }>;
  rows: SearchCount[];
};

/** A chart of more days than this is one of months. */
const maxDaySteps = 92;

export type Told<T> = { period: Period } & T;

type Options = {
  now?: () => Date;
  /** The company's time zone, an IANA name. */
  findTimeZone: () => Promise<string>;
  /** Within how many hours the forms promise an answer. */
  findAnswerHours: () => Promise<number>;
  /** Where a calling code such as `+91` is dialled. */
  nameCountry: (callingCode: string) => string;
};

/** What an owner asks of visits and enquiries, each for a period and the one before. */
export function createReportService(db: Db, options: Options) {
  const now = options.now ?? (() => new Date());

  async function tell<T>(query: PeriodQuery, read: (period: Period) => Promise<T>): Promise<Told<T>> {
    const period = readPeriod(query, { now: now(), timeZone: await options.findTimeZone() });
    return { period, ...(await read(period)) };
  }

  return {
    overview: (query: PeriodQuery) => tell(query, (period) => readOverview(db, period)),
    stones: (query: PeriodQuery) =>
      tell(query, async (period) => ({ rows: (await readStoneInterest(db, period)).stones })),
    collections: (query: PeriodQuery) =>
      tell(query, async (period) => ({ rows: (await readStoneInterest(db, period)).collections })),
    countries: (query: PeriodQuery) =>
      tell(query, async (period) => ({ rows: await readCountries(db, period, options.nameCountry) })),
    campaigns: (query: PeriodQuery) =>
      tell(query, async (period) => ({ rows: await readCampaigns(db, period) })),
    answers: async (query: PeriodQuery): Promise<Told<AnswerReport>> => {
      const answerHours = await options.findAnswerHours();
      return tell(query, async (period) => ({ answerHours, rows: await readAnswers(db, period, now()) }));
    },
    searches: (query: PeriodQuery) => tell(query, (period) => readSearches(db, period)),
  };
}

async function readOverview(db: Db, period: Period): Promise<Overview> {
  const steps = listSteps(period);
  const ranges: Pick<DayRange, 'start' | 'end'>[] = [period.now, period.before, ...steps];
  const [counts, now, before] = await Promise.all([
    countItemsWithin(db, ranges),
    countEvents(db, 'visit', period.now),
    countEvents(db, 'visit', period.before),
  ]);
  const countsAt = (index: number) => ({
    enquiry: counts.enquiry[index] ?? 0,
    quote: counts.quote[index] ?? 0,
    message: counts.message[index] ?? 0,
    sample: counts.sample[index] ?? 0,
    hold: counts.hold[index] ?? 0,
  });
  const totalsAt = (index: number, visits: number) => {
    const kinds = countsAt(index);
    return { ...kinds, visits, items: sumKinds(kinds) };
  };
  return {
    totals: { now: totalsAt(0, now), before: totalsAt(1, before) },
    steps: steps.map(({ from, to }, index) => ({ from, to, ...countsAt(index + 2) })),
  };
}

/** The days of a period, or its months where there are many; the first and the last month may be parts. */
function listSteps({ now, timeZone }: Period): Step[] {
  const isByMonth = daysBetween(now.from, now.to) >= maxDaySteps;
  const steps: Step[] = [];
  for (let from = now.from; from <= now.to; ) {
    const next = isByMonth ? addMonths(`${monthOf(from)}-01`, 1) : addDays(from, 1);
    const last = addDays(next, -1);
    const to = next > now.to ? now.to : last;
    steps.push({ from, to, start: startOfDay(from, timeZone), end: startOfDay(addDays(to, 1), timeZone) });
    from = next;
  }
  return steps;
}

async function readCountries(
  db: Db,
  period: Period,
  nameCountry: Options['nameCountry'],
): Promise<InterestRow[]> {
  const tallies = createTallies({ hasViews: false });
  for (const count of await compareNames(db, 'country', period)) {
    const code = count.name;
    const name = code === '' ? 'No phone number given' : nameCountry(code);
    addItems(tallies.of(code, { name, detail: code, recordId: null }), count);
  }
  return tallies.rank();
}

/** Campaigns that differ only in case and spaces are the same one. */
async function readCampaigns(db: Db, period: Period): Promise<InterestRow[]> {
  const tallies = createTallies({ hasViews: true });
  const tallyOf = (names: string[]) => {
    const [source = '', ...rest] = names.map((name) => name.trim().toLowerCase().slice(0, maxNameLength));
    const detail = rest.filter(Boolean).join(' · ');
    return tallies.of(JSON.stringify([source, ...rest]), {
      ...{ name: source || (detail ? 'No source named' : 'No campaign'), detail, recordId: null },
    });
  };
  const [items, visits] = await Promise.all([
    compareNames(db, 'campaign', period),
    countVisitsByCampaign(db, period),
  ]);
  for (const item of items) addItems(tallyOf(readCampaign(item.name)), item);
  for (const { source, medium, campaign, now, before } of visits) {
    const tally = tallyOf([source, medium, campaign]);
    addViews(tally, 'now', now);
    addViews(tally, 'before', before);
  }
  return tallies.rank();
}

/** As visits keep them. */
const maxNameLength = 100;

async function readSearches(db: Db, period: Period): Promise<SearchReport> {
  const [rows, now, before] = await Promise.all([
    countMissedSearches(db, period),
    countSearches(db, period.now),
    countSearches(db, period.before),
  ]);
  return { rows, totals: { now, before } };
}
