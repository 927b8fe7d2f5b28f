import type { FetchedPicture, ImportPicture, ImportResult } from '#content/spreadsheets/import-result.ts';
import { ApiError, requestApi } from '../api/request-api.ts';
import { t } from '../language/t.ts';

type ImportJob = {
  id: string;
  state: 'waiting' | 'reading' | 'checking' | 'pictures' | 'storing' | 'writing' | 'done' | 'failed';
  done: number;
  total: number;
  result?: ImportResult;
  failure?: { message: string } & Partial<ImportResult>;
};
/** `lost`: the server does not answer. */
export type ImportProgress = Pick<ImportJob, 'done' | 'total'> & { state: ImportJob['state'] | 'lost' };

type Following = { signal: AbortSignal; onProgress: (progress: ImportProgress) => void };

const pollMs = 300;
const lostPollMs = 1500;
const maxLostMs = 10 * 60_000;
/** One process may not know of it what another does. */
const maxUnknown = 3;

/**
 * Follows what the server does with an import, through restarts and lost connections.
 * @throws ApiError with the server's message; `body.errors` are the wrong rows
 */
export async function followImport(id: string, following: Following): Promise<ImportResult> {
  let unknown = 0;
  let lostAt: number | undefined;
  for (;;) {
    const asked = await ask(id, following.signal);
    if (asked === 'unknown') {
      unknown += 1;
      if (unknown === maxUnknown) throw cutOff();
    } else if (asked === 'lost') {
      lostAt ??= performance.now();
      if (performance.now() - lostAt > maxLostMs) throw outOfReach();
      following.onProgress({ state: 'lost', done: 0, total: 0 });
    } else {
      [unknown, lostAt] = [0, undefined];
      const result = endOf(asked);
      if (result) return result;
      following.onProgress(asked);
    }
    await new Promise((resolve) => setTimeout(resolve, asked === 'lost' ? lostPollMs : pollMs));
    following.signal.throwIfAborted();
  }
}

async function ask(id: string, signal: AbortSignal): Promise<ImportJob | 'unknown' | 'lost'> {
  try {
    return (await requestApi<ImportJob>(`/imports/${id}`, { signal })).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return 'unknown';
    if (error.status === 0 || error.status >= 502) return 'lost';
    throw error;
  }
}

function endOf({ state, result, failure }: ImportJob): ImportResult | undefined {
  if (state === 'failed') {
    const message = failure?.message ?? t('The import failed. Nothing was changed.');
    throw new ApiError({ message, status: 400, body: { ...failure } });
  }
  if (state === 'done' && !result)
    throw new ApiError({ message: t('Nothing was restored. See Activity.'), status: 0 });
  return result;
}

function cutOff(): ApiError {
  const message = t('It was cut off before its end, and nothing was changed. Please start it again.');
  return new ApiError({ message, status: 404 });
}

function outOfReach(): ApiError {
  const message = t(
    'The server cannot be reached. Come back to this page later: it tells what came of the import.',
  );
  return new ApiError({ message, status: 0 });
}

/** Whether a picture is named by its address, and so fetched once the rows are stored. */
export function isFetched(picture: ImportPicture): picture is FetchedPicture {
  return 'url' in picture;
}
