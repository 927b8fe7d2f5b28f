import type { EventKind } from '#statistics/event.schema.ts';
import { eventsFlushMs } from '../behaviour/timings.ts';
import type { Utm } from './utm.ts';

export type EventData = Record<string, string | number | boolean>;
type TrackedEvent = { kind: EventKind; page: string; data: EventData; at: string };
/** Where events are sent. */
export type EventBatch = { events: TrackedEvent[]; utm: Utm | undefined };
/** `granted` also where none is needed; `pending`: the visitor has not chosen yet; `denied`: nothing is counted. */
export type Consent = 'granted' | 'pending' | 'denied';
export type Tracker = ReturnType<typeof createTracker>;

/** Well below the collector's limit of 50. */
const batchSize = 20;
const maxWaiting = 50;

/**
 * Collects events and sends them in batches: after a few seconds, when there are many, or on request. While the
 * visitor has not chosen they wait in memory, and a refusal deletes them.
 */
export function createTracker(options: {
  consent: Consent;
  deliver: (batch: EventBatch) => void;
  readUtm: () => Utm | undefined;
}) {
  let { consent } = options;
  let waiting: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (consent !== 'granted') return;
    const utm = options.readUtm();
    while (waiting.length > 0) options.deliver({ events: waiting.splice(0, batchSize), utm });
  }

  return {
    flush,
    /** Counts one event on the current page. */
    track(kind: EventKind, data: EventData = {}, page = location.pathname): void {
      if (consent === 'denied' || waiting.length >= maxWaiting) return;
      waiting.push({ kind, page, data, at: new Date().toISOString() });
      // Conversions matter most, and the page is often left right after one.
      if (waiting.length >= batchSize || kind === 'form_success') flush();
      else timer ??= setTimeout(flush, eventsFlushMs);
    },
    setConsent(next: Consent): void {
      consent = next;
      if (consent === 'denied') waiting = [];
      flush();
    },
  };
}
