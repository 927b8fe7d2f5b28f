import { mostCompared } from '#content/entities/product/compare-path.shared.ts';

/** What the address of a comparison says. */
export type AskedComparison = {
  /** Each once, in their order; more than fit side by side as well. */
  slugs: string[];
  /** Those that are named more than once. */
  repeated: string[];
  isOnlyDifferences: boolean;
  /** What was typed to add a stone. */
  added: string;
};

/** No link of ours names as many; a longer one is cut, so that nobody can ask for thousands. */
const mostRead = 3 * mostCompared;
const longestAdded = 200;

/** Reads `?stones=a,b,c`; `stones` may stand there more than once. */
export function readComparison(query: URLSearchParams): AskedComparison {
  const named = query
    .getAll('stones')
    .flatMap((list) => list.split(','))
    .map((slug) => slug.trim().toLowerCase())
    .filter(Boolean)
    .slice(0, mostRead);
  return {
    slugs: [...new Set(named)],
    repeated: [...new Set(named.filter((slug, index) => named.indexOf(slug) !== index))],
    isOnlyDifferences: query.get('only') === 'differences',
    added: (query.get('add') ?? '').trim().slice(0, longestAdded),
  };
}
