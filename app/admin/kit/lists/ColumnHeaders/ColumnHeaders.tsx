import type { ReactElement } from 'react';
import type { Entity } from '#content/kit/entity.ts';
import { parseSort } from '#content/kit/list-sorts.shared.ts';
import { toSnakeCase } from '#content/kit/spellings.shared.ts';
import { IconArrowDown, IconArrowUp } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import type { SortOrder } from '../list-definition.ts';
import styles from './ColumnHeaders.module.css';

const iconPixels = 14;

type ColumnHeadersProps = {
  entity: Pick<Entity, 'card' | 'columns' | 'fields' | 'sorts'>;
  sort: { by: string; order: SortOrder };
  onSort: (sort: { by: string; order: SortOrder }) => void;
};

/** The heads of an entity's title and its declared columns; those of fields that lists can be sorted by sort it. */
export function columnHeaders({ entity, ...sorting }: ColumnHeadersProps): ReactElement[] {
  return [entity.card.title, ...entity.columns].map((name) => {
    const label = t(entity.fields[name]?.label ?? name);
    const isSortable = entity.sorts.some((sort) => parseSort(sort).by === name);
    if (!isSortable) {
      return (
        <th key={name} scope="col">
          {label}
        </th>
      );
    }
    return (
      <SortableHeader key={name} by={toSnakeCase(name)} {...sorting}>
        {label}
      </SortableHeader>
    );
  });
}

type SortableHeaderProps = {
  by: string;
  children: string;
  sort: { by: string; order: SortOrder };
  onSort: (sort: { by: string; order: SortOrder }) => void;
};

/** The head of a column that sorts the table; clicking it again reverses the order. */
function SortableHeader({ by, children, sort, onSort }: SortableHeaderProps) {
  const order = sort.by === by ? sort.order : undefined;
  const Icon = order === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={ariaSortOf(order)}>
      <button
        type="button"
        className={styles.button}
        onClick={() => onSort({ by, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {children}
        <Icon className={styles.icon} data-active={order !== undefined} size={iconPixels} aria-hidden />
      </button>
    </th>
  );
}

function ariaSortOf(order: SortOrder | undefined): 'ascending' | 'descending' | undefined {
  if (!order) return undefined;
  return order === 'asc' ? 'ascending' : 'descending';
}
