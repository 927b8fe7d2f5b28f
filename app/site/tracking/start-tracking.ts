import type { OutsideAnalytics } from '#server/services/services.ts';
import type { Arrival } from './arrival.ts';
import { asksNotToBeTracked, readPrivacyChoice, savePrivacyChoice } from './privacy-choice.ts';
import { createTracker, type EventBatch } from './tracker.ts';
import { forgetUtm, readUtm, saveUtm } from './utm.ts';
import { watchPage } from './watch-page.ts';

const collectorPath = '/api/events';

export type Tracking = {
  /** Whether consent is required and the visitor has not chosen. */
  needsConsent: boolean;
  /** The browser's privacy signal is the choice. */
  isRefusedByBrowser: boolean;
  hasOutside: boolean;
  openPage: (path: string) => void;
  choose: (choice: 'accepted' | 'declined') => void;
  stop: () => void;
};

/** Counts events on the pages, as far as the visitor allows it (docs/decisions/0012-counting-visits.md). */
export function startTracking(arrival: Arrival, outside: OutsideAnalytics): Tracking {
  const hasOutside = Boolean(outside.analyticsId || outside.adsConversion);
  if (asksNotToBeTracked(navigator)) return refuse(hasOutside);
  const choice = readPrivacyChoice();
  if (choice !== 'declined') saveUtm(arrival.search);
  const connection = createConnection(outside);
  const deliver = (batch: EventBatch) => {
    sendEvents(batch);
    connection.forward?.(batch);
  };
  const tracker = createTracker({ consent: hasOutside ? 'pending' : 'granted', deliver, readUtm });
  const choose = async (next: 'accepted' | 'declined') => {
    if (next === 'declined') {
      forgetUtm();
      tracker.setConsent('denied');
    }
    // Waiting events go to both destinations, so the connection is made first.
    if (hasOutside) await connection.set(next === 'accepted');
    if (next === 'accepted') tracker.setConsent('granted');
  };
  if (choice) void choose(choice);
  return {
    needsConsent: choice === undefined && hasOutside,
    hasOutside,
    isRefusedByBrowser: false,
    ...watchPage(tracker, arrival),
    choose(next) {
      // Without another company accepting only withdraws a refusal: it is no consent for a company that is connected later.
      savePrivacyChoice(next === 'declined' || hasOutside ? next : undefined);
      if (next === 'accepted') saveUtm(arrival.search);
      void choose(next);
    },
  };
}

/** The connection to the configured destination. If its script cannot be loaded the site's own count continues. */
function createConnection(outside: OutsideAnalytics) {
  const connection = {
    forward: undefined as ((batch: EventBatch) => void) | undefined,
    async set(isAllowed: boolean): Promise<void> {
      connection.forward = undefined;
      const tag = await import('./outside-analytics.ts').catch(() => undefined);
      if (isAllowed) connection.forward = tag?.connectOutside(outside);
      else tag?.disconnectOutside(outside);
    },
  };
  return connection;
}

/** No listeners, no requests, and data stored by an earlier visit is deleted. */
function refuse(hasOutside: boolean): Tracking {
  forgetUtm();
  const nothing = () => {};
  return {
    needsConsent: false,
    isRefusedByBrowser: true,
    hasOutside,
    openPage: nothing,
    choose: nothing,
    stop: nothing,
  };
}

/** Sends a batch without delaying the page, also while it is being left. Failures are ignored. */
function sendEvents({ events, utm }: EventBatch): void {
  const body = JSON.stringify({ events, ...(utm && { utm: withoutEmpty(utm) }) });
  if (navigator.sendBeacon?.(collectorPath, body)) return;
  const headers = { 'content-type': 'text/plain' };
  fetch(collectorPath, { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}

function withoutEmpty(utm: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(utm).filter(([, value]) => value !== ''));
}
