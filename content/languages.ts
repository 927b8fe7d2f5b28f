import type { Db } from '#database/connect.ts';
import { currentLanguage, inLanguage } from '#messages/language.ts';
import { type Company, companyDocument } from './documents/company.document.ts';
import { findShown } from './documents/site-documents.repository.ts';

/** The languages of a site, as BCP 47 tags. */
export type SiteLanguages = {
  all: readonly string[];
  /** What the plain addresses are in; each other one is below an address of its own, `/de/`. */
  default: string;
  /** What everything is written in; what is said in each other one are translations. */
  source: string;
};

export async function readLanguages(db: Db): Promise<SiteLanguages> {
  return languagesOf(await readCompany(db));
}

/** The language that is answered in. */
export async function readLanguage(db: Db): Promise<string> {
  return languageOf(await readCompany(db));
}

/** The language that is answered in, for who has the company's document already. */
export function languageOf(company: SaidLanguages): string {
  return currentLanguage() ?? languagesOf(company).source;
}

/** Does some work as it is done for a page in one of the site's languages; `said`: which language the answer says it is in. */
export function inLanguageOf<Result>(
  languages: SiteLanguages,
  { tag, work, said }: { tag: string; work: () => Result; said?: string },
): Result {
  const language = tag === languages.source ? undefined : tag;
  return inLanguage(language, work, {
    prefix: tag === languages.default ? '' : `/${tag}`,
    said: said ?? language,
  });
}

type SaidLanguages = Pick<Company, 'languages' | 'sourceLanguage'>;

export function languagesOf({ languages, sourceLanguage }: SaidLanguages): SiteLanguages {
  const [first = 'en-GB'] = languages;
  const source = languages.includes(sourceLanguage) ? sourceLanguage : first;
  return { all: languages.length > 0 ? languages : [first], default: first, source };
}

async function readCompany(db: Db): Promise<SaidLanguages> {
  return (await findShown(db, companyDocument)) as Company;
}
