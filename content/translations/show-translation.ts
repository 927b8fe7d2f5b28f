import { hash } from 'node:crypto';
import { readStoredTexts } from '#database/stored-json.ts';
import { readTranslatedList } from '../kit/translate-records.ts';
import type { SaidText } from './read-translation.ts';
import { isOutdated, type StoredText } from './stored-text.ts';
import type { TranslatedField } from './translated-fields.ts';
import type { Source } from './translation-sources.ts';
import type { StoredTranslation, TranslationStatus } from './translations.repository.ts';

export type TranslationSummary = {
  language: string;
  status: TranslationStatus;
  /** The fields whose source has changed since they were translated. */
  outdated: string[];
  /** ISO 8601; null where it was never written. */
  updatedAt: string | null;
  version: number;
  /** Changes with what it is a translation of, as that is now. */
  source: string;
};
/** A translation with its texts by the names that the API has for them. */
export type Translation = TranslationSummary & {
  updatedBy: string;
  fields: Record<string, SaidText>;
  /** What outdated fields were translated from. */
  translatedFrom: Record<string, SaidText>;
};

/** How far something is translated into a language. */
export function summaryOf(source: Source, stored: StoredTranslation): TranslationSummary {
  const { language, status, version, updatedAt } = stored;
  const outdated = outdatedOf(source.fields, stored).map(({ names: [name] }) => name);
  return { language, status, outdated, updatedAt: updatedAt || null, version, source: digestOf(source) };
}

const digestLength = 22;

/** Names are in it, since those of entries of a list change with its order. */
export function digestOf({ fields }: Source): string {
  const said = fields.map(({ key, names: [name], source }) => [key, name, source]);
  return hash('sha256', JSON.stringify(said), 'base64url').slice(0, digestLength);
}

/** A translation as the API shows it: texts whose entries are gone are not in it. */
export function show(source: Source, stored: StoredTranslation): Translation {
  const said = (field: TranslatedField, text: StoredText): SaidText =>
    typeof field.source === 'string' ? text.text : readTranslatedList(field.source, text.text);
  const fields = source.fields.flatMap((field) => {
    const text = stored.texts.get(field.key);
    return text ? field.names.map((name) => [name, said(field, text)] as const) : [];
  });
  const translatedFrom = outdatedOf(source.fields, stored).map(({ key, names: [name], source: now }) => {
    const former = stored.texts.get(key)?.source ?? '';
    return [name, typeof now === 'string' ? former : readStoredTexts(former)] as const;
  });
  return {
    ...summaryOf(source, stored),
    updatedBy: stored.updatedBy,
    fields: Object.fromEntries(fields),
    translatedFrom: Object.fromEntries(translatedFrom),
  };
}

function outdatedOf(fields: readonly TranslatedField[], { texts }: StoredTranslation): TranslatedField[] {
  return fields.filter((field) => {
    const text = texts.get(field.key);
    return text !== undefined && isOutdated(field, text);
  });
}
