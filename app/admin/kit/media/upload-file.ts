import type { UploadType } from '#content/kit/upload-types.ts';
import { ApiError, failureOf } from '../api/request-api.ts';
import { readToken } from '../api/session.ts';
import { t } from '../language/t.ts';

export type UploadRequest = {
  file: File;
  type: UploadType;
  categorySlug?: string | undefined;
  /** Whether it is stored although the library has the same file. */
  isStoredAgain?: boolean | undefined;
  /** Receives how much has been sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  /** Used when the server sends no message: 'Failed to upload file' by default. */
  failedMessage?: string | undefined;
};

/** Where a file is stored, and what whoever uploaded it should know. */
export type Stored = { path: string; notice: string };

/**
 * Uploads one file. With XMLHttpRequest, because `fetch` reports no upload progress.
 * @throws ApiError with 409 and `duplicate_of` where the library has the same file; with the server's message, else `failedMessage`; a DOMException `AbortError` when cancelled
 */
export function uploadFile(request: UploadRequest): Promise<Stored> {
  const message = request.failedMessage ?? t('Failed to upload file');
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', '/api/upload');
    xhr.setRequestHeader('accept', 'application/json');
    const token = readToken();
    if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`);
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) request.onProgress?.(loaded / total);
    });
    xhr.addEventListener('load', () => {
      const response = parseResponse(xhr.responseText);
      const path = textOf(response.path);
      if (xhr.status >= 200 && xhr.status < 300 && path) resolve({ path, notice: textOf(response.notice) });
      else reject(failureOf(xhr, typeof response.message === 'string' ? response : { ...response, message }));
    });
    xhr.addEventListener('error', () => reject(new ApiError({ message, status: 0 })));
    xhr.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    if (request.signal?.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(makeBody(request));
  });
}

function makeBody({ file, type, categorySlug, isStoredAgain }: UploadRequest): FormData {
  const body = new FormData();
  // The fields precede the file, so that the server knows the folder when the file arrives.
  body.set('type', type);
  if (categorySlug) body.set('category_slug', categorySlug);
  body.set('if_duplicate', isStoredAgain ? 'store' : 'refuse');
  body.set('file', file, file.name || 'pasted.png');
  return body;
}

function parseResponse(text: string): Record<string, unknown> {
  try {
    const response: unknown = JSON.parse(text);
    return typeof response === 'object' && response !== null ? (response as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
