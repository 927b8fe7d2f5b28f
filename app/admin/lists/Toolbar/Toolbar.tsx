import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

type ToolbarProps = {
  /** The search box, which is the widest. */
  search: ReactNode;
  /** Many controls, in narrower columns. */
  isDense?: boolean;
  children: ReactNode;
};

/** The search and the filters above a list. */
export function Toolbar({ search, isDense = false, children }: ToolbarProps) {
  return (
    <search className={styles.toolbar} data-dense={isDense}>
      <div className={styles.search}>{search}</div>
      {children}
    </search>
  );
}
