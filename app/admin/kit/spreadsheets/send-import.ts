import type { LengthUnit } from '#content/kit/length-units.shared.ts';
import type { ImportKey } from '#content/spreadsheets/import-options.ts';
import type { ImportResult } from '#content/spreadsheets/import-result.ts';
import { ApiError, failureOf } from '../api/request-api.ts';
import { readToken } from '../api/session.ts';
import { t } from '../language/t.ts';
import { followImport, type ImportProgress } from './follow-import.ts';

export type ImportFiles = {
  file: File;
  pictures?: File | undefined;
  /** The sheet of a workbook; the server chooses without it. */
  sheet?: string | undefined;
  /** Of a CSV; the file tells without it. */
  encoding?: string | undefined;
  /** What each column is; the server suggests it without. */
  mapping?: Record<string, string | null> | undefined;
  /** Of lengths, by column; the file tells without it, or the server asks. */
  units?: Record<string, LengthUnit> | undefined;
  key?: ImportKey | '' | undefined;
  createsCategories?: boolean | undefined;
  isOnlyValid?: boolean | undefined;
};

type Sending = {
  /** By which the server is asked what became of it, also where its answer is lost. */
  id: string;
  isDryRun: boolean;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
};

/**
 * Sends a file, and follows what the server does with it.
 * @throws ApiError with the server's message; `body.errors` are the wrong rows
 */
export async function sendImport(path: string, files: ImportFiles, sending: Sending): Promise<ImportResult> {
  const isSent = await start(path, files, sending);
  try {
    return await followImport(sending.id, sending);
  } catch (error) {
    // The server does not know of it because it did not arrive.
    if (isSent || !(error instanceof ApiError) || error.status !== 404) throw error;
    const message = t('The file could not be sent. If you have changed it since, choose it again.');
    throw new ApiError({ message, status: 0 });
  }
}

function fieldsOf(options: Omit<ImportFiles, 'file' | 'pictures'>): Record<string, string | undefined> {
  const { sheet, encoding, mapping, units, key } = options;
  return {
    ...{ sheet, encoding, key, mapping: mapping && JSON.stringify(mapping) },
    units: units && JSON.stringify(units),
    create_categories: options.createsCategories ? 'true' : undefined,
    only_valid: options.isOnlyValid ? 'true' : undefined,
  };
}

/** @returns false where no answer came: it may have arrived nevertheless */
async function start(
  path: string,
  { file, pictures, ...options }: ImportFiles,
  { id, isDryRun, signal }: Sending,
): Promise<boolean> {
  const body = new FormData();
  body.set('file', file);
  if (pictures) body.set('pictures', pictures);
  for (const [name, text] of Object.entries(fieldsOf(options))) if (text) body.set(name, text);
  const headers = { authorization: `Bearer ${readToken() ?? ''}`, prefer: 'respond-async' };
  const url = `/api/${path}/import?dry_run=${isDryRun}&id=${id}`;
  const response = await fetch(url, { method: 'POST', headers, body, signal }).catch((cause) => {
    if (signal.aborted) throw cause;
    return undefined;
  });
  if (response && !response.ok) throw failureOf(response, await response.json().catch(() => undefined));
  return response !== undefined;
}
