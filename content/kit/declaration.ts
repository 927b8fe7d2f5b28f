import type { Field } from './field.ts';

/** Who reads records: drafts are shown to administrators only. */
export type Reader = 'visitor' | 'administrator';

export type Card<Name extends string> = {
  /** The field that names a record to a person. */
  title: Name;
  picture: Name;
  /** What tells records of one name apart, in a line. */
  details: readonly Name[];
  /** The text that describes a record where it has no meta description. */
  summary: Name;
  /** Whether a record without its picture lacks something. */
  needsPicture: boolean;
};

/** A field and a direction; `likes desc` counts down. */
export type ListSort<Name extends string> = `${Name | MetaName} ${SortOrder}`;
export type SortOrder = 'asc' | 'desc';
type MetaName = 'id' | 'createdAt' | 'updatedAt' | 'position';

/** What the names of a declaration must be: fields of the fitting kind. */
export type Precise<Fields extends Record<string, Field>> = {
  card: {
    title: NamesOfKind<Fields, 'text' | 'slug'>;
    picture: NamesOfKind<Fields, 'media'>;
    details: readonly NamesOfKind<Fields, 'text' | 'choice' | 'reference'>[];
    summary: NamesOfKind<Fields, 'text'>;
  };
  columns: readonly NamesOfKind<Fields, 'text' | 'choice' | 'reference' | 'count' | 'flag'>[];
  filters: Record<Reader, readonly NamesOfKind<Fields, 'text' | 'choice' | 'reference' | 'count' | 'flag'>[]>;
  minimums?: readonly NamesOfKind<Fields, 'count'>[];
  sorts: readonly ListSort<SortableNames<Fields>>[];
  hasDrafts: Fields extends {
    published: { kind: 'flag' };
    publishAt: { kind: 'dueTime' };
    unpublishAt: { kind: 'dueTime' };
  }
    ? true
    : false;
  hasOwnPage: Fields extends { slug: { kind: 'slug' } } ? true : false;
};

type NamesOfKind<Fields extends Record<string, Field>, Kind extends Field['kind']> = {
  [Name in keyof Fields & string]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields & string];

type SortableNames<Fields extends Record<string, Field>> = {
  [Name in keyof Fields & string]: Fields[Name] extends { isSortable: true } ? Name : never;
}[keyof Fields & string];
