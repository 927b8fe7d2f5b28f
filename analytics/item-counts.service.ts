import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { countAllTopics } from './item-topics.ts';
import {
  findChangedDays,
  findCountedDays,
  findOldestDay,
  replaceDay,
  replaceMonth,
  saveCountedDays,
  takeChange,
} from './kept-counts.repository.ts';
import { midnightOf } from './split-range.ts';
import { addDays, addMonths } from './zoned-days.ts';

type Days = { firstDay: string; lastDay: string };

const dayLength = 'YYYY-MM-DD'.length;
const monthLength = 'YYYY-MM'.length;
/** A day is finished once it is over everywhere on earth; what is written to it later is counted again. */
const finishedAfterDays = 2;

/** Keeps the numbers of finished days of what visitors sent (docs/decisions/0076-counted-days.md). */
export function createItemCounts(db: Db, { now = () => new Date() }: { now?: () => Date } = {}) {
  return {
    /** Counts the finished days that are not counted, or were written to since; each in a transaction of its own. */
    async refresh(): Promise<void> {
      const oldest = await findOldestDay(db);
      const until = addDays(now().toISOString().slice(0, dayLength), -finishedAfterDays);
      if (!oldest || oldest > until) return;
      const counted = await findStart(db, `${oldest.slice(0, monthLength)}-01`);
      const changed = await findChangedDays(db, { from: counted.firstDay, to: counted.lastDay });
      for (const day of changed) await countDay(db, day, counted);
      for (let day = addDays(counted.lastDay, 1); day <= until; day = addDays(day, 1)) {
        await countDay(db, day, { ...counted, lastDay: day });
      }
    },
  };
}

/** The days that are counted; none yet where something older has come since. */
async function findStart(db: Db, firstDay: string): Promise<Days> {
  const counted = await findCountedDays(db, { from: firstDay, to: firstDay });
  if (counted && counted.firstDay <= firstDay) return counted;
  await saveCountedDays(db, undefined);
  return { firstDay, lastDay: addDays(firstDay, -1) };
}

/** What is written to it meanwhile and has not been counted is told by a change that stays. */
async function countDay(db: Db, day: string, { firstDay, lastDay }: Days): Promise<void> {
  const [month, monthStart] = [day.slice(0, monthLength), `${day.slice(0, monthLength)}-01`];
  const monthEnd = addDays(addMonths(monthStart, 1), -1);
  await inTransaction(db, async (trx) => {
    await takeChange(trx, day);
    const range = { start: midnightOf(day), end: midnightOf(addDays(day, 1)) };
    await replaceDay(trx, day, await countAllTopics(trx, range));
    if (monthEnd <= lastDay && monthStart >= firstDay)
      await replaceMonth(trx, month, daysOf(monthStart, monthEnd));
    await saveCountedDays(trx, { firstDay, lastDay });
  });
}

function daysOf(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
