import { requestApi } from '../api/request-api.ts';

export type LivePreview = {
  /** Null where too much is missing yet. */
  html: string | null;
  page: string;
  /** The path of the page that belongs to what is edited; empty while it has none. */
  own: string;
  lacking: { field: string; label: string; message: string }[];
  pages: { path: string; label: string }[];
};

/** @throws ApiError */
export async function renderPreview(body: object, signal: AbortSignal): Promise<LivePreview> {
  return (await requestApi<LivePreview>('/previews/live', { method: 'POST', body, signal })).data;
}
