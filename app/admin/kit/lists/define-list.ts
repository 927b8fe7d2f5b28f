import { bulkActionsOf } from '#content/kit/bulk-actions.shared.ts';
import type { Entity } from '#content/kit/entity.ts';
import { parseSort } from '#content/kit/list-sorts.shared.ts';
import { messageNounOf } from '#content/kit/nouns.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { toSnakeCase } from '#content/kit/spellings.shared.ts';
import { getEntity } from '#content/registry.ts';
import { nounOf } from '../language/nouns.ts';
import { t } from '../language/t.ts';
import type {
  AnyList,
  Choice,
  Listed,
  ListedRecord,
  ListFilter,
  ListSort,
  LoadedChoices,
  Shape,
} from './list-definition.ts';
import { loadReferenced, loadUsed } from './load-choices.ts';

const metaLabels = new Map(
  Object.entries({
    'id asc': t('As on the site'),
    'position asc': t('As on the site'),
    'createdAt desc': t('Newest first'),
    'updatedAt desc': t('Last changed first'),
  }),
);

/** Whether visitors see a record. */
const publishedChoices = [
  { value: 'published', label: t('Published') },
  { value: 'draft', label: t('Draft') },
  { value: 'scheduled', label: t('Scheduled') },
] as const;

/** Whether a record is featured (specification/back-office.md, "Lists"). */
const featuredChoices = [
  { value: 'featured', label: t('Featured') },
  { value: 'regular', label: t('Regular') },
] as const;

type OwnParts<E> = {
  /** What these records are, for someone who has none yet. */
  purpose: string;
  searchHint: string;
  /** Labels of a filter's choices, where they differ from the stored values. */
  choiceLabels?: Readonly<Record<string, string>>;
  /** Where a record is looked at by whoever may not edit it. */
  lookPathOf?: (record: ListedRecord) => string;
} & Shape<Listed<E>>;

/** The list of an entity's records: what its declaration says, and what is its own. */
export function defineList<E extends Entity>(entity: E, own: OwnParts<E>): AnyList {
  const { path, card } = entity;
  return {
    ...{ path, title: t(entity.listTitle), noun: nounOf(entity.noun) },
    ...{ purpose: own.purpose, searchHint: own.searchHint },
    filters: filtersOf(entity, own.choiceLabels),
    loadChoices: loadChoicesOf(entity),
    sorts: sortsOf(entity),
    bulkActions: bulkActionsOf(entity),
    isOrderedByHand: entity.isOrderedByHand,
    ...ownerOf(entity),
    deleteFailure: t('Error deleting {noun}. Please try again.', { noun: t(messageNounOf(entity)) }),
    titleOf: (record) => String(Reflect.get(record, card.title) ?? ''),
    lookPathOf: own.lookPathOf,
    sitePathOf: (record) => (entity.hasOwnPage ? pathOfRecord(entity, record) : undefined),
    // The API gives every list the records of its own entity.
    ...((own.Table ? { Table: own.Table } : { Card: own.Card }) as unknown as Shape<ListedRecord>),
  };
}

/** The selects above the list of an entity: a field each, and one for all its flags. */
function filtersOf(entity: Entity, choiceLabels: Readonly<Record<string, string>> = {}): ListFilter[] {
  const statuses: Choice[] = [
    ...(isNarrowedBy(entity, 'featured') ? featuredChoices : []),
    ...(isNarrowedBy(entity, 'published') ? publishedChoices : []),
  ];
  const fields = filterNamesOf(entity).flatMap((name): ListFilter[] => {
    const field = entity.fields[name];
    if (!field || field.kind === 'flag') return [];
    const options = field.kind === 'choice' ? field.options : undefined;
    const choices = options?.map((value) => ({ value, label: t(ownValue(choiceLabels, value) ?? value) }));
    const label = t(field.label);
    // Beside a field of that name, the flags are among its choices.
    if (name === 'status') return [{ name, label, choices: [...(choices ?? []), ...statuses] }];
    return [{ name: toSnakeCase(name), label, choices: choices ?? 'loaded' }];
  });
  const hasOwnStatus = fields.some(({ name }) => name === 'status');
  return statuses.length > 0 && !hasOwnStatus
    ? [...fields, { name: 'status', label: t('Status'), choices: statuses }]
    : fields;
}

/** @returns a function that requests the choices that depend on the records */
function loadChoicesOf(entity: Entity): () => Promise<LoadedChoices> {
  return async () => {
    const choices: LoadedChoices = {};
    for (const name of filterNamesOf(entity)) {
      const field = entity.fields[name];
      if (field?.kind === 'reference') choices[name] = await loadReferenced(field.to);
      if (field?.kind === 'text' || field?.kind === 'count')
        choices[toSnakeCase(name)] = await loadUsed(entity.path, name);
    }
    return choices;
  };
}

function filterNamesOf({ filters }: Entity): string[] {
  return [...filters.visitor, ...filters.administrator];
}

function isNarrowedBy(entity: Entity, flag: string): boolean {
  return filterNamesOf(entity).includes(flag);
}

/** The orders that a list offers, with their labels. */
function sortsOf(entity: Entity): [ListSort, ...ListSort[]] {
  const [first, ...others] = entity.sorts;
  return [toListSort(entity, first), ...others.map((sort) => toListSort(entity, sort))];
}

function toListSort(entity: Entity, sort: string): ListSort {
  const { by, order } = parseSort(sort);
  return { by: toSnakeCase(by), order, label: metaLabels.get(sort) ?? labelOf(entity, { by, order }) };
}

function labelOf(entity: Entity, { by, order }: { by: string; order: 'asc' | 'desc' }): string {
  const field = entity.fields[by];
  const label = t(field?.label ?? by);
  if (field?.kind === 'time') return order === 'desc' ? t('Newest first') : t('Oldest first');
  if (field?.kind === 'count')
    return order === 'desc' ? t('Most {label} first', { label }) : t('Fewest {label} first', { label });
  return `${label}, ${order === 'asc' ? t('A to Z') : t('Z to A')}`;
}

/** What each of its records belongs to, and the field that says so. */
function ownerOf({ fields }: Entity): Pick<AnyList, 'orderedWithin' | 'owner'> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'reference') return { orderedWithin: name, owner: getEntity(field.to) };
  }
  return { orderedWithin: undefined, owner: undefined };
}
