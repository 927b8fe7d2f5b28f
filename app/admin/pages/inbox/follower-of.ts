type Numbered = { id: number };

/**
 * What comes after the items of a page where some of them have left the list since: the first of those that have moved
 * up to the page; undefined where it is the next page that follows.
 */
export function followerOf(before: readonly Numbered[], now: readonly Numbered[]): number | undefined {
  const known = new Set(before.map(({ id }) => id));
  const last = now.findLastIndex(({ id }) => known.has(id));
  return now[last + 1]?.id;
}
