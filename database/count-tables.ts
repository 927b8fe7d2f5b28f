/** How much came in on a finished day in UTC, or in a whole month: of a topic, by kind and by name. */
export type ItemCountRow = {
  /** `2026-01-31`, or `2026-01`. */
  span: string;
  topic: string;
  kind: string;
  name: string;
  count: number;
};
/** A day of which something was written since it was counted; each writer adds a row of its own. */
export type ChangedDayRow = { day: string; mark: string };
/** One row at most: the days, both included, that are counted. */
export type CountedDaysRow = { id: number; firstDay: string; lastDay: string };
