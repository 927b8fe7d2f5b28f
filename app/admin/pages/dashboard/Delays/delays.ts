import { requestApi } from '../../../kit/api/request-api.ts';

/** An entry of `GET /schedule/delays`. */
export type Delay = {
  id: number;
  path: string;
  kind: string;
  recordId: number;
  title: string;
  /** `miss`: it was to appear and to go again in the meantime. */
  action: 'publish' | 'unpublish' | 'miss';
  at: string;
  /** `3 h late because the site was not running`; of what was missed the reason alone. */
  delay: string;
};

/** What was late and nobody has put away yet; nothing where it cannot be read. */
export async function readDelays(options: { signal: AbortSignal }): Promise<readonly Delay[]> {
  try {
    return (await requestApi<readonly Delay[]>('/schedule/delays', options)).data;
  } catch {
    // request-api.ts has logged the reason.
    return [];
  }
}

/** @throws ApiError */
export async function dismissDelays(ids: readonly number[]): Promise<void> {
  await requestApi('/schedule/delays/dismiss', { method: 'POST', body: { ids } });
}
