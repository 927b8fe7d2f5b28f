import { useEffect, useState } from 'react';
import { type KeptLine, readLines, writeLines } from '../shortlist/kept-lines.ts';
import type { ShownStones } from './load-stones.ts';

/** Few enough for the longest address that servers take. */
const stonesAtOnce = 40;

/**
 * The stones of the lines: those that came with the page, the others asked for.
 * @returns what is known of them, and the slugs that lead to no stone (any more)
 */
export function useStones(lines: readonly KeptLine[], given: ShownStones) {
  const [known, setKnown] = useState<ShownStones>(given);
  const [gone, setGone] = useState<readonly string[]>([]);
  const unknown = lines
    .map(({ product }) => product)
    .filter((slug) => !(slug in known) && !(slug in given) && !gone.includes(slug));
  const asked = [...new Set(unknown)].slice(0, stonesAtOnce).join(',');
  useEffect(() => {
    if (asked === '') return;
    const stop = new AbortController();
    void fetchStones(asked, stop.signal).then((stones) => {
      if (!stones) return;
      setKnown((former) => ({ ...former, ...stones }));
      setGone((former) => [...former, ...asked.split(',').filter((slug) => !(slug in stones))]);
      keepNames(stones);
    });
    return () => stop.abort();
  }, [asked]);
  return { stones: { ...known, ...given }, gone };
}

async function fetchStones(slugs: string, signal: AbortSignal): Promise<ShownStones | undefined> {
  try {
    const response = await fetch(`/shortlist/stones.json?stones=${encodeURIComponent(slugs)}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    // Without them the names that were kept are shown.
    return undefined;
  }
}

/** A name outlives its stone on the list. */
function keepNames(stones: ShownStones): void {
  const lines = readLines();
  const named = lines.map((line) => {
    const stone = stones[line.product];
    return stone && (stone.name !== line.name || stone.slug !== line.product)
      ? { ...line, product: stone.slug, name: stone.name }
      : line;
  });
  if (named.some((line, index) => line !== lines[index])) writeLines(named);
}
