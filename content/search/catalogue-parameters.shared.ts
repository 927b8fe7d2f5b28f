/** What visitors search, in the order in which results of the same rank stand. */
export const searchKinds = ['stone', 'article', 'project', 'landing', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What a search can be narrowed by beside its words, in the order in which it is offered; parameters of the same name. */
export const facetNames = [
  ...(['kind', 'category', 'colour', 'origin'] as const),
  ...(['rock_class', 'use', 'finish', 'thickness', 'availability'] as const),
] as const;
export type FacetName = (typeof facetNames)[number];

/** Values chosen of some facets; several of one facet widen, several facets narrow. */
export type Narrowing = Partial<Record<FacetName, readonly string[]>>;

export const catalogueSorts = ['relevance', 'position', 'name', '-name', 'newest'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

const maxQueryLength = 200;
/** More values of one facet than there are to choose from widen nothing. */
export const maxValues = 30;
export const maxValueLength = 120;

/** What the address of a page with results says. */
export type CatalogueChoice = {
  query: string;
  narrowing: Narrowing;
  sort: CatalogueSort | undefined;
  page: number;
};

type Labelled = Readonly<Record<FacetName, readonly { value: string; label: string }[]>>;

/** What a list is narrowed by, in words. */
export function wordsOfChoice({ narrowing }: CatalogueChoice, facets: Labelled): string[] {
  return facetNames.flatMap((name) =>
    (narrowing[name] ?? []).map((value) => labelOfValue(facets[name], value)),
  );
}

/** A value that nothing has any more is its own label. */
export function labelOfValue(values: Labelled[FacetName], value: string): string {
  return values.find((known) => known.value === value)?.label ?? value;
}

/** Reads an address as leniently as a page should: what makes no sense is as if it were not there. */
export function readChoice(search: URLSearchParams): CatalogueChoice {
  const query = (search.get('q') ?? '').trim().slice(0, maxQueryLength);
  const narrowing: Narrowing = {};
  for (const name of facetNames) {
    const values = search
      .getAll(name)
      .map((value) => value.trim())
      .filter((value) => value !== '' && value.length <= maxValueLength);
    if (values.length > 0) narrowing[name] = [...new Set(values)].slice(0, maxValues);
  }
  const page = Number(search.get('page') ?? 1);
  return {
    ...{ query, narrowing },
    sort: catalogueSorts.find((sort) => sort === search.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address that says it; what goes without saying is left out. */
export function hrefOfChoice(path: string, { query, narrowing, sort, page }: CatalogueChoice): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  for (const name of facetNames) for (const value of narrowing[name] ?? []) search.append(name, value);
  if (sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What of an address narrows or orders a list, without its page; empty for the whole list in its own order. */
export function queryOfChoice(choice: CatalogueChoice): string {
  return hrefOfChoice('', { ...choice, page: 1 }).slice(1);
}

/** The same without, or with, one value of a facet, from its first page. */
export function toggleValue(
  choice: CatalogueChoice,
  { name, value }: { name: FacetName; value: string },
): CatalogueChoice {
  const values = choice.narrowing[name] ?? [];
  const changed = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...choice, narrowing: { ...choice.narrowing, [name]: changed }, page: 1 };
}
