import type { SiteLanguages } from '#content/languages.ts';
import { directionOf, inLanguage, languagePrefix, nameOfLanguage } from '#messages/language.ts';
import type { WordingService } from '#messages/wording.service.ts';

export type SiteLanguage = {
  /** BCP 47. */
  tag: string;
  /** In its own words. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Its home page. */
  home: string;
  /** What leads a visitor to it, in its own words. */
  offer: string;
};

type Sources = { readLanguages: () => Promise<SiteLanguages>; wording: Pick<WordingService, 'read'> };

/** The languages that a visitor can choose from; none where there is only one. */
export async function findLanguageChoices({ readLanguages, wording }: Sources): Promise<SiteLanguage[]> {
  const { default: first, others } = await readLanguages();
  if (others.length === 0) return [];
  const tags = [first, ...others];
  return Promise.all(
    tags.map(async (tag) => {
      const language = tag === first ? undefined : tag;
      const t = await inLanguage(language, () => wording.read());
      const home = `${languagePrefix(language)}/`;
      return {
        ...{ tag, home, name: nameOfLanguage(tag, tags) },
        ...{ direction: directionOf(tag), offer: t('shell:language.offer') },
      };
    }),
  );
}
