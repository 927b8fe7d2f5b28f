import { Checkbox } from '@mantine/core';
import { t } from '../../language/t.ts';
import type { RowTools } from '../list-definition.ts';
import { shortTitle } from '../short-title.ts';
import styles from './RowCheckbox.module.css';

/** Ticks a row for the bulk actions; with Shift, everything since the last one touched. */
export function RowCheckbox({
  tools,
}: {
  tools: Pick<RowTools, 'title' | 'isSelected' | 'isDeleting' | 'select'>;
}) {
  return (
    <Checkbox
      className={styles.box}
      aria-label={t('Select {title}', { title: shortTitle(tools.title) })}
      checked={tools.isSelected}
      disabled={tools.isDeleting}
      onChange={(event) =>
        tools.select({
          isSelected: event.currentTarget.checked,
          // A change of a checkbox comes from a click, by mouse or by keyboard.
          isRange: event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
        })
      }
    />
  );
}
