import type { CompiledMessage } from 'icu-minify/format';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ownValue } from '#content/kit/own-value.shared.ts';
import {
  type CompiledMessages,
  createTranslate,
  formatMessage,
  type Translate,
} from '#messages/translate.ts';

type SiteMessages = {
  language: string;
  /** What the company says in other words than the shipped ones. */
  own: CompiledMessages;
};

/** Without a provider, as on a page of an error that nothing could be loaded for, the shipped texts are shown. */
export const MessagesContext = createContext<SiteMessages>({ language: 'en', own: {} });

type Nodes = Readonly<Record<string, string | number | ((parts: ReactNode) => ReactNode)>>;
type PageMessages<Key extends string> = Translate<Key> & {
  /** A text with elements in it, such as a link: the value of a tag makes the element from what the tag encloses. */
  rich: (key: Key, values: Nodes) => ReactNode;
};

/** The texts of a group: `const t = useMessages(shell); t('shell:search.title')`. */
export function useMessages<const Group extends Readonly<Record<string, CompiledMessage>>>(
  group: Group,
): PageMessages<keyof Group & string> {
  const { language, own } = useContext(MessagesContext);
  return useMemo(() => {
    const messages: Readonly<Record<string, CompiledMessage>> = { ...group, ...own };
    const rich = (key: string, values: Nodes) =>
      formatMessage<ReactNode>(ownValue(messages, key) ?? '', language, values);
    return Object.assign(createTranslate(messages, language), { rich });
  }, [group, language, own]);
}
