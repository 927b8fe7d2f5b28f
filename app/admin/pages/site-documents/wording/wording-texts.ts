import { type MessageGroup, messageGroups, messagePlaces } from '#messages/catalogue.ts';
import {
  type PluralText,
  placeholdersOf,
  pluralOf,
  sentenceOf,
  writePlural,
} from '#messages/message-forms.ts';
import { t } from '../../../kit/language/t.ts';

/** A fixed text of the site. */
export type WordingText = {
  /** Where the form has the company's own words for it. */
  idPath: string;
  /** The same as the API says it. */
  path: string;
  group: MessageGroup;
  shipped: string;
  /** The shipped text as it is read. */
  label: string;
  /** Where visitors meet it. */
  place: string;
  /** What the own words have to keep, as it is written in them. */
  kept: string[];
  plural: PluralText | undefined;
};

/** All of them. @param shipped what they are shipped with, by key; in English where it is not known */
export function describeTexts(shipped: ReadonlyMap<string, string>): WordingText[] {
  return Object.entries(messageGroups).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, english]) =>
      describeText({ group: group as MessageGroup, key, shipped: shipped.get(key) ?? english }),
    ),
  );
}

function describeText(given: { group: MessageGroup; key: string; shipped: string }): WordingText {
  const { group, key, shipped } = given;
  const plural = pluralOf(shipped);
  return {
    ...{ group, shipped, plural, idPath: `messages/${key}`, path: `messages.${key}` },
    label: sentenceOf(shipped),
    place: t(messagePlaces[group].label),
    kept: placeholdersOf(shipped)
      .filter((name) => name !== plural?.argument)
      .map((name) => (name.startsWith('<') ? `${name}${name.replace('<', '</')}` : `{${name}}`)),
  };
}

/** The company's own words for the forms of a plural; undefined where they are no such sentences. */
export function readOwnForms(plural: PluralText, own: string): PluralText['forms'] | undefined {
  if (own === '') return {};
  const read = pluralOf(own);
  return read?.argument === plural.argument ? read.forms : undefined;
}

/** The text of own sentences; a form without one says what it is shipped with. */
export function writeOwnForms(plural: PluralText, own: PluralText['forms']): string {
  const given = Object.entries(own).filter(([, sentence]) => sentence !== '');
  if (given.length === 0) return '';
  return writePlural({ ...plural, forms: { ...plural.forms, ...Object.fromEntries(given) } });
}

const names = new Map(
  Object.entries({
    zero: t('None'),
    one: t('One'),
    two: t('Two'),
    few: t('A few'),
    many: t('Many'),
    other: t('Several'),
  }),
);

/** What people call a form of a plural. */
export function nameOfForm(form: string): string {
  if (form === '=0') return t('None');
  return names.get(form) ?? t('Exactly {number}', { number: form.replace('=', '') });
}
