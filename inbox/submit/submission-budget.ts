import { AppError } from '#errors/app-error.ts';
import { say } from '#messages/say.ts';
import type { Limits } from '#people/limits/limits.service.ts';
import { networkOf } from '#people/limits/network-of.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** What visitors may leave here, in bytes as they are stored (docs/operating.md, "Limits on forms"). */
export const submissionLimits = {
  /** A list of 200 stones has 20 to 40 KB, and 122 with the longest note beside each. */
  each: 128 * kilobyte,
  networkPerDay: megabyte,
  /** All networks together, messages of an ordinary size and larger ones by themselves: a flood of lists stops no question. */
  allPerDay: 32 * megabyte,
  ordinary: 8 * kilobyte,
};

/** What a form may send: JSON and percent signs take several times as much as what they stand for. */
export const maxFormBytes = 4 * submissionLimits.each;

const hourSeconds = 60 * 60;
const dayMs = 24 * hourSeconds * 1000;

/** Bounds how much strangers have stored: one of them at once, one network in a day, and all in a day. */
export function createSubmissionBudget(limits: Limits) {
  const counters = limits.counters({ name: 'form-bytes', lifetimeMs: dayMs });

  async function count(
    key: string,
    { bytes, most, message }: { bytes: number; most: number; message: TooMuch },
  ) {
    const { points, msLeft } = await counters.add(key, { points: bytes });
    if (points <= most) return;
    await counters.add(key, { points: -bytes });
    throw tooMuch(message, Math.max(1, Math.ceil(msLeft / 1000)));
  }

  return {
    /** Counts what is about to be stored. @throws AppError `too-large`, or `too-many` with the seconds to wait */
    async take(ip: string, record: object): Promise<void> {
      const bytes = bytesOf(record);
      if (bytes > submissionLimits.each) throw tooLarge();
      const most = { network: submissionLimits.networkPerDay, all: submissionLimits.allPerDay };
      await count(networkOf(ip), { bytes, most: most.network, message: 'answers:tooMuchFromNetwork' });
      const size = bytes > submissionLimits.ordinary ? 'large' : 'ordinary';
      await count(`all, ${size}`, { bytes, most: most.all, message: 'answers:tooMuchToUs' });
    },
  };
}

function bytesOf(record: object): number {
  return Object.values(record).reduce((sum, value) => sum + Buffer.byteLength(String(value)), 0);
}

function tooLarge(): AppError {
  const kilobytes = submissionLimits.each / kilobyte;
  return new AppError('too-large', say('answers:tooMuchAtOnce', { kilobytes }));
}

type TooMuch = 'answers:tooMuchFromNetwork' | 'answers:tooMuchToUs';

function tooMuch(message: TooMuch, retryAfterSeconds: number): AppError {
  const hours = Math.ceil(retryAfterSeconds / hourSeconds);
  return new AppError('too-many', say(message, { hours }), { retryAfterSeconds });
}
