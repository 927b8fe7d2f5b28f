import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import styles from './GridPage.module.css';

/** The labels of the columns; they stay in view. */
export function GridHead({ columns }: { columns: readonly SheetColumn[] }) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" tabIndex={-1} aria-rowindex={1} className={styles.row}>
        {columns.map(({ name, field }, index) => (
          <div
            key={name}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={index + 1}
            className={styles.cell}
            data-kind={field.kind}
            data-first={index === 0 || undefined}
          >
            {field.label}
          </div>
        ))}
      </div>
    </div>
  );
}
