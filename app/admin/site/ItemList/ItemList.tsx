import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ListField } from '#content/site-documents/document-field.ts';
import { titleOfItem } from '#content/site-documents/document-places.ts';
import { controlIdOf } from '../../forms/field-names.ts';
import { placeIdOf } from '../../forms/focus-field.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { newItemId, valuesOfItem } from '../document-form-values.ts';
import styles from './ItemList.module.css';
import { ItemRow } from './ItemRow.tsx';

export type ItemListProps = { list: ListField; way: string; path: string; form: FormState };

/** Lists longer than this begin folded. */
const shortList = 3;
/** A finger must rest a moment before it drags: otherwise the page could not be scrolled. */
const touch = { delay: 200, tolerance: 8 };

/** Items that are added, removed, folded and put in order, by pointer or keyboard. */
export function ItemList({ list, way, path, form }: ItemListProps) {
  const { label, help, noun, maxItems, isFixed = false } = list;
  const value = form.values[way];
  const ids = Array.isArray(value) ? value : [];
  const error = form.messages[way];
  const [added, setAdded] = useState<string>();
  const [removed, setRemoved] = useState<{ id: string; index: number }>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: touch }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const titleOf = (id: string) =>
    titleOfItem(list, {
      id,
      [list.titleField]: list.titleField === 'id' ? id : form.values[`${way}/${id}/${list.titleField}`],
    });
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length || to === from) return;
    form.change(way, ids.toSpliced(from, 1).toSpliced(to, 0, id));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) =>
    move(ids.indexOf(String(active.id)), ids.indexOf(String(over?.id)));
  const add = () => {
    const id = newItemId();
    for (const [inner, start] of Object.entries(valuesOfItem(list, `${way}/${id}`)))
      form.change(inner, start);
    form.change(way, [...ids, id]);
    setAdded(id);
    setRemoved(undefined);
  };
  const remove = (id: string, index: number) => {
    form.change(way, ids.toSpliced(index, 1));
    setRemoved({ id, index });
  };
  const undo = () => {
    if (removed) form.change(way, ids.toSpliced(removed.index, 0, removed.id));
    setRemoved(undefined);
  };
  return (
    <fieldset
      id={placeIdOf(way)}
      className={styles.list}
      aria-describedby={error ? `${controlIdOf(way)}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {help ? <p className={styles.help}>{help}</p> : null}
      {error ? (
        <p className={styles.error} id={`${controlIdOf(way)}-error`}>
          {error}
        </p>
      ) : null}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={styles.items} aria-label={`${label} in their order`}>
            {ids.map((id, index) => (
              <ItemRow
                key={id}
                {...{ id, index, list, form, isFixed }}
                way={`${way}/${id}`}
                path={`${path}.${index}`}
                title={titleOf(id) || `${noun} ${index + 1}`}
                count={ids.length}
                startsOpen={ids.length <= shortList || id === added}
                isNew={id === added}
                onMove={(by) => move(index, index + by)}
                onRemove={() => remove(id, index)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div role="status" className={styles.removed}>
        {removed ? (
          <>
            {`Removed: ${titleOf(removed.id) || noun}.`}
            <Button size="compact-sm" variant="default" onClick={undo}>
              Undo
            </Button>
          </>
        ) : null}
      </div>
      {isFixed ? null : (
        <div>
          <Button id={controlIdOf(way)} variant="default" disabled={ids.length >= maxItems} onClick={add}>
            {`Add ${noun}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
