import type { ListedRedirect } from '#publishing/redirects/redirect-list.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';

export type { ListedRedirect } from '#publishing/redirects/redirect-list.ts';
export type Redirects = { redirects: ListedRedirect[]; total: number };
export type RedirectInput = { from: string; to: string };
/** Takes back what was done. @returns what to say @throws ApiError */
export type Undo = () => Promise<string>;

type Done = { undo: number };

export const redirectsPerPage = 50;

export async function addRedirect(body: RedirectInput): Promise<Undo> {
  return undoOf((await requestApi<Done>('/redirects', { method: 'POST', body })).data);
}

export async function changeRedirect(id: number, body: RedirectInput): Promise<Undo> {
  return undoOf((await requestApi<Done>(`/redirects/${id}`, { method: 'PUT', body })).data);
}

export async function deleteRedirect(id: number): Promise<Undo> {
  return undoOf((await requestApi<Done>(`/redirects/${id}`, { method: 'DELETE' })).data);
}

export function undoOf({ undo }: Done): Undo {
  return async () => {
    const { data } = await requestApi<{ undone: number }>(`/redirects/undo/${undo}`, { method: 'POST' });
    return t('{count, plural, one {Undone.} other {Undone: # redirects are as before.}}', {
      count: data.undone,
    });
  };
}
