import { AppError, type ErrorCode, type FieldErrors, isAppError } from '#errors/app-error.ts';

export type PictureOrder = { number: number; name: string; values: unknown[] };
export type PictureAnswer = { number: number; result: unknown } | { number: number; failure: PictureFailure };
/** What is left of an error on the way from one process to another. */
export type PictureFailure = {
  message: string;
  code: ErrorCode | undefined;
  fields: FieldErrors | undefined;
  cause: string;
};

export function describeFailure(error: unknown): PictureFailure {
  if (!isAppError(error)) return { message: messageOf(error), code: undefined, fields: undefined, cause: '' };
  const { message, code, fields, cause } = error;
  return { message, code, fields, cause: cause === undefined ? '' : messageOf(cause) };
}

export function toError({ message, code, fields, cause }: PictureFailure): Error {
  const reason = cause === '' ? {} : { cause: new Error(cause) };
  return code ? new AppError(code, message, { ...(fields && { fields }), ...reason }) : new Error(message);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
