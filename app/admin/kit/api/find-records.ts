import type { DocumentText } from '#content/documents/find-document-texts.ts';
import type { Hit } from '#content/editorial/overview.service.ts';
import { requestApi } from './request-api.ts';

/** Records of all kinds. @throws ApiError */
export async function findRecords(query: string, signal: AbortSignal): Promise<Hit[]> {
  const { data } = await requestApi<Hit[]>(`/search?q=${encodeURIComponent(query)}`, { signal });
  return data;
}

/** Texts of site documents. @throws ApiError */
export async function findTexts(query: string, signal: AbortSignal): Promise<DocumentText[]> {
  const path = `/site-documents/texts?search=${encodeURIComponent(query)}`;
  return (await requestApi<DocumentText[]>(path, { signal })).data;
}

/** For whom site documents are not shown. */
export async function findNothing(): Promise<never[]> {
  return [];
}
