/**
 * A time that lies further ahead was written by a clock that was ahead: nothing is put off for as long, and nothing waits for
 * it (docs/decisions/0031-schedule.md).
 */
export const aheadMs = 24 * 60 * 60_000;
