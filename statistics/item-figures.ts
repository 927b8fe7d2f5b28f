import { type InboxKind, inboxKinds } from '#inbox/submit/handling.shared.ts';

/** What was counted of a row of the statistics in a period. */
export type Figures = Record<InboxKind, number> & {
  /** Pages opened or visits; null where that is not counted. */
  views: number | null;
};
export type Compared<T> = { now: T; before: T };
/** The same as it is told: with what all kinds come to, and how many of those who looked sent something. */
export type ToldFigures = Figures & { items: number; rate: number | null };
export type InterestRow = {
  name: string;
  /** What it belongs to, in a word or two. */
  detail: string;
  /** The record that it is; null where it is none. */
  recordId: number | null;
} & Compared<ToldFigures>;

type Sides = 'now' | 'before';
const noItems = { enquiry: 0, quote: 0, message: 0, sample: 0, hold: 0 };
/** A row while it is added up. */
type Tally = Omit<InterestRow, Sides> & Compared<Figures>;

/** The key of what belongs to no other row. */
export const restKey = '';

/** Rows that are added up by a key. @param views whether it is counted how often something was looked at */
export function createTallies({ hasViews }: { hasViews: boolean }) {
  const tallies = new Map<string, Tally>();
  const nothing = (): Figures => ({ ...noItems, views: hasViews ? 0 : null });
  return {
    of(key: string, facts: Omit<Tally, Sides>): Tally {
      const tally = tallies.get(key) ?? { ...facts, now: nothing(), before: nothing() };
      tallies.set(key, tally);
      return tally;
    },

    /** Those that lead to most, the first; where nobody wrote, those that were looked at most. The rest comes last. */
    rank(): InterestRow[] {
      const rest = tallies.get(restKey);
      const named = [...tallies.values()].filter((tally) => tally !== rest).map(tell);
      return [...named.sort(byInterest), ...(rest ? [tell(rest)] : [])];
    },
  };
}

export function addItems(tally: Tally, count: { kind: InboxKind } & Compared<number>): void {
  tally.now[count.kind] += count.now;
  tally.before[count.kind] += count.before;
}

export function addViews(tally: Tally, side: Sides, count: number): void {
  tally[side].views = (tally[side].views ?? 0) + count;
}

function tell({ now, before, ...facts }: Tally): InterestRow {
  return { ...facts, now: tellFigures(now), before: tellFigures(before) };
}

/** More may be written than was looked at: not everybody's visit is counted. */
function tellFigures(figures: Figures): ToldFigures {
  const items = sumKinds(figures);
  return { ...figures, items, rate: figures.views ? items / figures.views : null };
}

export function sumKinds(counts: Record<InboxKind, number>): number {
  return inboxKinds.reduce((sum, kind) => sum + counts[kind], 0);
}

function byInterest(one: InterestRow, other: InterestRow): number {
  return (
    other.now.items - one.now.items ||
    (other.now.views ?? 0) - (one.now.views ?? 0) ||
    other.before.items - one.before.items ||
    one.name.localeCompare(other.name, 'en')
  );
}
