import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventsFlushMs } from '../behaviour/timings.ts';
import { type Consent, createTracker, type EventBatch } from './tracker.ts';

const utm = { utm_source: 'letter', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/products/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(consent: Consent) {
  const batches: EventBatch[] = [];
  const tracker = createTracker({ consent, deliver: (batch) => batches.push(batch), readUtm: () => utm });
  return { tracker, batches, kinds: () => batches.map(({ events }) => events.map(({ kind }) => kind)) };
}

test('Events of three seconds go together, with their pages and the campaign', () => {
  const { tracker, batches } = start('granted');
  tracker.track('button_click', { label: 'Play' });
  tracker.track('page_view', {}, '/about/');
  vi.advanceTimersByTime(eventsFlushMs - 1);
  expect(batches).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(eventsFlushMs).toBe(3_000);
  expect(batches).toHaveLength(1);
  expect(batches[0]?.utm).toEqual(utm);
  expect(batches[0]?.events.map(({ kind, page, data }) => ({ kind, page, data }))).toEqual([
    { kind: 'button_click', page: '/products/', data: { label: 'Play' } },
    { kind: 'page_view', page: '/about/', data: {} },
  ]);
});

test('Twenty events, a form that arrived, and leaving the page do not wait', () => {
  const { tracker, batches, kinds } = start('granted');
  for (let count = 0; count < 20; count += 1) tracker.track('button_click');
  expect(batches.map(({ events }) => events.length)).toEqual([20]);
  tracker.track('form_success');
  expect(kinds()[1]).toEqual(['form_success']);
  tracker.track('scroll_interaction');
  tracker.flush();
  expect(kinds()[2]).toEqual(['scroll_interaction']);
  vi.advanceTimersByTime(60_000);
  expect(batches).toHaveLength(3);
});

test('Before a choice nothing is sent; accepting sends what has waited', () => {
  const { tracker, batches } = start('pending');
  for (let count = 0; count < 60; count += 1) tracker.track('button_click');
  tracker.flush();
  vi.advanceTimersByTime(60_000);
  expect(batches).toEqual([]);
  tracker.setConsent('granted');
  expect(batches.map(({ events }) => events.length)).toEqual([20, 20, 10]);
});

test('A refusal deletes what has waited, and all that follows', () => {
  const { tracker, batches } = start('pending');
  tracker.track('button_click');
  tracker.setConsent('denied');
  tracker.track('button_click');
  tracker.setConsent('granted');
  vi.advanceTimersByTime(60_000);
  expect(batches).toEqual([]);
});
