import { useState } from 'react';
import type { ListField } from '#content/site-documents/document-field.ts';
import { titleOfItem } from '#content/site-documents/document-places.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { type Move, moveItem } from '../../sorting/move-item.ts';
import { newItemId, valuesOfItem } from '../document-form-values.ts';

type ItemsOptions = { list: ListField; idPath: string; form: FormState };

/** The items of a list in a form: their ids in order, and what can be done with them. */
export function useItems({ list, idPath, form }: ItemsOptions) {
  const value = form.values[idPath];
  const ids = Array.isArray(value) ? value : [];
  const [addedId, setAddedId] = useState<string>();
  const [removed, setRemoved] = useState<{ id: string; index: number }>();

  function titleOf(id: string): string {
    const title = list.titleField === 'id' ? id : form.values[`${idPath}/${id}/${list.titleField}`];
    return titleOfItem(list, { id, [list.titleField]: title });
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
