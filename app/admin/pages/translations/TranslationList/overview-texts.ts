import { entities } from '#content/registry.ts';
import type { TranslationStatus } from '#content/translations/translations.repository.ts';
import { t } from '../../../kit/language/t.ts';
import {
  documentTranslationPath,
  imageTranslationPath,
  recordTranslationPath,
} from '../../../kit/translations/translation-paths.ts';

/** What can be translated, by the first step of its path in the API. */
export const kindLabels: ReadonlyMap<string, string> = new Map([
  ...entities.map(({ path, listTitle }): [string, string] => [path, t(listTitle)]),
  ['site-documents', t('Site')],
  ['images', t('Images')],
]);

export const statuses = ['missing', 'draft', 'outdated', 'published'] as const;

/** The answer of `GET /translations`. */
export type Overview = {
  entries: {
    kind: string;
    subject: string;
    title: string;
    language: string;
    status: TranslationStatus;
    isOutdated: boolean;
  }[];
  total: number;
  counts: ({ language: string; kind: string } & Record<(typeof statuses)[number], number>)[];
};

/** The form of a translation. */
export function hrefOfEntry(entry: { kind: string; subject: string; language: string }): string {
  const { kind, subject, language } = entry;
  if (kind === 'site-documents') return documentTranslationPath(subject, language);
  if (kind === 'images') return imageTranslationPath(subject, language);
  return recordTranslationPath({ path: kind }, Number(subject), language);
}
