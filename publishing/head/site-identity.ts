import type { Company } from '#content/documents/company.document.ts';

import { languagePrefix } from '#messages/language.ts';

/** What every page says of the site it belongs to. */
export type SiteIdentity = { publicUrl: string; company: Company };

/** @param path of a page, below the current language, or a whole URL, which stays as it is */
export function absoluteUrl(publicUrl: string, path: string): string {
  return /^https?:\/\//.test(path) ? path : publicUrl + languagePrefix() + path;
}
