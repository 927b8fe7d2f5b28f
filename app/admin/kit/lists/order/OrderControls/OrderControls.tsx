import { use } from 'react';
import { t } from '../../../language/t.ts';
import { DragHandle } from '../../../sorting/DragHandle/DragHandle.tsx';
import { MoveButtons } from '../../../sorting/MoveButtons/MoveButtons.tsx';
import type { RowTools } from '../../list-definition.ts';
import { shortTitle } from '../../short-title.ts';
import { SortableRow } from '../sortable-row.ts';
import styles from './OrderControls.module.css';

/** What moves a row: a handle to drag, by pointer or keys, and a step up or down. Nothing where there is no order. */
export function OrderControls({ tools, titleId }: { tools: RowTools; titleId: string }) {
  const sortable = use(SortableRow);
  const { order } = tools;
  if (!sortable || !order) return null;
  return (
    <div className={styles.controls}>
      <DragHandle sortable={sortable} label={t('Reorder {title}', { title: shortTitle(tools.title) })} />
      <MoveButtons {...order} labels={[t('Move up'), t('Move down')]} describedBy={titleId} />
    </div>
  );
}
