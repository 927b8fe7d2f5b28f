import { say } from '#messages/say.ts';
import { isWriteForbidden } from './storage-failure.ts';

/** What went wrong, as codes that programs can rely on. The server turns a code into an HTTP status. */
export type ErrorCode =
  | 'invalid'
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'too-large'
  | 'wrong-type'
  | 'unprocessable'
  | 'too-many'
  | 'busy'
  | 'unavailable'
  | 'not-stored';

/** One message per field, keyed by the field's API name. */
export type FieldErrors = Record<string, string>;

/**
 * An error with three readers: `message` for the person, `code` for the program, `cause` for the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds after which trying again makes sense; only with `too-many`, `busy` and `unavailable`. */
  readonly retryAfterSeconds: number | undefined;
  /** Data that a client needs to continue, e.g. the current record (`stale`) or where a picture is used. */
  readonly data: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      data?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.data = details.data;
  }
}

export function notFound(message: string): AppError {
  return new AppError('not-found', message);
}

/** Seconds after which a burst is usually over, and what another program locked is free. */
const retrySeconds = 5;

/** Overload: this could not be done in time; nothing was changed. */
export function tooBusy(cause: unknown): AppError {
  const message = say('answers:busy');
  return new AppError('busy', message, { retryAfterSeconds: retrySeconds, cause });
}

/** Something that the site needs does not respond. */
export function unreachable(cause: unknown): AppError {
  const message = say('answers:unreachable');
  return new AppError('unavailable', message, { retryAfterSeconds: retrySeconds, cause });
}

/** Somebody has to do something about it, or it passes: trying again makes sense either way. */
export function onlyReadable(cause: unknown): AppError {
  const message = say('answers:onlyReadable');
  return new AppError('unavailable', message, { retryAfterSeconds: retrySeconds, cause });
}

/** A full disk, a used-up quota, files that may only be read: trying again at once does not help. */
export function notStored(cause: unknown, { canOnlyRead = isWriteForbidden(cause) } = {}): AppError {
  const message = say(canOnlyRead ? 'answers:notStored.readOnly' : 'answers:notStored.full');
  return new AppError('not-stored', message, { cause });
}

/** Bad input: the first field's message doubles as the message of the whole. */
export function invalid(fields: FieldErrors, message?: string): AppError {
  return new AppError('invalid', message ?? Object.values(fields)[0] ?? 'Invalid input', { fields });
}

/** True for an AppError from any copy of this module (the page bundle carries its own). */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}

/** Whether the fault lies with what the site runs on, and not with the request. */
export function isOutage(error: AppError): boolean {
  return ['busy', 'unavailable', 'not-stored'].includes(error.code);
}
