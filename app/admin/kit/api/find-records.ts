import type { Hit } from '#content/editorial/overview.service.ts';
import { requestApi } from './request-api.ts';

/** Records of all kinds. @throws ApiError */
export async function findRecords(query: string, signal: AbortSignal): Promise<Hit[]> {
  const { data } = await requestApi<Hit[]>(`/search?q=${encodeURIComponent(query)}`, { signal });
  return data;
}
