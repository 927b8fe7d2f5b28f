import type { EntityName } from '#database/schema.ts';
import type { LackKind, Severity } from '../../kit/field.ts';
import type { PathState } from './path-state.shared.ts';

/** What the publish check calls what is lacking, in the order in which it lists them. */
export const lackLabels = {
  picture: 'No picture',
  alt: 'Pictures without a description',
  link: 'Broken links',
  text: 'Missing or thin text',
  specifications: 'Missing facts',
  category: 'No collection or category',
  meta: 'Texts for search engines',
} as const satisfies Record<LackKind, string>;

export const lackKinds = Object.keys(lackLabels) as LackKind[];
export const severities = ['problem', 'hint'] as const satisfies readonly Severity[];

/** One thing that a record or a document lacks, and the field that it is about. */
export type Lack = {
  kind: LackKind;
  severity: Severity;
  /** A record's field, or the place inside a document by the ids of its items: what a link to the form ends in. */
  field: string;
  label: string;
  message: string;
  /** The picture that nobody has described. */
  picture?: string;
};

/** What is known of an upload; `damaged` and `unreadable` are pictures that visitors see in part, or not at all. */
export const pictureFacts = ['described', 'undescribed', 'gone', 'damaged', 'unreadable'] as const;
export type PictureFact = (typeof pictureFacts)[number];

/** What values alone do not tell: by what they name. What is not known, or leads elsewhere, is absent. */
export type Facts = {
  /** What visitors find at the links. */
  links: Readonly<Record<string, PathState>>;
  pictures: Readonly<Record<string, PictureFact>>;
  /** Of records that are named by id or slug: see `referenceKey`. */
  references: Readonly<Record<string, PathState>>;
};

export const noFacts: Facts = { links: {}, pictures: {}, references: {} };

/** Names a record among the facts. */
export function referenceKey(entity: EntityName, key: string): string {
  return `${entity} ${key}`;
}
