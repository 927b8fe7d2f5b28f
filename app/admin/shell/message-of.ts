import { ApiError } from '../api/request-api.ts';

/** The server's own words where it said some, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}
