import { isDeepStrictEqual } from 'node:util';
import type { DocumentFields, ListField } from '../../documents/document-field.ts';
import { type Item, isItemList, itemsOf, type Values } from '../../documents/document-values.ts';

type States<T> = { from: T; to: T; current: T };

/**
 * Takes a document from one state to another, except for what somebody has changed since the first: that stays. Items
 * of a list are looked at one by one, each as a whole; other values, groups among them, as wholes.
 */
export function moveUnchanged(fields: DocumentFields, { from, to, current }: States<Values>): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const states = { from: from[name], to: to[name], current: current[name] };
      if (isDeepStrictEqual(states.current, states.from)) return [name, states.to];
      return [name, isItemList(field) ? moveItems(field, states) : states.current];
    }),
  );
}

function moveItems(list: ListField, states: States<unknown>): Item[] {
  const [from, to, current] = [itemsOf(states.from), itemsOf(states.to), itemsOf(states.current)];
  const idOf = ({ id }: Item) => id;
  const kept = current.flatMap((item) => {
    const isChanged = !isDeepStrictEqual(
      from.find(({ id }) => id === item.id),
      item,
    );
    return isChanged ? [item] : to.filter(({ id }) => id === item.id);
  });
  const known = new Set([...from, ...current].map(idOf));
  // What was not there before comes along; what somebody has removed since stays away.
  const added = to.filter(({ id }) => !known.has(id));
  return [...kept, ...added].slice(0, list.maxItems);
}
