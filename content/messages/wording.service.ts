import compile from 'icu-minify/compile';
import { type MessageGroup, type MessageKey, messageGroups, shippedMessages } from './catalogue.ts';
import { type CompiledMessages, createTranslate, type Translate } from './translate.ts';

const compiledMessages = mapTexts(shippedMessages) as Record<MessageKey, CompiledMessages[string]>;

/** The fixed texts of the site in the company's words. `readWording` gives the texts that the company changed, by key. */
export function createWordingService(readWording: () => Promise<Readonly<Record<string, string>>>) {
  return {
    /** All messages, for mails, sheets and answers to forms. */
    async read(): Promise<Translate<MessageKey>> {
      return createTranslate({ ...compiledMessages, ...mapTexts(await readWording()) }, 'en');
    },

    /** What the company changed in some groups: pages have the shipped texts in their scripts. */
    async pick(...groups: MessageGroup[]): Promise<CompiledMessages> {
      const wording = Object.entries(await readWording());
      return mapTexts(
        Object.fromEntries(
          wording.filter(([key]) => groups.some((group) => Object.hasOwn(messageGroups[group], key))),
        ),
      );
    },
  };
}

function mapTexts(texts: Readonly<Record<string, string>>): CompiledMessages {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
}
