import { ActionIcon } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { ListField } from '#content/site-documents/document-field.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { IconChevronRight, IconTrash } from '../../icons/icons.ts';
import { DragHandle } from '../../sorting/DragHandle/DragHandle.tsx';
import { MoveButtons } from '../../sorting/MoveButtons/MoveButtons.tsx';
import { useSortableItem } from '../../sorting/use-sortable-item.ts';
import { DocumentPlace } from '../DocumentField/DocumentPlace.tsx';
import styles from './ItemList.module.css';

type ItemRowProps = {
  id: string;
  index: number;
  count: number;
  idPath: string;
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
  const { id, idPath, path, title, list, form } = props;
  const { sortable, itemProps } = useSortableItem(id);
  const content = useId();
  const { isShown, setIsOpen, row } = useFolding(props);
  return (
    <li {...itemProps} className={styles.item} data-item={idPath}>
      <div className={styles.head}>
        <DragHandle sortable={sortable} label={`Reorder: ${title}`} />
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
                idPath={`${idPath}/${name}`}
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
      <MoveButtons
        labels={[`Move up: ${title}`, `Move down: ${title}`]}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={onMove}
      />
      {isFixed ? null : (
        <ActionIcon variant="subtle" color="red" aria-label={`Remove: ${title}`} onClick={onRemove}>
          <IconTrash size={iconPixels} />
        </ActionIcon>
      )}
    </div>
  );
}

/** It stays open while errors in it are being corrected. */
function useFolding({ idPath, form, startsOpen, isNew }: ItemRowProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const hasMessage = Object.keys(form.messages).some((inner) => inner.startsWith(`${idPath}/`));
  useEffect(() => {
    if (hasMessage) setIsOpen(true);
  }, [hasMessage]);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) row.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isNew]);
  return { isShown: isOpen || hasMessage, setIsOpen, row };
}
