import type { ImportResult } from '#content/spreadsheets/import-result.ts';
import { ApiError, failureOf, requestApi } from '../api/request-api.ts';
import { readToken } from '../api/session.ts';

type ImportJob = {
  id: string;
  state: 'waiting' | 'reading' | 'checking' | 'storing' | 'writing' | 'done' | 'failed';
  done: number;
  total: number;
  result?: ImportResult;
  failure?: { message: string } & Partial<ImportResult>;
};
export type ImportProgress = Pick<ImportJob, 'state' | 'done' | 'total'>;

export type ImportFiles = { file: File; pictures: File | undefined };

const pollMs = 300;

/**
 * Sends a file, and follows what the server does with it.
 * @throws ApiError with the server's message; `body.errors` are the wrong rows
 */
export async function sendImport(
  path: string,
  files: ImportFiles,
  options: { isDryRun: boolean; signal: AbortSignal; onProgress: (progress: ImportProgress) => void },
): Promise<ImportResult> {
  let job = await start(path, files, options);
  while (job.state !== 'done') {
    if (job.state === 'failed') {
      const message = job.failure?.message ?? 'The import failed. Nothing was changed.';
      throw new ApiError({ message, status: 400, body: { ...job.failure } });
    }
    options.onProgress(job);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    job = (await requestApi<ImportJob>(`/imports/${job.id}`, { signal: options.signal })).data;
  }
  if (!job.result) throw new ApiError({ message: 'Nothing came back. See Activity.', status: 0 });
  return job.result;
}

async function start(
  path: string,
  { file, pictures }: ImportFiles,
  { isDryRun, signal }: { isDryRun: boolean; signal: AbortSignal },
): Promise<ImportJob> {
  const body = new FormData();
  body.set('file', file);
  if (pictures) body.set('pictures', pictures);
  const headers = { authorization: `Bearer ${readToken() ?? ''}`, prefer: 'respond-async' };
  const url = `/api/${path}/import?dry_run=${isDryRun}`;
  const response = await fetch(url, { method: 'POST', headers, body, signal }).catch((cause) => {
    if (signal.aborted) throw cause;
    const message = 'The file could not be sent. If you have changed it since, choose it again.';
    throw new ApiError({ message, status: 0 });
  });
  const data = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response, data);
  return data as ImportJob;
}
