import { useMemo } from 'react';
import type { ItemListField } from '#content/kit/field.ts';
import { apiNameOf } from '../../api/field-names.ts';
import type { FormValue } from '../../api/form-values.ts';
import { closeItems, listFieldOf, openItems } from '../../forms/item-list-values.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { ItemList } from '../ItemList/ItemList.tsx';

type ItemListControlProps = { name: string; field: ItemListField; form: FormState };

/** The items of a record's list, edited as those of site documents are. */
export function ItemListControl({ name, field, form }: ItemListControlProps) {
  const list = useMemo(() => listFieldOf(field), [field]);
  const values = useMemo(() => openItems(name, field, form.values[name]), [name, field, form.values]);
  const inner: FormState = {
    ...{ ...form, values },
    change(idPath: string, value: FormValue) {
      const latest = openItems(name, field, form.latest.current.values[name]);
      form.change(name, closeItems(name, field, { ...latest, [idPath]: value }));
      form.setMessages(({ [idPath]: _solved, ...others }) => others);
    },
  };
  return <ItemList list={list} idPath={name} path={apiNameOf(name, field)} form={inner} />;
}
