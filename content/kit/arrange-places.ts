type Place = { id: number; position: number };

/**
 * Gives records the order that their ids are listed in: they share out the places that they hold together, and all
 * others keep theirs. So a list of some does not move those that nobody spoke of.
 * @param places all of them, as they stand now
 * @returns only the places that change
 */
export function arrangePlaces(places: readonly Place[], ids: readonly number[]): Place[] {
  const wanted = new Set(ids);
  const queue = [...ids];
  let last = 0;
  return places.flatMap(({ id, position }): Place[] => {
    // Of two that share a position the second moves on, or neither would stay where it is put.
    const free = Math.max(position, last + 1);
    last = free;
    const here = wanted.has(id) ? (queue.shift() ?? id) : id;
    const isSame = here === id && free === position;
    return isSame ? [] : [{ id: here, position: free }];
  });
}
