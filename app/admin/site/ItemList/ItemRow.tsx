import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { ListField } from '#content/site-documents/document-field.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconGripVertical,
  IconTrash,
} from '../../icons/icons.ts';
import { DocumentPlace } from '../DocumentField/DocumentPlace.tsx';
import styles from './ItemList.module.css';

type ItemRowProps = {
  id: string;
  index: number;
  count: number;
  way: string;
  path: string;
  title: string;
  list: ListField;
  form: FormState;
  isFixed: boolean;
  startsOpen: boolean;
  /** It was added just now, and takes the focus. */
  isNew: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

const iconPixels = 18;

/** One item: its title, what can be done with it, and unfolded its fields. */
export function ItemRow(props: ItemRowProps) {
  const { id, way, path, title, list, form, isNew } = props;
  const sortable = useSortable({ id });
  const content = useId();
  const [isOpen, setIsOpen] = useState(props.startsOpen);
  const hasMessage = Object.keys(form.messages).some((inner) => inner.startsWith(`${way}/`));
  // It stays open while errors in it are being corrected.
  useEffect(() => {
    if (hasMessage) setIsOpen(true);
  }, [hasMessage]);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) row.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isNew]);
  const isShown = isOpen || hasMessage;
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.item}
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <div className={styles.head}>
        <ActionIcon
          ref={sortable.setActivatorNodeRef}
          variant="subtle"
          className={styles.grip}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={`Reorder: ${title}`}
        >
          <IconGripVertical size={iconPixels} />
        </ActionIcon>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isShown}
          aria-controls={content}
          onClick={() => setIsOpen(!isShown)}
        >
          <IconChevronRight size={iconPixels} className={styles.chevron} aria-hidden="true" />
          {title}
        </button>
        <ItemActions {...props} />
      </div>
      <div id={content} ref={row} hidden={!isShown} className={styles.content}>
        {isShown
          ? Object.entries(list.fields).map(([name, field]) => (
              <DocumentPlace
                key={name}
                field={field}
                way={`${way}/${name}`}
                path={`${path}.${name}`}
                form={form}
              />
            ))
          : null}
      </div>
    </li>
  );
}

function ItemActions({ index, count, title, isFixed, onMove, onRemove }: ItemRowProps) {
  return (
    <div className={styles.actions}>
      <ActionIcon
        variant="subtle"
        aria-label={`Move up: ${title}`}
        aria-disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={iconPixels} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={`Move down: ${title}`}
        aria-disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={iconPixels} />
      </ActionIcon>
      {isFixed ? null : (
        <ActionIcon variant="subtle" color="red" aria-label={`Remove: ${title}`} onClick={onRemove}>
          <IconTrash size={iconPixels} />
        </ActionIcon>
      )}
    </div>
  );
}
