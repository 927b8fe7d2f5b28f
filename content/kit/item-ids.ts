import { numberedSlug, slugFrom } from './slug-from.ts';

export const itemIdPattern = /^[a-z0-9][a-z0-9-]{0,119}$/;
export const itemIdMessage = 'An id has lower-case letters, digits and hyphens';

export function sameIdMessage(id: string): string {
  return `Two items have the id "${id}"`;
}

/** The index of every id that another item before it has. */
export function findRepeatedIds(ids: readonly (string | undefined)[]): { index: number; id: string }[] {
  return ids.flatMap((id, index) => (id !== undefined && ids.indexOf(id) !== index ? [{ index, id }] : []));
}

/** Items with an id for each that has none yet, made from what it is called. */
export function nameItems<Item extends object>(
  items: readonly Item[],
  { titleOf, noun }: { titleOf: (item: Item) => string; noun: string },
): (Item & { id: string })[] {
  const idOf = (item: Item): unknown => Reflect.get(item, 'id');
  const taken = new Set(items.map(idOf));
  return items.map((item) => {
    const own = idOf(item);
    if (typeof own === 'string') return { ...item, id: own };
    const base = slugFrom(titleOf(item), slugFrom(noun));
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = numberedSlug(base, count);
    taken.add(id);
    return { ...item, id };
  });
}
