/** A clock that a test moves by hand. */
export function createTestClock(start = '2026-01-01T00:00:00.000Z') {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}
