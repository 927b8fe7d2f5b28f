import type { ComponentType } from 'react';
import { bulkActionsOf } from '#content/kit/bulk-actions.shared.ts';
import type { Entity } from '#content/kit/entity.ts';
import { fullNounOf } from '#content/kit/nouns.shared.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { getEntity } from '#content/registry.ts';
import type { AnyList, Listed, RowProps, TableProps } from './list-definition.ts';
import { filtersOf, loadChoicesOf } from './list-filters.ts';
import { sortsOf } from './list-sorts.ts';

type OwnParts<E> = {
  /** What these records are, for someone who has none yet. */
  purpose: string;
  searchHint: string;
  /** Labels of a filter's choices, where they differ from the stored values. */
  choiceLabels?: Readonly<Record<string, string>>;
  Card: ComponentType<RowProps<Listed<E>>>;
  Table?: ComponentType<TableProps<Listed<E>>>;
};

/** The list of an entity's records: what its declaration says, and what is its own. */
export function defineList<E extends Entity>(entity: E, own: OwnParts<E>): AnyList {
  const { path, listTitle: title, noun, card } = entity;
  return {
    ...{ path, title, noun, purpose: own.purpose, searchHint: own.searchHint },
    filters: filtersOf(entity, own.choiceLabels),
    loadChoices: loadChoicesOf(entity),
    sorts: sortsOf(entity),
    bulkActions: bulkActionsOf(entity),
    isOrderedByHand: entity.isOrderedByHand,
    ...ownerOf(entity),
    deleteFailure: `Error deleting ${fullNounOf(entity).one}. Please try again.`,
    titleOf: (record) => String(Reflect.get(record, card.title) ?? ''),
    sitePathOf: (record) => (entity.hasOwnPage ? pathOfRecord(entity, record) : undefined),
    // The API gives every list the records of its own entity.
    Card: own.Card as AnyList['Card'],
    ...(own.Table && { Table: own.Table as NonNullable<AnyList['Table']> }),
  };
}

/** What each of its records belongs to, and the field that says so. */
function ownerOf({ fields }: Entity): Pick<AnyList, 'orderedWithin' | 'owner'> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'reference') return { orderedWithin: name, owner: getEntity(field.to) };
  }
  return { orderedWithin: undefined, owner: undefined };
}
