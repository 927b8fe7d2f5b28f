import {
  type CatalogueChoice,
  type FacetName,
  facetNames,
  hrefOfChoice,
  queryOfChoice,
  readChoice,
} from '#content/search/catalogue-parameters.shared.ts';

/** How the stones of a collection are shown: large and small, or close together. */
export type StoneView = 'wall' | 'grid';

/** What the address of a collection says. */
export type CollectionAddress = {
  choice: CatalogueChoice;
  /** Whether the choices are offered, be it that nothing is chosen yet. */
  isNarrowing: boolean;
  /** Undefined where the browser remembers it. */
  view: StoneView | undefined;
};

/** What a collection can be narrowed by: it is one collection, of stones alone. */
export const collectionFacets = facetNames.filter((name) => name !== 'kind' && name !== 'category');

export function readCollectionAddress(search: URLSearchParams): CollectionAddress {
  const { narrowing, sort, page } = readChoice(search);
  const own = collectionFacets.map((name): [FacetName, readonly string[] | undefined] => [
    name,
    narrowing[name],
  ]);
  const choice = {
    ...{ query: '', sort: sort === 'relevance' ? undefined : sort, page },
    narrowing: Object.fromEntries(own.filter(([, values]) => values)),
  };
  return {
    choice,
    isNarrowing: search.has('narrow') || queryOfChoice(choice) !== '',
    view: readView(search.get('view')),
  };
}

/** The address of a collection whose choices are offered: `narrow` says so where nothing is chosen. */
export function hrefOfNarrowed(
  path: string,
  { choice, view }: { choice: CatalogueChoice; view?: StoneView | undefined },
): string {
  const search = new URLSearchParams(hrefOfChoice('', choice));
  if (!queryOfChoice(choice)) search.set('narrow', 'open');
  if (view) search.set('view', view);
  return `${path}?${search}`;
}

function readView(text: string | null): StoneView | undefined {
  return text === 'wall' || text === 'grid' ? text : undefined;
}
