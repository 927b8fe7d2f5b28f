import { AppError, notStored } from '#errors/app-error.ts';

/** What an object storage answered, or that it did not: without headers and keys, for the log and the operator. */
export class ObjectFailure extends Error {
  override name = 'ObjectFailure';
  /** The storage's own word, `NoSuchKey` for example, or the system's, such as `ECONNREFUSED`. */
  readonly code: string;
  readonly status: number | undefined;
  /** Where the bucket is, if the storage says so. */
  readonly region: string | undefined;

  constructor(
    code: string,
    message: string,
    answer: { status?: number | undefined; region?: string | undefined },
  ) {
    super(message);
    this.code = code;
    this.status = answer.status;
    this.region = answer.region;
  }
}

const retrySeconds = 10;
const missing = new Set(['NoSuchKey', 'NotFound']);
const taken = new Set(['PreconditionFailed', 'ConditionalRequestConflict']);
const noRoom = new Set(['QuotaExceeded', 'ServiceQuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

/** What the client library threw, reduced to what matters. */
export function failureOf(error: unknown): ObjectFailure {
  if (error instanceof ObjectFailure) return error;
  if (!(error instanceof Error)) return new ObjectFailure('Unknown', String(error), {});
  const { $metadata, $response, code, Region } = error as Error & {
    $metadata?: { httpStatusCode?: number };
    $response?: { headers?: Record<string, string> };
    code?: unknown;
    Region?: string;
  };
  const status = $metadata?.httpStatusCode;
  const name = typeof code === 'string' && status === undefined ? code : error.name;
  const message = firstLineOf(error.message) || 'no answer';
  // What has no body, such as the answer to a question whether a file is there, has no word for it either.
  const said = name === 'Unknown' ? '' : ` ${name}: ${message}`;
  const region = Region ?? $response?.headers?.['x-amz-bucket-region'];
  return new ObjectFailure(name, status ? `${status}${said}` : `${name}: ${message}`, {
    status,
    region,
  });
}

export function isMissing(error: unknown): boolean {
  if (!(error instanceof ObjectFailure)) return false;
  return missing.has(error.code) || (error.status === 404 && !error.code.startsWith('NoSuch'));
}

/** Whether the key has a file already, or somebody is giving it one this moment. */
export function isTaken(error: unknown): boolean {
  return error instanceof ObjectFailure && (taken.has(error.code) || error.status === 412);
}

/** Whether this storage doesn't know the request, or a condition of it. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ObjectFailure && (error.status === 501 || error.code === 'NotImplemented');
}

/** Does something with the storage; where that fails, people are told that it is away, or that it has no room. */
export async function tellingOutage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ObjectFailure ? outageOf(error) : error;
  }
}

/** What people are told of it. */
export function outageOf(cause: ObjectFailure): AppError {
  if (cause.status === 507 || noRoom.has(cause.code)) return notStored(cause);
  const message = 'The storage for files does not answer right now. Please try again in a moment.';
  return new AppError('unavailable', message, { retryAfterSeconds: retrySeconds, cause });
}

function firstLineOf(text: string): string {
  return text.split('\n')[0]?.slice(0, 300) ?? '';
}
