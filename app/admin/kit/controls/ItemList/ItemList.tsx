import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { ListField } from '#content/documents/document-field.ts';
import { titleOfItem } from '#content/documents/document-places.ts';
import { isItemList } from '#content/documents/document-values.ts';
import { controlIdOf } from '../../api/field-names.ts';
import { newItemId, valuesOfItem } from '../../forms/document-form-values.ts';
import { placeIdOf } from '../../forms/focus-field.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { IconChevronRight, IconTrash } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { DragHandle } from '../../sorting/DragHandle/DragHandle.tsx';
import { MoveButtons } from '../../sorting/MoveButtons/MoveButtons.tsx';
import { type Move, moveItem } from '../../sorting/move-item.ts';
import { SortingArea } from '../../sorting/SortingArea/SortingArea.tsx';
import { useSortableItem } from '../../sorting/use-sortable-item.ts';
import { DocumentPlace } from '../DocumentField/DocumentPlace.tsx';
import styles from './ItemList.module.css';

export type ItemListProps = { list: ListField; idPath: string; path: string; form: FormState };

/** Lists longer than this begin folded. */
const shortList = 3;

const iconPixels = 18;

/** Items that are added, removed, folded and put in order, by pointer or keyboard. */
export function ItemList({ list, idPath, path, form }: ItemListProps) {
  const { help, maxItems, isFixed = false } = list;
  const [label, noun] = [t(list.label), t(list.noun)];
  const { ids, addedId, removedId, titleOf, ...items } = useItems({ list, idPath, form });
  const error = form.messages[idPath];
  const sorted = ids.map((id, index) => ({ id, title: titleOf(id) || `${noun} ${index + 1}` }));
  return (
    <fieldset
      id={placeIdOf(idPath)}
      className={styles.list}
      aria-describedby={error ? `${controlIdOf(idPath)}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {help ? <p className={styles.help}>{t(help)}</p> : null}
      <ListError id={`${controlIdOf(idPath)}-error`}>{error}</ListError>
      <SortingArea items={sorted} noun={noun} layout="column" onMove={items.move}>
        <ol className={styles.items} aria-label={t('{label} in their order', { label })}>
          {sorted.map(({ id, title }, index) => (
            <ItemRow
              key={id}
              {...{ id, index, title, list, form, isFixed }}
              idPath={`${idPath}/${id}`}
              path={`${path}.${index}`}
              count={ids.length}
              startsOpen={ids.length <= shortList || id === addedId}
              isNew={id === addedId}
              onMove={(by) => items.move({ from: index, to: index + by })}
              onRemove={() => items.remove(id, index)}
            />
          ))}
        </ol>
      </SortingArea>
      <RemovedNotice title={removedId && (titleOf(removedId) || noun)} onUndo={items.undo} />
      {isFixed ? null : <AddButton {...{ idPath, noun }} isFull={ids.length >= maxItems} onAdd={items.add} />}
    </fieldset>
  );
}

type ItemsOptions = { list: ListField; idPath: string; form: FormState };

/** The items of a list in a form: their ids in order, and what can be done with them. */
function useItems({ list, idPath, form }: ItemsOptions) {
  const value = form.values[idPath];
  const ids = Array.isArray(value) ? value : [];
  const [addedId, setAddedId] = useState<string>();
  const [removed, setRemoved] = useState<{ id: string; index: number }>();

  function titleOf(id: string): string {
    const { titleField, otherTitleField = titleField } = list;
    const titles = [titleField, otherTitleField].map((name) => [
      name,
      form.values[`${idPath}/${id}/${name}`],
    ]);
    const title = titleOfItem(list, { ...Object.fromEntries(titles), id });
    return list.fields[titleField]?.kind === 'choice' ? t(title) : title;
  }

  function move({ from, to }: Move): void {
    if (to >= 0 && to < ids.length) form.change(idPath, moveItem(ids, { from, to }));
  }

  function add(): void {
    const id = newItemId();
    for (const [inner, start] of Object.entries(valuesOfItem(list, `${idPath}/${id}`)))
      form.change(inner, start);
    form.change(idPath, [...ids, id]);
    setAddedId(id);
    setRemoved(undefined);
  }

  function remove(id: string, index: number): void {
    form.change(idPath, ids.toSpliced(index, 1));
    setRemoved({ id, index });
  }

  /** Puts back what was removed last; its values are still in the form. */
  function undo(): void {
    if (removed) form.change(idPath, ids.toSpliced(removed.index, 0, removed.id));
    setRemoved(undefined);
  }

  return { ids, addedId, removedId: removed?.id, titleOf, move, add, remove, undo };
}

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

/** One item: its title, what can be done with it, and unfolded its fields. */
function ItemRow(props: ItemRowProps) {
  const { id, idPath, path, title, list, form } = props;
  const { sortable, itemProps } = useSortableItem(id);
  const content = useId();
  const { isShown, setIsOpen, row } = useFolding(props);
  return (
    <li {...itemProps} className={styles.item} data-item={idPath}>
      <div className={styles.head}>
        <DragHandle sortable={sortable} label={t('Reorder: {title}', { title })} />
        <button
          type="button"
          className={styles.title}
          aria-expanded={isShown}
          aria-controls={content}
          onClick={() => setIsOpen(!isShown)}
        >
          <IconChevronRight size={iconPixels} className={styles.chevron} aria-hidden="true" />
          <span>
            {title} <span className={styles.details}>{detailsOf(list, idPath, form)}</span>
          </span>
        </button>
        <ItemActions {...props} />
      </div>
      <div
        id={content}
        ref={row}
        hidden={!isShown}
        className={styles.content}
        data-side-by-side={list.detailFields && ''}
      >
        {isShown
          ? Object.entries(list.fields).map(([name, field]) => {
              const here = { idPath: `${idPath}/${name}`, path: `${path}.${name}` };
              return isItemList(field) ? (
                <ItemList key={name} list={field} {...here} form={form} />
              ) : (
                <DocumentPlace key={name} field={field} {...here} form={form} />
              );
            })
          : null}
      </div>
    </li>
  );
}

/** `0.24 % EN 13755 2026-02-17`; a flag that is set by its label. */
function detailsOf({ detailFields = [], fields }: ListField, idPath: string, form: FormState): string {
  return detailFields
    .map((name) => {
      const value = form.values[`${idPath}/${name}`];
      return value === true ? t(fields[name]?.label ?? '') : value || '';
    })
    .filter(Boolean)
    .join(' ');
}

function ItemActions({ index, count, title, isFixed, onMove, onRemove }: ItemRowProps) {
  return (
    <div className={styles.actions}>
      <MoveButtons
        labels={[t('Move up: {title}', { title }), t('Move down: {title}', { title })]}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={onMove}
      />
      {isFixed ? null : (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('Remove: {title}', { title })}
          onClick={onRemove}
        >
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

/** Empty until an item has been removed: a status is only announced where it changes. */
function RemovedNotice({ title, onUndo }: { title: string | undefined; onUndo: () => void }) {
  return (
    <div role="status" className={styles.removed}>
      {title ? (
        <>
          {t('Removed: {title}.', { title })}
          <Button size="compact-sm" variant="default" onClick={onUndo}>
            {t('Undo')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

type AddButtonProps = { idPath: string; noun: string; isFull: boolean; onAdd: () => void };

function AddButton({ idPath, noun, isFull, onAdd }: AddButtonProps) {
  return (
    <div>
      <Button id={controlIdOf(idPath)} variant="default" disabled={isFull} onClick={onAdd}>
        {t('Add {noun}', { noun })}
      </Button>
    </div>
  );
}

function ListError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  );
}
