import type { Generated } from 'kysely';

/** A site document; `value` is what visitors see, as JSON. */
export type SiteDocumentRow = {
  id: Generated<number>;
  key: string;
  value: string;
  version: Generated<number>;
  /** Of the last write, a draft's included; null where there was none. */
  updatedAt: Generated<string | null>;
  updatedBy: Generated<string>;
  publishedAt: Generated<string | null>;
  publishedVersion: Generated<number>;
  /** What somebody has prepared beside it, as JSON; null where nobody has. */
  draft: Generated<string | null>;
  draftBy: Generated<string>;
  draftAt: Generated<string | null>;
};
