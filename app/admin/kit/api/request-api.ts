import { factorRequired } from '#people/accounts/factor-rule.shared.ts';
import { sayAnswer, t } from '../language/t.ts';
import { isProvedSince } from './confirmation.ts';
import { endSession, factorMissing, readToken, refused } from './session.ts';

/** The error of a failed request. Status 0: the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  /** A message for each invalid field, by its API name. */
  readonly fields: Record<string, string>;
  /** The whole response body, with `current` for a 412 or `usage` for a 409. */
  readonly body: Record<string, unknown>;

  constructor(failure: {
    message: string;
    status: number;
    fields?: Record<string, string>;
    body?: Record<string, unknown>;
  }) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.fields = failure.fields ?? {};
    this.body = failure.body ?? {};
  }
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** The ETag that the record must still have. */
  ifMatch?: string;
  signal?: AbortSignal;
};

export type ApiResponse<T> = { data: T; headers: Headers };

/**
 * Sends a request to the API with the administrator's token, and again once who is there has proved it, where it asks.
 * @param path below `/api`, with its query: `/products?page=2`
 * @throws ApiError with the server's message, else `HTTP {status}: {statusText}` (specification/messages.md, "Calls")
 */
export async function requestApi<T>(path: string, request: ApiRequest = {}): Promise<ApiResponse<T>> {
  const response = await send(`/api${path}`, request);
  const text = await response.text();
  const data = text && isJson(response) ? JSON.parse(text) : undefined;
  if (response.ok) return { data: data as T, headers: response.headers };
  throw failureOf(response, data);
}

/** Fetches a file, such as an export. @param base what its path is below @throws ApiError */
export async function fetchFile(path: string, { base = '/api' } = {}): Promise<Blob> {
  const response = await send(base + path, {});
  if (response.ok) return response.blob();
  throw failureOf(response, isJson(response) ? await response.json() : undefined);
}

/** The error for a failed response, also for those that were not fetched here, such as an upload's. */
export function failureOf(response: Pick<Response, 'status' | 'statusText'>, data: unknown): ApiError {
  // An expired token is deleted; the layout then asks to sign in and returns here.
  if (response.status === 401 && readToken()) endSession();
  const body = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  if (response.status === 403)
    dispatchEvent(new Event(body.code === factorRequired ? factorMissing : refused));
  const error = new ApiError({
    message:
      typeof body.message === 'string'
        ? sayAnswer(body.message)
        : `HTTP ${response.status}: ${response.statusText}`,
    status: response.status,
    fields: saidFields(body.errors as Record<string, string> | undefined),
    body,
  });
  console.info(`API call failed: ${error.message}`);
  return error;
}

function saidFields(errors: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, sayAnswer(message)]));
}

async function send(path: string, request: ApiRequest): Promise<Response> {
  const response = await sendOnce(path, request);
  return (await isProvedSince(response)) ? sendOnce(path, request) : response;
}

async function sendOnce(path: string, request: ApiRequest): Promise<Response> {
  const token = readToken();
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.ifMatch) headers['if-match'] = request.ifMatch;
  try {
    return await fetch(path, {
      method: request.method ?? 'GET',
      headers,
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: request.signal ?? null,
    });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    const isKept = request.body !== undefined;
    const advice = isKept ? t('What you typed is still here; please try again.') : t('Please try again.');
    throw new ApiError({ message: `${unreachableWords()} ${advice}`, status: 0 });
  }
}

/** Why no server has answered, as far as the browser knows. */
export function unreachableWords(): string {
  return navigator.onLine ? t('The server cannot be reached.') : t('You are offline.');
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json');
}
