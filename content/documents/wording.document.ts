import { messageGroups, shippedMessages } from '#messages/catalogue.ts';
import { placeholdersOf, sentenceOf } from '#messages/message-forms.ts';
import { ownValue } from '../kit/own-value.shared.ts';
import type { DocumentTextField, GroupField } from './document-field.ts';
import { defineDocument } from './site-document.ts';

/** The fixed texts of the site, as far as the company says them in other words. */
export const wordingDocument = defineDocument({
  key: 'wording',
  label: 'Words',
  help: 'The texts of buttons, labels, forms, errors, mails and PDFs.',
  shownOn: '/',
  fields: {
    messages: { kind: 'group', label: 'Texts', isSparse: true, fields: messageFields() },
    names: {
      kind: 'list',
      label: 'Names that stay',
      help: 'Of the company, of places, of stones: a translation keeps those that the text has',
      noun: 'name',
      maxItems: 200,
      item: { kind: 'text', label: 'Name', maxLength: 120 },
    },
  },
  judge: ({ messages }) =>
    Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [`messages.${key}`, judgePlaceholders(key, text)]),
    ),
});

function messageFields(): Record<string, DocumentTextField> & GroupField['fields'] {
  const fields = Object.values(messageGroups).flatMap((messages) =>
    Object.entries(messages).map(([key, shipped]): [string, DocumentTextField] => [
      key,
      {
        ...{ kind: 'text', label: sentenceOf(shipped), maxLength: 1_000, isMultiline: true },
        ...{ format: 'message', shipped },
      },
    ]),
  );
  return Object.fromEntries(fields);
}

function judgePlaceholders(key: string, text: string): string | undefined {
  if (text === '') return undefined;
  const wanted = placeholdersOf(ownValue<string>(shippedMessages, key) ?? '');
  const given = placeholdersOf(text);
  const lost = wanted.filter((name) => !given.includes(name));
  const added = given.filter((name) => !wanted.includes(name));
  if (lost.length > 0) return `Keep ${lost.map(inBraces).join(', ')} in this text`;
  return added.length > 0
    ? `Take ${added.map(inBraces).join(', ')} out: nothing is filled in there`
    : undefined;
}

/** A placeholder as it stands in a text. */
function inBraces(name: string): string {
  return name.startsWith('<') ? name : `{${name}}`;
}
