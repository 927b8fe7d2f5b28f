import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

type DataTableProps = {
  caption: string;
  /** The heads of its columns, but for the one of actions. */
  heads: ReactNode;
  /** Whether there is something to be done with a row, in its last column. */
  hasActions?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A table of rows, the last column of which holds their actions, where there are some. */
export function DataTable({ caption, heads, hasActions = true, className, children }: DataTableProps) {
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${className ?? ''}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads}
            {hasActions ? <th scope="col">Actions</th> : null}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
