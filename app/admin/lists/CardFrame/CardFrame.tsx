import type { ReactNode } from 'react';
import type { RowTools } from '../list-definition.ts';
import styles from './CardFrame.module.css';

type CardFrameProps = {
  tools: Pick<RowTools, 'isSelected' | 'isDeleting' | 'isJustSaved'>;
  /** What can be done with the record: stays legible while it is being deleted. */
  foot: ReactNode;
  children: ReactNode;
};

/** The frame of a record as a card, in the states of its row. */
export function CardFrame({ tools, foot, children }: CardFrameProps) {
  return (
    <article
      className={styles.card}
      data-selected={tools.isSelected}
      data-deleting={tools.isDeleting}
      data-just-saved={tools.isJustSaved}
    >
      {children}
      <div className={styles.foot}>{foot}</div>
    </article>
  );
}
