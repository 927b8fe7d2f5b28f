import answers from './en/answers.json' with { type: 'json' };
import collections from './en/collections.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import mails from './en/mails.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };

/** Every fixed text that visitors meet, as it is shipped, by the part of the site that shows it. */
export const messageGroups = { common, shell, collections, answers, mails } as const;

export type MessageGroup = keyof typeof messageGroups;
type Groups = (typeof messageGroups)[MessageGroup];
export type MessageKey = Groups extends infer Group
  ? Group extends unknown
    ? keyof Group & string
    : never
  : never;

/** The shipped texts in ICU MessageFormat, by their keys. */
export const shippedMessages = Object.assign({}, ...Object.values(messageGroups)) as Readonly<
  Record<MessageKey, string>
>;

/** What a text has to keep: the names of its placeholders and tags, each once, in alphabetical order. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? `<${tag}>`);
  return [...new Set(names)].sort();
}
