import { maskText, maskUrl } from './masked-url.shared.ts';

type DescribedError = { type: string; message: string; code?: string; stack: string; cause?: DescribedError };

/** What the log keeps of errors and requests: of addresses no more than a line of the access log has. */
export const logSerializers = {
  err: describeError,
  req: ({ method, url }: { method: string; url: string }) => ({ method, url: maskUrl(url) }),
};

/** By name, message and cause only: what a database says beside them holds what visitors have written. */
function describeError(thrown: unknown): DescribedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    type: error.name,
    message: maskText(error.message),
    ...('code' in error && { code: String(error.code) }),
    stack: maskText(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
