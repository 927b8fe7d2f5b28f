import { ApiError } from '../api/request-api.ts';

/** The server's message if there is one, else `fallback`. */
export function messageOf(error: unknown, fallback = 'That did not work. Please try again.'): string {
  return error instanceof ApiError ? error.message : fallback;
}
