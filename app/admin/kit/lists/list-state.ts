import type { FilterName, ListFilter, ListSort, SortOrder } from './list-definition.ts';

/** The query of a list. All of it is in the URL, under the API's own names. */
export type ListState = {
  search: string;
  filters: Partial<Record<FilterName, string>>;
  sort: { by: string; order: SortOrder };
  /** Counts from 1. */
  page: number;
};

/** The part of a list's definition that says which queries are possible. */
export type ListOptions = { filters: readonly ListFilter[]; sorts: readonly [ListSort, ...ListSort[]] };

/** Records on a page; more would make the list slow on phones. */
export const perPage = 50;

/** Reads the URL. Invalid values, such as an unknown sort, are ignored. */
export function readListState(options: ListOptions, parameters: URLSearchParams): ListState {
  const filters: ListState['filters'] = {};
  for (const filter of options.filters) {
    const value = parameters.get(filter.name) ?? '';
    if (value && isPossible(filter, value)) filters[filter.name] = value;
  }
  return {
    search: (parameters.get('search') ?? '').trim(),
    filters,
    sort: readSort(options.sorts, parameters),
    page: pageIn(parameters),
  };
}

/** The page that a URL names, counted from 1; the first where it names none. */
export function pageIn(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The shortest URL query for a state: defaults are left out. */
export function writeListState(options: ListOptions, state: ListState): URLSearchParams {
  const parameters = new URLSearchParams();
  if (state.search) parameters.set('search', state.search);
  for (const [name, value] of Object.entries(state.filters)) if (value) parameters.set(name, value);
  if (!isSameSort(state.sort, options.sorts[0])) {
    parameters.set('sort', state.sort.by);
    parameters.set('order', state.sort.order);
  }
  if (state.page > 1) parameters.set('page', String(state.page));
  return parameters;
}

/** The query of the API request for a state. */
export function listQueryOf(state: ListState): URLSearchParams {
  const { sort, page, filters, search } = state;
  const parameters = new URLSearchParams({ sort: sort.by, order: sort.order });
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
  if (search) parameters.set('search', search);
  parameters.set('page', String(page));
  parameters.set('per_page', String(perPage));
  return parameters;
}

/** Whether a search or filter limits the records. */
export function isNarrowed(state: ListState): boolean {
  return state.search !== '' || Object.values(state.filters).some(Boolean);
}

export function isSameSort(one: ListState['sort'], other: ListState['sort']): boolean {
  return one.by === other.by && one.order === other.order;
}

function readSort(sorts: ListOptions['sorts'], parameters: URLSearchParams): ListState['sort'] {
  const by = parameters.get('sort');
  const order = parameters.get('order');
  const known = sorts.find((sort) => sort.by === by && (order === null || sort.order === order)) ?? sorts[0];
  return { by: known.by, order: known.order };
}

function isPossible(filter: ListFilter, value: string): boolean {
  return filter.choices === 'loaded' || filter.choices.some((choice) => choice.value === value);
}
