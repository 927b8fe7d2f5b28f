import { t } from '../language/t.ts';
import { ApiError, unreachableWords } from './request-api.ts';

/** The server's message if there is one, else `fallback`. */
export function messageOf(error: unknown, fallback = t('That did not work. Please try again.')): string {
  return error instanceof ApiError ? error.message : fallback;
}

/** A message of the specification, with why where no server has answered: 'You are offline. Failed to delete image'. */
export function withReason(text: string, error: unknown): string {
  return error instanceof ApiError && error.status === 0 ? `${unreachableWords()} ${text}` : text;
}
