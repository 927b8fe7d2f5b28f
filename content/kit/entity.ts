import type { EntityName, EntityTable } from '#database/schema.ts';
import type { Card, ListSort, Precise, Reader, SortOrder } from './declaration.ts';
import type { Translated } from './fallback-of.shared.ts';
import type { Field, InputValue, RecordValue, TextField } from './field.ts';
import type { Noun } from './nouns.shared.ts';

type NameOf<Fields> = keyof Fields & string;

/** One kind of record that the company publishes, declared once. */
export type Entity<
  Fields extends Record<string, Field> = Record<string, Field>,
  Name extends EntityName = EntityName,
  Path extends string = string,
> = {
  name: Name;
  table: EntityTable<Name>;
  /** The API's path below `/api`, the back office's below `/admin`, and the folder of its uploads, e.g. `products`. */
  path: Path;
  /** What a menu, a breadcrumb and the API's description call all of it: `Journal`. */
  section: string;
  /** The heading of its list in the back office. */
  listTitle: string;
  /** What its records are called in running text. */
  noun: Noun;
  /** What a row, a hit of a search and a choice show of a record. */
  card: Card<NameOf<Fields>>;
  /** The columns of its table in the back office, beside picture and name. */
  columns: readonly NameOf<Fields>[];
  /** What its list may be narrowed by; flags are the status of a record. An administrator has the visitor's as well. */
  filters: Record<Reader, readonly NameOf<Fields>[]>;
  /** Numbers that a list may ask at least so much of: `min_length_mm`. */
  minimums?: readonly NameOf<Fields>[];
  /** The orders of its list, the first where nothing else is asked for. */
  sorts: readonly [ListSort<NameOf<Fields>>, ...ListSort<NameOf<Fields>>[]];
  /** Orders by other names than those of fields: what of the columns they go by, and in which direction unless one is asked for. */
  moreSorts?: Readonly<Record<string, { expression: string; order: SortOrder }>>;
  /** Whether its records stand in an order that editors make by hand; the column is then `position`. */
  isOrderedByHand: boolean;
  /** Whether records can be drafts; the field is then `published`, beside those of the schedule. */
  hasDrafts: boolean;
  /** False where visitors see its records among others only. */
  hasOwnPage: boolean;
  /** The path of the page on which visitors see a record. */
  pathOf: (record: { slug: string }) => string;
  /** Whether records are found by the colours of their card's picture; what visitors see has them kept. */
  hasColours?: boolean;
  /** What sales may change of it as well, who write no content otherwise. */
  salesMayChange?: readonly NameOf<Fields>[];
  messages: { notFound: (key: string) => string };
  fields: Fields;
};

type FieldsOf<E> = E extends { fields: infer Fields extends Record<string, Field> } ? Fields : never;

/** What is written: every field, references as ids. */
export type EntityInput<E> = { [Name in keyof FieldsOf<E>]: InputValue<FieldsOf<E>[Name]> };

/** What is read: every field with references followed, and what the record itself carries. */
export type EntityRecord<E> = RecordMeta &
  Translated & {
    [Name in keyof FieldsOf<E>]: RecordValue<FieldsOf<E>[Name]>;
  };

export type RecordMeta = { id: number; version: number; createdAt: string; updatedAt: string };

/** Declares an entity; keeps the literal types of its fields and names, and refuses names that fit no field. */
export function defineEntity<
  const Fields extends Record<string, Field>,
  const Name extends EntityName,
  const Path extends string,
>(entity: Entity<Fields, Name, Path> & NoInfer<Precise<Fields>>): Entity<Fields, Name, Path> {
  return entity;
}

/**
 * The three meta fields that every entity with a page of its own has (specification/records.md, "Meta texts";
 * specification/records.md, "Required fields").
 */
export const metaFields = {
  metaTitle: {
    kind: 'text',
    partOf: ['seo', 'metaTitle'],
    label: 'Meta title',
    maxLength: 60,
    help: '50 to 60 characters',
    check: {
      lack: 'meta',
      severity: 'hint',
      empty: 'No meta title: search engines show the name',
      minLength: 30,
    },
  },
  metaDescription: {
    kind: 'text',
    partOf: ['seo', 'metaDescription'],
    label: 'Meta description',
    maxLength: 160,
    isMultiline: true,
    help: '150 to 160 characters',
    check: {
      lack: 'meta',
      severity: 'hint',
      empty: 'No meta description: search engines show the first sentences',
      minLength: 100,
    },
  },
  metaUrl: {
    kind: 'text',
    partOf: ['seo', 'metaUrl'],
    label: 'Meta address',
    maxLength: 500,
    isLink: true,
    help: 'Replaces the canonical address: a path of this site, or an address that starts with https://',
  },
} as const satisfies Record<string, TextField>;

/** When a record appears and goes by itself; every entity that has drafts has both. */
export const scheduleFields = {
  publishAt: {
    kind: 'dueTime',
    label: 'Publish at',
    help: 'A draft appears on the site at this time, by itself',
  },
  unpublishAt: {
    kind: 'dueTime',
    label: 'Take off the site at',
    help: 'It becomes a draft again at this time, by itself',
  },
} as const satisfies Record<string, Field>;
