import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '../../icons/icons.ts';
import type { Sortable } from '../use-sortable-item.ts';
import styles from './DragHandle.module.css';

/** The handle that an item is dragged by, with a pointer or with keys. */
export function DragHandle({ sortable, label }: { sortable: Sortable; label: string }) {
  return (
    <ActionIcon
      ref={sortable.setActivatorNodeRef}
      variant="subtle"
      className={styles.handle}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={label}
    >
      <IconGripVertical size={18} />
    </ActionIcon>
  );
}
