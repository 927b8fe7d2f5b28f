import type { OutsideAnalytics } from '#server/services.ts';
import type { Arrival } from './arrival.ts';
import { asksNotToBeTracked, readPrivacyChoice, savePrivacyChoice } from './privacy-choice.ts';
import { sendEvents } from './send-events.ts';
import { createTracker, type EventBatch } from './tracker.ts';
import { forgetUtm, readUtm, saveUtm } from './utm.ts';
import { watchPage } from './watch-page.ts';

export type Tracking = {
  /** Whether the visitor has to be asked and has not answered. */
  mustAsk: boolean;
  /** The browser has answered for them. */
  isRefusedByBrowser: boolean;
  hasOutside: boolean;
  openPage: (path: string) => void;
  choose: (choice: 'accepted' | 'declined') => void;
  stop: () => void;
};

/** Counts what happens on the pages, as far as the visitor allows it (docs/decisions/0012-counting-visits.md). */
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
  const tracker = createTracker({ gate: hasOutside ? 'waiting' : 'open', deliver, readUtm });
  const choose = async (next: 'accepted' | 'declined') => {
    if (next === 'declined') {
      forgetUtm();
      tracker.setGate('closed');
    }
    // What has waited goes to both, so the connection is made first.
    if (hasOutside) await connection.set(next === 'accepted');
    if (next === 'accepted') tracker.setGate('open');
  };
  if (choice) void choose(choice);
  return {
    mustAsk: choice === undefined && hasOutside,
    hasOutside,
    isRefusedByBrowser: false,
    ...watchPage(tracker, arrival),
    choose(next) {
      // Where nobody else is told a yes only takes a no back: it is none to a company that is told one day.
      savePrivacyChoice(next === 'declined' || hasOutside ? next : undefined);
      if (next === 'accepted') saveUtm(arrival.search);
      void choose(next);
    },
  };
}

/** The way to the configured destination. Where its script cannot be loaded the site's own count goes on. */
function createConnection(outside: OutsideAnalytics) {
  const connection = {
    forward: undefined as ((batch: EventBatch) => void) | undefined,
    async set(isWanted: boolean): Promise<void> {
      connection.forward = undefined;
      const tag = await import('./outside-analytics.ts').catch(() => undefined);
      if (isWanted) connection.forward = tag?.connectOutside(outside);
      else tag?.disconnectOutside(outside);
    },
  };
  return connection;
}

/** Nothing is listened to, nothing sent, and what an earlier visit left is taken away. */
function refuse(hasOutside: boolean): Tracking {
  forgetUtm();
  const nothing = () => {};
  return {
    mustAsk: false,
    isRefusedByBrowser: true,
    hasOutside,
    openPage: nothing,
    choose: nothing,
    stop: nothing,
  };
}
