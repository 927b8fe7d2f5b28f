import type { ReactNode } from 'react';
import { t } from '../../../kit/language/t.ts';
import { ActionsCell, Cell, DataTable, selectHead } from '../../../kit/lists/DataTable/DataTable.tsx';
import { DeleteButton } from '../../../kit/lists/DeleteButton/DeleteButton.tsx';
import { rowHandle } from '../../../kit/lists/row-focus.ts';
import type { Column } from '../inbox.ts';
import styles from './RecordTable.module.css';

type Listed = { id: number; isRead?: boolean };

type RecordTableProps<Row extends Listed> = {
  caption: string;
  rows: readonly Row[];
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  /** The row's actions besides deleting; `nameId` is the id of the element that names the row. */
  actions?: (row: Row, nameId: string) => ReactNode;
  deletingIds: readonly number[];
  onDelete: (row: Row) => void;
  nameColumn: string;
};

/** A table of what visitors sent. Unread rows are bold and marked. */
export function RecordTable<Row extends Listed>(props: RecordTableProps<Row>) {
  const { caption, rows, columns } = props;
  return (
    <DataTable
      caption={caption}
      className={styles.table}
      heads={columns.map(({ label, kind }) => (kind === 'select' ? selectHead : label))}
    >
      {rows.map((row) => (
        <TableRow key={row.id} {...props} row={row} />
      ))}
    </DataTable>
  );
}

function TableRow<Row extends Listed>(props: RecordTableProps<Row> & { row: Row }) {
  const { row, columns, actions, deletingIds, onDelete, nameColumn } = props;
  const nameId = `row-${row.id}-name`;
  const isDeleting = deletingIds.includes(row.id);
  return (
    <tr {...rowHandle(row.id)} data-unread={row.isRead === false} data-deleting={isDeleting}>
      {columns.map(({ label, kind, isNamed, show }) =>
        label === nameColumn ? (
          <th key={label} scope="row" data-label={label} id={nameId}>
            {row.isRead === false ? <UnreadMark /> : null}
            {show(row)}
          </th>
        ) : (
          <Cell key={label} {...{ label, kind, isNamed }}>
            {show(row)}
          </Cell>
        ),
      )}
      <ActionsCell>
        {actions?.(row, nameId)}
        <DeleteButton describedBy={nameId} isDeleting={isDeleting} onDelete={() => onDelete(row)} />
      </ActionsCell>
    </tr>
  );
}

/** A filled square with a text for screen readers, so that it doesn't depend on colour. */
function UnreadMark() {
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">{t('Unread:')} </span>
    </span>
  );
}
