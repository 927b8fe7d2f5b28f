import type { OutsideAnalytics } from '#server/services.ts';
import type { Arrival } from './arrival.ts';
import { asksNotToBeTracked, readPrivacyChoice, savePrivacyChoice } from './privacy-choice.ts';
import { sendEvents } from './send-events.ts';
import { createTracker, type EventBatch, type Gate } from './tracker.ts';
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

/** Counts what happens on the pages, as far as the visitor allows it (docs/decisions/0010-counting-visits.md). */
export function startTracking(arrival: Arrival, outside: OutsideAnalytics): Tracking {
  const hasOutside = Boolean(outside.analyticsId || outside.adsConversion);
  if (asksNotToBeTracked(navigator)) return refuse(hasOutside);
  const choice = readPrivacyChoice();
  if (choice !== 'declined') saveUtm(arrival.search);
  // What names a campaign was kept on the device, and another company is another company: both need a yes.
  const needsConsent = hasOutside || readUtm() !== undefined;
  const mustAsk = choice === undefined && needsConsent;
  let forward: ((batch: EventBatch) => void) | undefined;
  const deliver = (batch: EventBatch) => {
    sendEvents(batch);
    forward?.(batch);
  };
  const tracker = createTracker({ gate: gateOf(choice, needsConsent), deliver, readUtm });
  const connect = async () => {
    const { connectOutside } = await import('./outside-analytics.ts');
    forward = connectOutside(outside);
  };
  // What was waiting goes to both, so the connection is made first.
  const accept = () => (hasOutside ? connect() : Promise.resolve()).finally(() => tracker.setGate('open'));
  if (choice === 'accepted' && hasOutside) void accept();
  return {
    mustAsk,
    hasOutside,
    isRefusedByBrowser: false,
    ...watchPage(tracker, arrival),
    choose(next) {
      savePrivacyChoice(next);
      if (next === 'accepted') {
        saveUtm(arrival.search);
        void accept();
        return;
      }
      forgetUtm();
      forward = undefined;
      tracker.setGate('closed');
      if (hasOutside)
        void import('./outside-analytics.ts').then(({ disconnectOutside }) => disconnectOutside(outside));
    },
  };
}

function gateOf(choice: ReturnType<typeof readPrivacyChoice>, needsConsent: boolean): Gate {
  if (choice === 'declined') return 'closed';
  return choice === 'accepted' || !needsConsent ? 'open' : 'waiting';
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
