import type { Company } from '#content/documents/company.document.ts';
import type { TranslationSummary } from '#content/translations/show-translation.ts';
import type { StoredRecord } from '../../kit/api/form-values.ts';
import { ApiError } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { listTranslations, readTranslation } from '../../kit/translations/translation-endpoints.ts';
import { readDocument } from '../site-documents/document-endpoints.ts';
import type { TranslationSubject } from './translation-subject.ts';

export type LoadedTranslation = {
  subject: TranslationSubject;
  /** Of every language that it can be translated into. */
  summaries: readonly TranslationSummary[];
  language: string;
  /** What the addresses of its pages begin with: `/de`; nothing in the default language. */
  prefix: string;
  /** The language that everything is written in. */
  from: string;
  stored: StoredRecord;
  /** The same as it is by now. @throws ApiError */
  reload: () => Promise<LoadedTranslation>;
};

/** @param language as it stands in the address, in lower case where a server has led there @throws ApiError */
export async function loadTranslation(
  loadSubject: () => Promise<TranslationSubject>,
  language: string,
): Promise<LoadedTranslation> {
  const [subject, company] = await Promise.all([loadSubject(), readDocument('company')]);
  const summaries = await listTranslations(subject.apiPath);
  const summary = summaries.find((one) => one.language.toLowerCase() === language.toLowerCase());
  if (!summary)
    throw new ApiError({ message: t('The site has no language "{language}".', { language }), status: 404 });
  const stored = await readTranslation(subject.apiPath, summary);
  const said = company.record.value as SaidLanguages;
  const tag = summary.language;
  const prefix = tag === said.languages[0] ? '' : `/${tag}`;
  const reload = () => loadTranslation(loadSubject, tag);
  return { subject, summaries, language: tag, prefix, from: writtenIn(said), stored, reload };
}

type SaidLanguages = Pick<Company, 'languages' | 'sourceLanguage'>;

/** One of the company's languages; where it names none of them, the first. */
function writtenIn({ languages, sourceLanguage }: SaidLanguages): string {
  return languages.includes(sourceLanguage) ? sourceLanguage : (languages[0] ?? sourceLanguage);
}

/** A translation as it is stored now. @throws ApiError */
export async function reloadTranslation(apiPath: string, language: string): Promise<StoredRecord> {
  const summary = (await listTranslations(apiPath)).find((one) => one.language === language);
  if (!summary)
    throw new ApiError({ message: t('The site has no language "{language}".', { language }), status: 404 });
  return readTranslation(apiPath, summary);
}
