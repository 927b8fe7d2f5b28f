import { addDays, dayAt } from '#content/kit/zoned-days.shared.ts';
import type { KeepRule } from './backup-settings.ts';

type Archive = { startedAt: string };

const mondayOffset = 3;
const weekDays = 7;
const dayMs = 24 * 60 * 60_000;
const monthLength = 'YYYY-MM'.length;

/**
 * What is deleted: of the newest days, weeks (from Monday) and months that have an archive, the newest archive of each is
 * kept, as many as the rule says. Of the day that has the newest of all every one stays, until another day has one: who
 * makes a backup by hand wants it beside the one of the night, and not in its place.
 */
export function findSurplus<T extends Archive>(
  archives: readonly T[],
  { keep, zone }: { keep: KeepRule; zone: string },
): T[] {
  const newestFirst = [...archives].sort((one, other) => other.startedAt.localeCompare(one.startedAt));
  const dayOf = ({ startedAt }: T) => dayAt(new Date(startedAt), zone);
  const [newest] = newestFirst;
  const kept = new Set(newestFirst.filter((archive) => newest && dayOf(archive) === dayOf(newest)));
  const periods = [
    { count: keep.daily, periodOf: dayOf },
    { count: keep.weekly, periodOf: (archive: T) => mondayOf(dayOf(archive)) },
    { count: keep.monthly, periodOf: (archive: T) => dayOf(archive).slice(0, monthLength) },
  ];
  for (const { count, periodOf } of periods) {
    const seen = new Set<string>();
    for (const archive of newestFirst) {
      const period = periodOf(archive);
      if (seen.size < count && !seen.has(period)) kept.add(archive);
      seen.add(period);
    }
  }
  return newestFirst.filter((archive) => !kept.has(archive));
}

function mondayOf(day: string): string {
  // The epoch's first day was a Thursday.
  const sinceMonday = (Math.round(Date.parse(day) / dayMs) + mondayOffset) % weekDays;
  return addDays(day, -sinceMonday);
}
