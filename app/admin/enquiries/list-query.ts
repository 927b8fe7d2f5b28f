import { handlingStatuses, inboxSorts } from '#enquiries/handling.shared.ts';

/** specification/back-office.md, "Enquiries". */
export const pageSize = 20;

export type ListQuery = {
  page: number;
  search: string;
  product: string;
  status: string;
  /** One of `inboxSorts`. */
  sort: string;
  order: 'asc' | 'desc';
};

const defaults = { page: 1, search: '', product: '', status: '', sort: 'date', order: 'desc' } as const;

/** Reads a list's query from the URL; invalid parameters are ignored. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get('page') ?? defaults.page);
  const sort = oneOf(inboxSorts, query.get('sort')) ?? defaults.sort;
  return {
    page: Number.isInteger(page) && page > 0 ? page : defaults.page,
    search: query.get('search') ?? '',
    product: query.get('product') ?? '',
    status: oneOf(handlingStatuses, query.get('status')) ?? '',
    sort,
    order: readOrder(query.get('order'), sort),
  };
}

/**
 * The query with some filters changed. Any change but that of the page resets to the first page; parameters
 * with their default value are left out.
 */
export function changeListQuery(query: URLSearchParams, change: Partial<ListQuery>): URLSearchParams {
  const next = { ...readListQuery(query), page: defaults.page, ...change };
  const changed = new URLSearchParams();
  for (const [name, value] of Object.entries(next)) {
    const usual = name === 'order' ? usualOrder(next.sort) : Reflect.get(defaults, name);
    if (value !== usual) changed.set(name, String(value));
  }
  return changed;
}

/** The query of the API's endpoint for the same list. */
export function apiQueryOf(query: URLSearchParams): string {
  const { page, ...filters } = readListQuery(query);
  return new URLSearchParams({
    page: String(page),
    per_page: String(pageSize),
    ...withoutEmpty(filters),
  }).toString();
}

/** The query of an export: the same filters, every page. */
export function exportQueryOf(query: URLSearchParams): string {
  const { page: _, ...filters } = readListQuery(query);
  return new URLSearchParams(withoutEmpty(filters)).toString();
}

export function hasFilters(query: URLSearchParams): boolean {
  const { search, product, status } = readListQuery(query);
  return Boolean(search || product || status);
}

/** Newest first, and names from A. */
export function usualOrder(sort: string): 'asc' | 'desc' {
  return sort === 'date' ? 'desc' : 'asc';
}

function readOrder(order: string | null, sort: string): 'asc' | 'desc' {
  return order === 'asc' || order === 'desc' ? order : usualOrder(sort);
}

function oneOf(known: readonly string[], text: string | null): string | undefined {
  return known.find((value) => value === text);
}

function withoutEmpty(filters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}
