import type { UploadType } from '#media/upload-limits.shared.ts';
import { ApiError, failureOf } from '../api/call-api.ts';
import { readToken } from '../api/session.ts';

export type UploadRequest = {
  file: File;
  type: UploadType;
  categorySlug?: string | undefined;
  /** Told how much has been sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  /** What is said where the server doesn't say why: 'Failed to upload file' unless given (section 8). */
  failedMessage?: string | undefined;
};

/**
 * Sends one file. `fetch` cannot tell how much of it has left, so this is an XMLHttpRequest.
 * @returns the path of the stored file, `/uploads/…`
 * @throws ApiError with the server's message, else `failedMessage`; a DOMException `AbortError` when cancelled
 */
export function uploadFile(request: UploadRequest): Promise<string> {
  const message = request.failedMessage ?? 'Failed to upload file';
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/upload');
    call.setRequestHeader('accept', 'application/json');
    const token = readToken();
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) request.onProgress?.(loaded / total);
    });
    call.addEventListener('load', () => {
      const answer = parseResponse(call.responseText);
      const path = typeof answer.path === 'string' ? answer.path : '';
      if (call.status >= 200 && call.status < 300 && path) resolve(path);
      else reject(failureOf(call, typeof answer.message === 'string' ? answer : { ...answer, message }));
    });
    call.addEventListener('error', () => reject(new ApiError({ message, status: 0 })));
    call.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    if (request.signal?.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
    request.signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(makeBody(request));
  });
}

function makeBody({ file, type, categorySlug }: UploadRequest): FormData {
  const body = new FormData();
  // The fields come before the file, so that the server knows the folder when the bytes arrive.
  body.set('type', type);
  if (categorySlug) body.set('category_slug', categorySlug);
  body.set('file', file, file.name || 'pasted.png');
  return body;
}

function parseResponse(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
