import { foldText } from '#database/fold-text.ts';
import type { LandingListService } from './landing-lists.service.ts';

/** Names change seldom, and searches are counted one by one. */
const keptMs = 60_000;

/** Whether the lists of stones on the landing page have what is searched there: the browser filters them as this does. */
export function createLandingSearch(lists: LandingListService, options: { now?: () => number } = {}) {
  const now = options.now ?? Date.now;
  let kept: { names: readonly string[]; untilMs: number } | undefined;

  async function readNames(): Promise<readonly string[]> {
    if (kept && kept.untilMs > now()) return kept.names;
    const { lists: shown } = await lists.read();
    const names = shown.flatMap(({ products }) => products.map(({ name }) => foldText(name)));
    kept = { names, untilMs: now() + keptMs };
    return names;
  }

  return {
    /** How many have a name with every word of the query in it. */
    async countNamed(query: string): Promise<number> {
      const words = foldText(query).split(' ').filter(Boolean);
      return (await readNames()).filter((name) => words.every((word) => name.includes(word))).length;
    },
  };
}
