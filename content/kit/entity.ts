import type { ContentTable } from '#database/schema.ts';
import type { EntityName, Field, InputValue, RecordValue, TextField } from './field.ts';

/** One kind of record that the company publishes, declared once. */
export type Entity<Fields extends Record<string, Field> = Record<string, Field>> = {
  name: EntityName;
  table: ContentTable;
  /** The API's path below `/api`, e.g. `products`. */
  path: string;
  label: { one: string; many: string };
  /** The field that names a record to a person. */
  titleField: string;
  /** Whether records can be drafts; the field is then `published`. */
  hasDrafts: boolean;
  defaultSort: { by: string; order: 'asc' | 'desc' };
  messages: { notFound: (key: string) => string };
  fields: Fields;
};

type FieldsOf<E> = E extends Entity<infer Fields> ? Fields : never;

/** What is written: every field, references as ids. */
export type EntityInput<E> = { [Name in keyof FieldsOf<E>]: InputValue<FieldsOf<E>[Name]> };

/** What is read: every field with references followed, and what the record itself carries. */
export type EntityRecord<E> = RecordMeta & {
  [Name in keyof FieldsOf<E>]: RecordValue<FieldsOf<E>[Name]>;
};

export type RecordMeta = { id: number; version: number; createdAt: string; updatedAt: string };

/** Declares an entity; keeps the literal types of its fields. */
export function defineEntity<const Fields extends Record<string, Field>>(
  entity: Entity<Fields>,
): Entity<Fields> {
  return entity;
}

/**
 * The three meta fields that every entity with a page of its own has (specification/records.md, "Meta texts";
 * specification/records.md, "Required fields").
 */
export const metaFields = {
  metaTitle: { kind: 'text', label: 'Meta title', maxLength: 60, help: '50 to 60 characters' },
  metaDescription: {
    kind: 'text',
    label: 'Meta description',
    maxLength: 160,
    isMultiline: true,
    help: '150 to 160 characters',
  },
  metaUrl: {
    kind: 'text',
    label: 'Meta address',
    maxLength: 500,
    isLink: true,
    help: 'Replaces the canonical address: a path of this site, or an address that starts with https://',
  },
} as const satisfies Record<string, TextField>;
