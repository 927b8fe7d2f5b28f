import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { t } from '../../language/t.ts';
import { RowActions } from '../RowActions/RowActions.tsx';
import styles from './DataTable.module.css';

type DataTableProps = {
  caption: string;
  /** The heads of its columns, but for the one of actions: their words, or a head that does something. */
  heads: readonly (string | ReactElement)[];
  /** Whether there is something to be done with a row, in its last column. */
  hasActions?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A table of rows that are 44 px high, each named by a `th`, which holds a link or a button with `data-row-title` where
 * the row opens. Where there is no room for columns it is a list of the same rows.
 */
export function DataTable({ caption, heads, hasActions = true, className, children }: DataTableProps) {
  return (
    <table className={`${styles.table} ${className ?? ''}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) =>
            isValidElement(head) ? (
              head
            ) : (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
          {hasActions ? (
            <th scope="col" data-actions>
              {t('Actions')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export const selectHead = (
  <th key="select" scope="col" className={styles.select}>
    <span className="visually-hidden">{t('Select')}</span>
  </th>
);

export const pictureHead = (
  <th key="picture" scope="col" className={styles.pictures}>
    {t('Image')}
  </th>
);

/**
 * How a cell stands in a row of a list: `fact` among the others below the name, `state` before them, `select` and
 * `picture` at the row's beginning, `control` at its end, `wraps` in as many lines as it needs.
 */
export type CellKind = 'fact' | 'state' | 'select' | 'picture' | 'control' | 'wraps';

type CellProps = {
  label?: string | undefined;
  kind?: CellKind | undefined;
  /** In a list a fact doesn't explain itself: its label stands before it. */
  isNamed?: boolean | undefined;
  children?: ReactNode;
};

export function Cell({ label, kind = 'fact', isNamed = false, children }: CellProps) {
  return (
    <td className={styles[kind]} data-label={label} data-named={isNamed || undefined}>
      {children}
    </td>
  );
}

/** What can be done with a row. In a list it is shown as icons, or below the row where words are needed. */
export function ActionsCell({ isBelow = false, children }: { isBelow?: boolean; children: ReactNode }) {
  return (
    <td className={`${styles.actions} ${isBelow ? styles.below : ''}`}>
      <RowActions>{children}</RowActions>
    </td>
  );
}
