import type { Db } from '#database/connect.ts';
import { invalid } from '#errors/app-error.ts';
import { readLanguages } from '../languages.ts';

/** Refuses a language that texts are not translated into. @throws AppError `invalid` naming it */
export async function checkLanguage(db: Db, language: string): Promise<void> {
  const languages = await readLanguages(db);
  if (language !== languages.source && languages.all.includes(language)) return;
  const why =
    language === languages.source
      ? 'is the language that everything is written in'
      : 'is not one of the languages of this site';
  throw invalid({ language: `"${language}" ${why}` });
}

/** Whether the pages of a language of the site are at this slug. */
export async function isLanguageSlug(db: Db, slug: string): Promise<boolean> {
  const languages = await readLanguages(db);
  return languages.all.some((tag) => tag.toLowerCase() === slug);
}
