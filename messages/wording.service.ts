import { type MessageGroup, type MessageKey, messageGroups } from './catalogue.ts';
import { inLanguage } from './language.ts';
import type { SiteWords } from './say.ts';
import { readCatalogue } from './shipped-languages.ts';
import { compileMessages, readShipped } from './shipped-messages.ts';
import { type CompiledMessages, createTranslate, type Translate } from './translate.ts';

export type WordingService = ReturnType<typeof createWordingService>;

type Parts = {
  /** The texts that the company changed in the language that is answered in, by key. */
  readWording: () => Promise<Readonly<Record<string, string>>>;
  /** The language that is answered in. */
  readLanguage: () => Promise<string>;
};

/** The fixed texts of the site in the company's words, in the language that is answered in. */
export function createWordingService({ readWording, readLanguage }: Parts) {
  async function readOwn(): Promise<CompiledMessages> {
    return compileMessages(await readWording());
  }

  async function read(): Promise<Translate<MessageKey>> {
    const [own, language] = await Promise.all([readOwn(), readLanguage()]);
    return createTranslate({ ...(await readCatalogue(language)), ...own }, language);
  }

  return {
    /** All messages, for sheets and answers to forms. */
    read,

    /** The same, and those of the default language for the staff. */
    readForBoth: async (): Promise<SiteWords> => ({
      visitor: await read(),
      staff: await inLanguage(undefined, read),
    }),

    /** What differs in some groups from the shipped English, which pages have in their scripts. */
    async pick(...groups: MessageGroup[]): Promise<CompiledMessages> {
      const [own, language] = await Promise.all([readOwn(), readLanguage()]);
      const shipped = await readCatalogue(language);
      const all = shipped === readShipped().compiled ? own : { ...shipped, ...own };
      const isWanted = (key: string) => groups.some((group) => Object.hasOwn(messageGroups[group], key));
      return Object.fromEntries(Object.entries(all).filter(([key]) => isWanted(key)));
    },
  };
}
