import type { Db } from '#database/connect.ts';
import { currentLanguage } from '#messages/language.ts';
import { type Company, companyDocument } from './documents/company.document.ts';
import { findShown } from './documents/site-documents.repository.ts';

export type SiteLanguages = {
  /** What the plain addresses are written in. */
  default: string;
  /** What is below an address of its own, `/de/`. */
  others: readonly string[];
};

/** The languages of the site, as BCP 47 tags. */
export async function readLanguages(db: Db): Promise<SiteLanguages> {
  const { languages } = await readCompany(db);
  return { default: defaultOf(languages), others: languages.slice(1) };
}

/** The language that is answered in. */
export async function readLanguage(db: Db): Promise<string> {
  return languageOf(await readCompany(db));
}

/** The language that is answered in, for who has the company's document already. */
export function languageOf({ languages }: Pick<Company, 'languages'>): string {
  return currentLanguage() ?? defaultOf(languages);
}

function defaultOf([first = 'en-GB']: readonly string[]): string {
  return first;
}

async function readCompany(db: Db): Promise<Pick<Company, 'languages'>> {
  return (await findShown(db, companyDocument)) as Company;
}
