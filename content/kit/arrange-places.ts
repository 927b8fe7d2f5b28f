type Place = { id: number; position: number };

/**
 * Gives records the order that their ids are listed in: they share out the places that they hold together, and all
 * others keep theirs. So reordering some of them does not move the others.
 * @param places all of them, as they stand now
 * @returns only the places that change
 */
export function arrangePlaces(places: readonly Place[], ids: readonly number[]): Place[] {
  const wanted = new Set(ids);
  const queue = [...ids];
  let last = 0;
  return places.flatMap(({ id, position }): Place[] => {
    // Of two with the same position the second moves on; otherwise the order between them would not change.
    const free = Math.max(position, last + 1);
    last = free;
    const here = wanted.has(id) ? (queue.shift() ?? id) : id;
    const isSame = here === id && free === position;
    return isSame ? [] : [{ id: here, position: free }];
  });
}
