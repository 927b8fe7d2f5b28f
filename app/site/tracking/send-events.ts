import type { EventBatch } from './tracker.ts';

const collectorPath = '/api/events';

/** Sends a batch without delaying the page, also while it is being left. Failures are ignored. */
export function sendEvents({ events, utm }: EventBatch): void {
  const body = JSON.stringify({ events, ...(utm && { utm: withoutEmpty(utm) }) });
  if (navigator.sendBeacon?.(collectorPath, body)) return;
  const headers = { 'content-type': 'text/plain' };
  fetch(collectorPath, { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}

function withoutEmpty(utm: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(utm).filter(([, value]) => value !== ''));
}
