import { IconArrowDown, IconArrowUp } from '../../icons/icons.ts';
import type { SortOrder } from '../list-definition.ts';
import styles from './SortableHeader.module.css';

type SortableHeaderProps = {
  by: string;
  children: string;
  sort: { by: string; order: SortOrder };
  onSort: (sort: { by: string; order: SortOrder }) => void;
};

const iconPixels = 14;

/** The head of a column that sorts the table; clicking it again reverses the order. */
export function SortableHeader({ by, children, sort, onSort }: SortableHeaderProps) {
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
