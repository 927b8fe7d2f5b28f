import { inLanguageOf, type SiteLanguages } from '#content/languages.ts';
import { languagePrefix } from '#messages/language.ts';
import { directionOf, nameOfLanguage } from '#messages/language-names.shared.ts';
import type { WordingService } from '#messages/wording.service.ts';

export type SiteLanguage = {
  /** BCP 47. */
  tag: string;
  /** In its own words. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Everything is written in it; the others are translations. */
  isSource: boolean;
  /** Its home page. */
  home: string;
  /** What leads a visitor to it, in its own words. */
  offer: string;
};

type Sources = { readLanguages: () => Promise<SiteLanguages>; wording: Pick<WordingService, 'read'> };

/** The languages that a visitor can choose from; none where there is only one. */
export async function findLanguageChoices({ readLanguages, wording }: Sources): Promise<SiteLanguage[]> {
  const languages = await readLanguages();
  const { all, source } = languages;
  if (all.length === 1) return [];
  const describe = async (tag: string) => ({
    ...{ tag, home: `${languagePrefix()}/`, name: nameOfLanguage(tag, all) },
    ...{ direction: directionOf(tag), isSource: tag === source },
    offer: (await wording.read())('shell:language.offer'),
  });
  return Promise.all(all.map((tag) => inLanguageOf(languages, { tag, work: () => describe(tag) })));
}
