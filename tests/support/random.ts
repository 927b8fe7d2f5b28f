export type Random = ReturnType<typeof createRandom>;

/** The same choices for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (share: number) => next() < share,
    /** One of them; of none, none, which callers who have some need not expect. */
    pick: <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)] as T,
  };
}
