import type { ContentServices } from '#content/content-services.ts';
import { foldText } from '#database/fold-text.ts';
import type { LandingListService } from './landing-lists.service.ts';

/** Names change seldom, and searches are counted one by one. */
const keptMs = 60_000;

type Parts = {
  landingLists: LandingListService;
  landingPages: Pick<ContentServices['landingPages'], 'listFields'>;
};

export type LandingSearch = ReturnType<typeof createLandingSearch>;

/** Whether the lists of stones on a landing page have what is searched there: the browser filters them as this does. */
export function createLandingSearch(
  { landingLists, landingPages }: Parts,
  options: { now?: () => number } = {},
) {
  const now = options.now ?? Date.now;
  let kept: { names: ReadonlyMap<string, readonly string[]>; untilMs: number } | undefined;

  /** The names of the stones on each landing page, by its slug. */
  async function readNames(): Promise<ReadonlyMap<string, readonly string[]>> {
    if (kept && kept.untilMs > now()) return kept.names;
    const fields = ['slug', 'lists', 'popular'] as const;
    const { records } = await landingPages.listFields({ reader: 'visitor', fields });
    const names = new Map<string, readonly string[]>();
    for (const page of records) {
      const { lists } = await landingLists.read(page);
      names.set(
        page.slug,
        lists.flatMap(({ products }) => products.map(({ name }) => foldText(name))),
      );
    }
    kept = { names, untilMs: now() + keptMs };
    return names;
  }

  return {
    /** How many stones of a landing page have a name with every word of the query in it; undefined where there is no such page. */
    async countNamed(slug: string, query: string): Promise<number | undefined> {
      const words = foldText(query).split(' ').filter(Boolean);
      const names = (await readNames()).get(slug);
      return names?.filter((name) => words.every((word) => name.includes(word))).length;
    },
  };
}
