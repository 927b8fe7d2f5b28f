import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

type DataTableProps = {
  caption: string;
  /** The heads of its columns, but for the last: what can be done with a row. */
  heads: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A table of rows, the last column of which holds their actions. */
export function DataTable({ caption, heads, className, children }: DataTableProps) {
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${className ?? ''}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
