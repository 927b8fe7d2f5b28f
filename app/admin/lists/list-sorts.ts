import type { Entity } from '#content/kit/entity.ts';
import { parseSort } from '#content/kit/list-sorts.shared.ts';
import { toSnakeCase } from '#content/kit/spellings.shared.ts';
import type { ListSort } from './list-definition.ts';

const metaLabels: Record<string, string> = {
  'id asc': 'As on the site',
  'position asc': 'As on the site',
  'createdAt desc': 'Newest first',
  'updatedAt desc': 'Last changed first',
};

/** The orders that a list offers, with their labels. */
export function sortsOf(entity: Entity): [ListSort, ...ListSort[]] {
  const [first, ...others] = entity.sorts;
  return [toListSort(entity, first), ...others.map((sort) => toListSort(entity, sort))];
}

function toListSort(entity: Entity, sort: string): ListSort {
  const { by, order } = parseSort(sort);
  return { by: toSnakeCase(by), order, label: metaLabels[sort] ?? labelOf(entity, { by, order }) };
}

function labelOf(entity: Entity, { by, order }: { by: string; order: 'asc' | 'desc' }): string {
  const field = entity.fields[by];
  const label = field?.label ?? by;
  if (field?.kind === 'time') return order === 'desc' ? 'Newest first' : 'Oldest first';
  if (field?.kind === 'count') return `${order === 'desc' ? 'Most' : 'Fewest'} ${label.toLowerCase()} first`;
  return `${label}, ${order === 'asc' ? 'A to Z' : 'Z to A'}`;
}
