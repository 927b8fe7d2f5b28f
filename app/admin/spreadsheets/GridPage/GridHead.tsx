import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import styles from './GridPage.module.css';
import { columnStyle, isShown, type ShownColumns } from './use-grid-window.ts';

type GridHeadProps = { columns: readonly SheetColumn[]; shown: ShownColumns; width: number };

/** The labels of the columns; they stay in view. */
export function GridHead({ columns, shown, width }: GridHeadProps) {
  return (
    <div role="rowgroup" className={styles.head} style={{ width }}>
      <div role="row" tabIndex={-1} aria-rowindex={1} className={styles.row}>
        {columns.map(({ name, field }, index) =>
          isShown(index, shown) ? (
            <div
              key={name}
              role="columnheader"
              tabIndex={-1}
              aria-colindex={index + 1}
              className={styles.cell}
              style={columnStyle(columns, { index, shown })}
              data-first={index === 0 || undefined}
            >
              {field.label}
            </div>
          ) : null,
        )}
      </div>
    </div>
  );
}
