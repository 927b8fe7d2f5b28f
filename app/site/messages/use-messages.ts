import type { CompiledMessage } from 'icu-minify/format';
import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
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

/** Made once for a page and a group: a list of stones asks for the same texts at each of its cards. */
const made = new WeakMap<SiteMessages, WeakMap<object, PageMessages<string>>>();

/** The texts of a group: `const t = useMessages(shell); t('shell:search.title')`. */
export function useMessages<const Group extends Readonly<Record<string, CompiledMessage>>>(
  group: Group,
): PageMessages<keyof Group & string> {
  const site = useContext(MessagesContext);
  const groups = made.get(site) ?? new WeakMap<object, PageMessages<string>>();
  made.set(site, groups);
  const messages = groups.get(group) ?? makeMessages(group, site);
  groups.set(group, messages);
  return messages;
}

function makeMessages(
  group: Readonly<Record<string, CompiledMessage>>,
  { own, language }: SiteMessages,
): PageMessages<string> {
  const messages: Readonly<Record<string, CompiledMessage>> = { ...group, ...own };
  return Object.assign(createTranslate(messages, language), {
    rich(key: string, values: Nodes) {
      const nodes = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'function' ? (parts: ReactNode) => value(joined(parts)) : value,
      ]);
      return joined(
        formatMessage<ReactNode>(ownValue(messages, key) ?? '', language, Object.fromEntries(nodes)),
      );
    },
  });
}

/** Parts that stand in one order for good need no keys. */
function joined(parts: ReactNode): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, undefined, ...parts) : parts;
}
