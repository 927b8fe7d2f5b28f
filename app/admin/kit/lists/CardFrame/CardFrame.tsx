import { type ReactNode, useId } from 'react';
import type { RowTools } from '../list-definition.ts';
import { RecordActions } from '../RecordActions/RecordActions.tsx';
import { RowActions } from '../RowActions/RowActions.tsx';
import styles from './CardFrame.module.css';

type CardFrameProps = {
  tools: RowTools;
  /** Of the foot, which stays legible while the record is being deleted. */
  className: string | undefined;
  /** @param titleId the id that the record's title needs, since it names the actions */
  children: (titleId: string) => ReactNode;
};

/** The frame of a record as a card, in the states of its row. */
export function CardFrame({ tools, className, children }: CardFrameProps) {
  const titleId = useId();
  return (
    <article
      className={styles.card}
      data-selected={tools.isSelected}
      data-deleting={tools.isDeleting}
      data-just-saved={tools.isJustSaved}
      data-ordered={tools.order !== undefined}
    >
      {children(titleId)}
      <div className={className}>
        <RowActions>
          <RecordActions tools={tools} titleId={titleId} />
        </RowActions>
      </div>
    </article>
  );
}
