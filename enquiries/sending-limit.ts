import { AppError } from '#errors/app-error.ts';

type Limit = { perMinute: number; now: () => Date };

const windowMs = 60_000;

/**
 * Counts how often an address sends a form, from a page or through the API: whoever fills in the same form more often
 * in a minute than people do has to wait. Kept in memory and forgotten by the minute.
 */
export function createSendingLimit({ perMinute, now }: Limit) {
  let counts = new Map<string, number>();
  let endsAtMs = 0;

  return {
    /** @throws AppError `too-many` with the seconds to wait, said in words as well */
    count(form: string, address: string): void {
      const nowMs = now().getTime();
      if (nowMs >= endsAtMs) {
        counts = new Map();
        endsAtMs = nowMs + windowMs;
      }
      const key = `${form} ${address}`;
      const sent = (counts.get(key) ?? 0) + 1;
      counts.set(key, sent);
      if (sent > perMinute) throw tooMany(Math.ceil((endsAtMs - nowMs) / 1_000));
    },
  };
}

function tooMany(seconds: number): AppError {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return new AppError('too-many', `Too many requests. Please wait ${wait} and try again.`, {
    retryAfterSeconds: seconds,
  });
}
