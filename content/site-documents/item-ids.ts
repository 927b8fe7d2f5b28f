import { numberedSlug, slugFrom } from '../kit/slug-from.ts';
import type { DocumentFields, ListField } from './document-field.ts';
import { titleOfItem } from './document-places.ts';
import { type Item, isItemList, isValues, type Values } from './document-values.ts';

/** The values with an id for every item that has none yet, made from what it is called. */
export function giveItemIds(fields: DocumentFields, values: Values): Values {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    const field = fields[name];
    if (field?.kind === 'group' && isValues(value)) return [name, giveItemIds(field.fields, value)];
    if (field && isItemList(field) && Array.isArray(value)) return [name, nameItems(field, value)];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

function nameItems(list: ListField, items: Values[]): Item[] {
  const taken = new Set(items.map(({ id }) => id));
  return items.map((item) => {
    if (typeof item.id === 'string') return { ...item, id: item.id };
    const base = slugFrom(titleOfItem(list, item), slugFrom(list.noun));
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = numberedSlug(base, count);
    taken.add(id);
    return { ...item, id };
  });
}
