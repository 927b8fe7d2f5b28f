import type { Db } from '#database/connect.ts';
import { findClockReading, saveClockReading } from './job-runs.repository.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** A site that was stopped for longer, or a clock that is wrong. */
const longestGapMs = 7 * dayMs;
/** Long enough for somebody to notice that the clock is wrong. */
const doubtMs = 7 * dayMs;
/** Clocks of several machines differ by less. */
const skewMs = hourMs;

/** When the clock was last looked at, and until when it is doubted. */
type Reading = { seenAt: string | undefined; doubtedUntil: string | undefined };
export type ClockWatch = {
  /** Whether the clock may decide what is deleted for good. */
  isBelieved: () => Promise<boolean>;
};
type Options = { now?: () => Date; onDoubt: (clock: { seenAt: string; doubtedUntil: string }) => void };

/**
 * Looks whether the clock goes on from where it was (docs/decisions/0031-schedule.md): one that is suddenly a
 * week further is doubted for a week. One that has come back is believed at once.
 */
export function createClockWatch(db: Db, { now = () => new Date(), onDoubt }: Options): ClockWatch {
  return {
    async isBelieved() {
      const at = now();
      const { seenAt, doubtedUntil } = await findClockReading(db);
      const until = judge({ seenAt, doubtedUntil }, at.getTime());
      await saveClockReading(db, { seenAt: at.toISOString(), doubtedUntil: until });
      if (seenAt !== undefined && until !== undefined && until !== doubtedUntil) {
        onDoubt({ seenAt, doubtedUntil: until });
      }
      return until === undefined;
    },
  };
}

/** @returns until when it is doubted */
function judge({ seenAt, doubtedUntil }: Reading, at: number): string | undefined {
  if (seenAt === undefined) return undefined;
  const passedMs = at - Date.parse(seenAt);
  if (passedMs > longestGapMs) return new Date(at + doubtMs).toISOString();
  const isDoubted = doubtedUntil !== undefined && at < Date.parse(doubtedUntil);
  return isDoubted && passedMs > -skewMs ? doubtedUntil : undefined;
}
