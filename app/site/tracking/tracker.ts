import type { EventKind } from '#analytics/event.schema.ts';
import { eventsFlushMs } from '../behaviour/timings.ts';
import type { Utm } from './utm.ts';

export type EventData = Record<string, string | number | boolean>;
type TrackedEvent = { kind: EventKind; page: string; data: EventData; at: string };
/** What goes to the collector at once. */
export type EventBatch = { events: TrackedEvent[]; utm: Utm | undefined };
/** `waiting`: the visitor has been asked and has not answered; `closed`: nothing is counted. */
export type Gate = 'open' | 'waiting' | 'closed';
export type Tracker = ReturnType<typeof createTracker>;

/** Well below the collector's limit of 50. */
const batchSize = 20;
const maxWaiting = 50;

/**
 * Collects events and hands them on in batches: after a few seconds, when there are many, or when told to. While the
 * visitor has not answered they wait in memory, and a refusal forgets them.
 */
export function createTracker(options: {
  gate: Gate;
  deliver: (batch: EventBatch) => void;
  readUtm: () => Utm | undefined;
}) {
  let { gate } = options;
  let waiting: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gate !== 'open') return;
    const utm = options.readUtm();
    while (waiting.length > 0) options.deliver({ events: waiting.splice(0, batchSize), utm });
  }

  return {
    flush,
    /** Counts one event on the page that is shown. */
    track(kind: EventKind, data: EventData = {}, page = location.pathname): void {
      if (gate === 'closed' || waiting.length >= maxWaiting) return;
      waiting.push({ kind, page, data, at: new Date().toISOString() });
      // A conversion is worth the most, and the page is often left right after it.
      if (waiting.length >= batchSize || kind === 'form_success') flush();
      else timer ??= setTimeout(flush, eventsFlushMs);
    },
    setGate(next: Gate): void {
      gate = next;
      if (gate === 'closed') waiting = [];
      flush();
    },
  };
}
