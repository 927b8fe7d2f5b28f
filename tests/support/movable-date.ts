import { afterEach, beforeEach, vi } from 'vitest';

/** `Date` as a test moves it, for libraries that read the time themselves; timers run as ever. */
export function useMovableDate(start = '2026-01-01T00:00:00.000Z') {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(start) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return {
    now: () => new Date(),
    pass: (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
    },
  };
}
