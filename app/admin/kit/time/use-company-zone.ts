import { useEffect, useSyncExternalStore } from 'react';
import { requestApi } from '../api/request-api.ts';

/** Long enough that the parts of a page share one request, and short enough to follow a change. */
const freshMs = 10_000;
const fallback = 'UTC';

let zone: string | undefined;
let requestedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** The time zone of the company, in which editors plan; undefined until it is known, UTC where it cannot be read. */
export function useCompanyZone(): string | undefined {
  useEffect(() => void load(), []);
  return useSyncExternalStore(
    subscribe,
    () => zone,
    () => undefined,
  );
}

async function load(): Promise<void> {
  if (performance.now() - requestedAt < freshMs) return;
  requestedAt = performance.now();
  try {
    zone = (await requestApi<{ timeZone: string }>('/schedule/time-zone')).data.timeZone;
  } catch {
    // request-api.ts has logged the reason; the next part that needs it tries again.
    zone ??= fallback;
    requestedAt = Number.NEGATIVE_INFINITY;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
