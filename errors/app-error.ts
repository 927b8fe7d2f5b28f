/** What went wrong, in words that a program can rely on. The server turns a code into an HTTP status. */
export type ErrorCode =
  | 'invalid'
  | 'unauthorised'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'too-large'
  | 'wrong-type'
  | 'too-many'
  | 'unavailable';

/** One message per field, keyed by the field's API name. */
export type FieldErrors = Record<string, string>;

/**
 * An error with three readers: `message` for the person, `code` for the program, `cause` for the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds after which trying again makes sense; only with `too-many` and `unavailable`. */
  readonly retryAfterSeconds: number | undefined;
  /** What a client needs to go on, e.g. the record as it stands now (`stale`) or where a picture is used. */
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

/** Bad input: the first field's message doubles as the message of the whole. */
export function invalid(fields: FieldErrors, message?: string): AppError {
  return new AppError('invalid', message ?? Object.values(fields)[0] ?? 'Invalid input', { fields });
}

/** True for an AppError from any copy of this module (the page bundle carries its own). */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}
