/**
 * A time that lies further ahead was written by a clock that was ahead: nothing is put off for as long, and nothing waits for
 * it (docs/decisions/0065-clocks-that-jump.md).
 */
export const aheadMs = 24 * 60 * 60_000;
