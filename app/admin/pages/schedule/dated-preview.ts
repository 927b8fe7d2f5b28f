import { requestApi } from '../../kit/api/request-api.ts';
import type { Planned } from './planned.ts';

export type DatedPreview = {
  html: string;
  page: string;
  changes: readonly Planned[];
  pages: { path: string; label: string }[];
};

/** A page of the site as it will be at a time. @throws ApiError */
export async function renderDatedPreview(body: object, signal: AbortSignal): Promise<DatedPreview> {
  return (await requestApi<DatedPreview>('/previews/dated', { method: 'POST', body, signal })).data;
}
