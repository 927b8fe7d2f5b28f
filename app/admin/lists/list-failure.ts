import { ApiError } from '../api/request-api.ts';

/** A list that did not load. */
export type ListFailure = {
  kind: 'failed';
  message: string;
  /** It would have loaded with a session that lasts. */
  isSessionOver: boolean;
};

const unauthorised = 401;

/** Tells a failure in the server's words. */
export function toListFailure(error: unknown): ListFailure {
  if (!(error instanceof ApiError)) {
    return { kind: 'failed', message: 'The list did not load.', isSessionOver: false };
  }
  return { kind: 'failed', message: error.message, isSessionOver: error.status === unauthorised };
}
