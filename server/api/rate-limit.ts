import rateLimit from '@fastify/rate-limit';
import { AppError } from '#errors/app-error.ts';
import type { ApiScope } from './context.ts';

const minuteMs = 60_000;

/** Lets routes limit how often one address may call them; those that say nothing are not limited. */
export async function limitRates(app: ApiScope): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many', 'Too many requests. Please wait a moment and try again.', {
        retryAfterSeconds: Math.ceil(ttl / 1000),
      }),
  });
}

/** The configuration of a route that one address may call so many times a minute. */
export function perMinute(max: number) {
  return { rateLimit: { max, timeWindow: minuteMs } };
}
