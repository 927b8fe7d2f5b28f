/** What the back office can be read in; English is its sources' own. */
export const backOfficeLanguages = ['en', 'de', 'it', 'pt', 'es'] as const;
export type BackOfficeLanguage = (typeof backOfficeLanguages)[number];

/** The first of some tags that the back office can be read in: `pt` of `pt-BR`. */
export function findBackOfficeLanguage(tags: readonly string[]): BackOfficeLanguage | undefined {
  const bases = tags.map((tag) => tag.split('-')[0]);
  return bases.flatMap((base) => backOfficeLanguages.filter((language) => language === base))[0];
}
