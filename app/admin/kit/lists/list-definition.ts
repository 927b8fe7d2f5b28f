import type { ComponentType } from 'react';
import type { BulkActionName } from '#content/kit/bulk-actions.shared.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { Field, InputValue } from '#content/kit/field.ts';

/** Where the API and the back office keep an entity's records: its declared path. */
export type ListPath = Entity['path'];

type FieldsOf<E> = E extends { fields: infer Fields extends Record<string, Field> } ? Fields : never;
type ListedValue<F extends Field> = F extends { kind: 'reference' }
  ? string
  : F extends { kind: 'referenceList' }
    ? string[]
    : InputValue<F>;

/** A record of an entity as its list gets it from the API: the fields that the API knows by their declared names. */
export type Listed<E> = { id: number } & {
  [Name in keyof FieldsOf<E> as FieldsOf<E>[Name] extends { names: readonly (infer Known)[] }
    ? Name extends Known
      ? Name
      : never
    : Name]: ListedValue<FieldsOf<E>[Name]>;
};

/** The fields of a record that every list needs. */
export type ListedRecord = { id: number; published?: boolean; featured?: boolean };

export type Choice = { value: string; label: string };
/** A field that a list can be narrowed by, or `status` for its flags. */
export type FilterName = string;

/** A select above the list. Its choices are fixed, or loaded from the records. */
export type ListFilter = { name: FilterName; label: string; choices: readonly Choice[] | 'loaded' };
export type LoadedChoices = Partial<Record<FilterName, Choice[]>>;

export type SortOrder = 'asc' | 'desc';
export type ListSort = { by: string; order: SortOrder; label: string };

export type BulkAction = BulkActionName;

/** How a row moves in the order that is made by hand. */
export type RowOrder = { isFirst: boolean; isLast: boolean; onMove: (by: 1 | -1) => void };

/** The state and the actions of a row. */
export type RowTools = {
  title: string;
  editPath: string;
  /** Where it is looked at by whoever may not edit it; none where there is nothing beyond the list. */
  lookPath?: string | undefined;
  /** Of the list with its current query: the form leads back to it. */
  listHref: string;
  /** Where visitors see the record; none where it has no page of its own. */
  sitePath: string | undefined;
  isDraft: boolean;
  isSelected: boolean;
  /** The record was just saved in its form, so it is highlighted. */
  isJustSaved: boolean;
  isDeleting: boolean;
  select: (choice: { isSelected: boolean; isRange: boolean }) => void;
  remove: () => void;
  preview: () => void;
  /** Only where the order can be changed. */
  order?: RowOrder | undefined;
};

export type RowProps<Listed> = { record: Listed; tools: RowTools };

/** A table of the rows. */
export type TableProps<Listed> = {
  rows: readonly RowProps<Listed>[];
  sort: { by: string; order: SortOrder };
  onSort: (sort: { by: string; order: SortOrder }) => void;
};

/** What is special to the list of one entity (specification/back-office.md, "Lists"). */
export type ListDefinition<Listed extends ListedRecord> = {
  path: ListPath;
  title: string;
  /** Names in sentences: `product`, `products`. */
  noun: { one: string; many: string };
  /** What these records are, for someone who has none yet. */
  purpose: string;
  searchHint: string;
  filters: readonly ListFilter[];
  loadChoices?: () => Promise<LoadedChoices>;
  /** The first is the default order. */
  sorts: readonly [ListSort, ...ListSort[]];
  bulkActions: readonly BulkAction[];
  /** Whether the order of the site is made by hand: of all records, or of each value of the filter `orderedWithin`. */
  isOrderedByHand: boolean;
  orderedWithin: FilterName | undefined;
  /** What each record belongs to: without one of those there can be none of these. */
  owner: Pick<Entity, 'noun' | 'path'> | undefined;
  /** Shown if a record could not be deleted (specification/messages.md, "Back office"). */
  deleteFailure: string;
  titleOf: (record: Listed) => string;
  /** Undefined where records have no page of their own. */
  sitePathOf: (record: Listed) => string | undefined;
  /** Where a record is looked at by whoever may not edit it. */
  lookPathOf?: ((record: Listed) => string) | undefined;
} & Shape<Listed>;

/** How its records are shown: a table of rows, or a grid of cards with pictures. */
export type Shape<Listed> =
  | { Table: ComponentType<TableProps<Listed>>; Card?: undefined }
  | { Card: ComponentType<RowProps<Listed>>; Table?: undefined };

/** The list of any entity; its card or table takes records as declared. */
export type AnyList = ListDefinition<ListedRecord>;
