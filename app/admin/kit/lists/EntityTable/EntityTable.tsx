import { type ComponentType, type ReactNode, useId } from 'react';
import type { Entity } from '#content/kit/entity.ts';
import { May } from '../../access/May/May.tsx';
import { t } from '../../language/t.ts';
import { Thumb } from '../../page-parts/Thumb/Thumb.tsx';
import { useSortableItem } from '../../sorting/use-sortable-item.ts';
import { columnHeaders } from '../ColumnHeaders/ColumnHeaders.tsx';
import { ActionsCell, Cell, DataTable, pictureHead, selectHead } from '../DataTable/DataTable.tsx';
import type { Listed, RowProps, TableProps } from '../list-definition.ts';
import { SortableRow } from '../order/sortable-row.ts';
import { RecordActions } from '../RecordActions/RecordActions.tsx';
import { RecordLink } from '../RecordLink/RecordLink.tsx';
import { RowCheckbox } from '../RowCheckbox/RowCheckbox.tsx';
import { rowHandle } from '../row-focus.ts';
import styles from './EntityTable.module.css';

/** What the cell of a column shows, and whether it is the state of the record. */
export type ShownCell = { content: ReactNode; isState?: boolean };
type CellOf<E> = (record: Listed<E>, name: string) => ShownCell;

/**
 * A table of an entity's records: picture, title with path, the declared columns (specification/back-office.md, "Lists").
 * @param className may give the columns widths
 */
export function defineTable<E extends Entity>(
  entity: E,
  cellOf: CellOf<E>,
  className = '',
): ComponentType<TableProps<Listed<E>>> {
  return function EntityTable({ rows, sort, onSort }) {
    return (
      <DataTable
        caption={t(entity.listTitle)}
        className={`${styles.table} ${className}`}
        heads={[selectHead, pictureHead, ...columnHeaders({ entity, sort, onSort })]}
      >
        {rows.map((row) => (
          <Row key={row.record.id} {...row} entity={entity} cellOf={cellOf} />
        ))}
      </DataTable>
    );
  };
}

function Row<E extends Entity>(props: RowProps<Listed<E>> & { entity: E; cellOf: CellOf<E> }) {
  const { record, tools, entity, cellOf } = props;
  const titleId = useId();
  const { sortable, itemProps } = useSortableItem(record.id);
  return (
    <tr
      {...rowHandle(record.id)}
      {...itemProps}
      data-selected={tools.isSelected}
      data-deleting={tools.isDeleting}
      data-just-saved={tools.isJustSaved}
      data-ordered={tools.order !== undefined}
    >
      <Cell kind="select">
        <May permission="content">
          <RowCheckbox tools={tools} />
        </May>
      </Cell>
      <Cell kind="picture">
        <Thumb path={String(Reflect.get(record, entity.card.picture))} width={36} height={36} />
      </Cell>
      <th scope="row">
        <RecordLink id={titleId} tools={tools}>
          {tools.title}
        </RecordLink>{' '}
        <span className={styles.path}>{tools.sitePath}</span>
      </th>
      {entity.columns.map((name) => {
        const { content, isState } = cellOf(record, name);
        return (
          <Cell key={name} kind={isState ? 'state' : 'fact'}>
            {content}
          </Cell>
        );
      })}
      <ActionsCell>
        <SortableRow value={sortable}>
          <RecordActions tools={tools} titleId={titleId} />
        </SortableRow>
      </ActionsCell>
    </tr>
  );
}
