import { type MessageGroup, type MessageKey, messageGroups } from './catalogue.ts';
import { compileMessages, readShipped, sayShipped } from './shipped-messages.ts';
import { type CompiledMessages, createTranslate, type Translate } from './translate.ts';

export type WordingService = ReturnType<typeof createWordingService>;

/** The fixed texts of the site in the company's words. `readWording` gives the texts that the company changed, by key. */
export function createWordingService(readWording: () => Promise<Readonly<Record<string, string>>>) {
  return {
    /** All messages, for mails, sheets and answers to forms. */
    async read(): Promise<Translate<MessageKey>> {
      const wording = await readWording();
      if (Object.keys(wording).length === 0) return sayShipped;
      return createTranslate({ ...readShipped().compiled, ...compileMessages(wording) }, 'en');
    },

    /** What the company changed in some groups: pages have the shipped texts in their scripts. */
    async pick(...groups: MessageGroup[]): Promise<CompiledMessages> {
      const wording = Object.entries(await readWording());
      const isWanted = (key: string) => groups.some((group) => Object.hasOwn(messageGroups[group], key));
      return compileMessages(Object.fromEntries(wording.filter(([key]) => isWanted(key))));
    },
  };
}
