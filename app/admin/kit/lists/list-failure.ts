import { ApiError } from '../api/request-api.ts';
import { t } from '../language/t.ts';

/** A list that did not load. */
export type ListFailure = {
  kind: 'failed';
  message: string;
  /** It would load after signing in again. */
  isSessionOver: boolean;
};

const unauthorised = 401;

/** Describes a failure with the server's message. */
export function toListFailure(error: unknown): ListFailure {
  if (!(error instanceof ApiError)) {
    return { kind: 'failed', message: t('The list did not load.'), isSessionOver: false };
  }
  return { kind: 'failed', message: error.message, isSessionOver: error.status === unauthorised };
}
