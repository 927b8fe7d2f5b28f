import type { DocumentFields, DocumentFieldValues } from './document-field.ts';

/** One document of the site, declared once: validation, types, storage, the API and its form come from it. */
export type SiteDocument<Key extends string = string, Fields extends DocumentFields = DocumentFields> = {
  key: Key;
  label: string;
  /** What it is for, in a sentence for the list of documents. */
  help: string;
  /** The path of a page that shows it; `{landing}` stands for the first landing page. */
  shownOn: string;
  fields: Fields;
  /** What is wrong between fields that are each right by themselves: messages by field. */
  judge?(values: DocumentFieldValues<Fields>): Readonly<Record<string, string | undefined>>;
};

/** What a document holds. */
export type DocumentValue<Document> = Document extends { fields: infer Fields }
  ? DocumentFieldValues<Fields>
  : never;

/** What the activity log, revisions and the uses of uploads call documents, beside the names of entities. */
export const documentKind = 'siteDocument' as const;

/** Declares a document; keeps the literal types of its fields. */
export function defineDocument<const Key extends string, const Fields extends DocumentFields>(
  document: SiteDocument<Key, Fields>,
): SiteDocument<Key, Fields> {
  return document;
}
