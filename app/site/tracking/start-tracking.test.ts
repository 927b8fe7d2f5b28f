import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { privacyChoiceKey } from './privacy-choice.ts';
import { startTracking } from './start-tracking.ts';
import { utmStorageKey } from './utm.ts';

const byCampaign = { isArrival: true, sentForm: '', search: '?utm_source=letter' };
const directly = { ...byCampaign, search: '' };
const nobody = { analyticsId: undefined, adsConversion: undefined };

let kept: Map<string, string>;
let sent: { events: { kind: string }[]; utm?: object }[];
beforeEach(() => {
  kept = new Map();
  sent = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** A visitor opens a page and leaves it. */
function visit(arrival: typeof byCampaign, outside: Parameters<typeof startTracking>[1]) {
  const tracking = startTracking(arrival, outside);
  tracking.openPage('/about/');
  leave();
  return tracking;
}

const leave = () => window.dispatchEvent(new Event('pagehide'));
const kinds = () => sent.map(({ events }) => events.map(({ kind }) => kind));

test.each([
  ['directly', directly, undefined],
  ['by a campaign', byCampaign, { utm_source: 'letter' }],
])(
  'Where no other company is connected a visitor who came %s is counted without consent',
  (_, arrival, utm) => {
    const tracking = visit(arrival, nobody);
    expect(tracking.needsConsent).toBe(false);
    expect(kinds()).toEqual([['visit', 'page_view']]);
    expect(sent[0]?.utm).toEqual(utm);
    tracking.stop();
  },
);

test.each([{ analyticsId: 'G-TEST' }, { adsConversion: 'AW-1/label' }])(
  'With %o every visitor is asked for consent, and nothing is sent before they choose',
  (outside) => {
    for (const arrival of [directly, byCampaign]) {
      const tracking = visit(arrival, { ...nobody, ...outside });
      expect(tracking.needsConsent).toBe(true);
      tracking.stop();
    }
    expect(sent).toEqual([]);
  },
);

test('A refusal ends the site’s own count and deletes the campaign; accepting withdraws it and is no consent to others', () => {
  visit(byCampaign, nobody).choose('declined');
  expect([...kept]).toEqual([[privacyChoiceKey, 'declined']]);
  const again = visit(byCampaign, nobody);
  expect([sent.length, kept.has(utmStorageKey)]).toEqual([1, false]);

  again.choose('accepted');
  expect([...kept.keys()]).toEqual([utmStorageKey]);
  again.openPage('/contact/');
  leave();
  expect(kinds().at(-1)).toEqual(['page_view']);
  expect(visit(directly, { ...nobody, analyticsId: 'G-TEST' }).needsConsent).toBe(true);
});
