import type { DocumentValues } from '#content/documents/registry.ts';
import { requestApi } from './request-api.ts';

/** The tags of the site's languages: what everything is written in, and what it is translated into. @throws ApiError */
export async function readSiteLanguages(signal: AbortSignal): Promise<{ source: string; others: string[] }> {
  const path = '/site-documents/company';
  const { data } = await requestApi<{ value: DocumentValues['company'] }>(path, { signal });
  const { languages, sourceLanguage } = data.value;
  const source = languages.find((language) => language === sourceLanguage) ?? languages[0] ?? sourceLanguage;
  return { source, others: languages.filter((language) => language !== source) };
}
