import type { Translation, TranslationSummary } from '#content/translations/show-translation.ts';
import type { ApiRecord, StoredRecord } from '../api/form-values.ts';
import { type ApiResponse, requestApi } from '../api/request-api.ts';

/** A translation exists once of each language, so it needs no number of its own. */
const onlyId = 1;

/** How far something is translated. @param path of its calls: `/products/7` @throws ApiError as those below do */
export async function listTranslations(path: string, signal?: AbortSignal): Promise<TranslationSummary[]> {
  const request = signal ? { signal } : {};
  return (await requestApi<TranslationSummary[]>(`${path}/translations`, request)).data;
}

/** A translation, or an empty one where there is none. */
export async function readTranslation(path: string, summary: TranslationSummary): Promise<StoredRecord> {
  if (summary.status === 'none') return noTranslation(summary);
  return toStoredTranslation(await requestApi<ApiRecord>(translationEndpoint(path, summary.language)));
}

function noTranslation(summary: TranslationSummary): StoredRecord {
  const record = { ...summary, updatedBy: '', fields: {}, translatedFrom: {} } satisfies Translation;
  return { id: onlyId, etag: `"v${summary.version}-${summary.source}"`, record };
}

export function toStoredTranslation({ data, headers }: ApiResponse<ApiRecord>): StoredRecord {
  return { id: onlyId, etag: headers.get('etag') ?? `"v${String(data.version)}"`, record: data };
}

export function translationEndpoint(path: string, language: string): string {
  return `${path}/translations/${encodeURIComponent(language)}`;
}
