import type { Generated } from 'kysely';

/** What is said in another language of a record, a site document or a picture. */
export type TranslationRow = {
  id: Generated<number>;
  /** An entity's name, `siteDocument` or `image`. */
  kind: string;
  /** The record's id, the document's key or the picture's path. */
  subject: string;
  /** A BCP 47 tag. */
  language: string;
  /** `none` once it was deleted: its versions are kept. */
  status: string;
  version: number;
  updatedAt: string;
  updatedBy: string;
};

export type TranslatedTextRow = {
  translationId: number;
  /** The record's field; inside of lists with the ids of items: `phones/sales/label`. */
  field: string;
  /** Of a list of texts pairs of what an entry is and what it is called, as JSON. */
  text: string;
  /** What the text was when it was translated; of a list as JSON. */
  source: string;
};

/** An address of a record in another language. */
export type TranslatedSlugRow = {
  /** Those among which it is unique: `top-level`, or one entity's name. */
  space: string;
  slug: string;
  language: string;
  kind: string;
  subject: string;
  /** 1 for one that visitors knew before. */
  isFormer: number;
};
