/**
 * What was due by itself: which way, when, and whether no process was running then; `miss` for what was to appear and to
 * go again in the meantime.
 */
export type Due = { action: DueAction | 'miss'; at: string; doneAt: string; wasStopped: boolean };
export type DueAction = 'publish' | 'unpublish';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** What is done within this time is on time: a busy moment, or a clock that was set right. */
const graceMs = minuteMs;

export function isLate({ at, doneAt }: Pick<Due, 'at' | 'doneAt'>): boolean {
  return Date.parse(doneAt) - Date.parse(at) > graceMs;
}

/** `3 h late because the site was not running`; empty for what was on time. */
export function describeDelay(due: Due): string {
  if (due.action === 'miss')
    return `because the site ${due.wasStopped ? 'was not running' : 'could not do it in time'}`;
  if (!isLate(due)) return '';
  const ms = Date.parse(due.doneAt) - Date.parse(due.at);
  return `${lengthOf(ms)} late because the site ${due.wasStopped ? 'was not running' : 'could not do it earlier'}`;
}

function lengthOf(ms: number): string {
  if (ms < hourMs) return `${Math.round(ms / minuteMs)} min`;
  if (ms < 2 * dayMs) return `${Math.round(ms / hourMs)} h`;
  return `${Math.round(ms / dayMs)} days`;
}
