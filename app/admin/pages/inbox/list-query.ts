import { dueFilters, inboxItemSorts, inboxKinds, itemStatuses } from '#inbox/submit/handling.shared.ts';

/** specification/back-office.md, "Inbox". */
export const pageSize = 20;

export type ListQuery = {
  page: number;
  search: string;
  product: string;
  /** Kinds and statuses may be several, with commas. */
  kind: string;
  status: string;
  /** An administrator's name, `me`, or `none`. */
  assignee: string;
  due: string;
  /** A BCP 47 tag. */
  language: string;
  /** One of `inboxItemSorts`. */
  sort: string;
  order: 'asc' | 'desc';
};

/** What narrows the list. */
const filterNames = ['search', 'kind', 'status', 'assignee', 'due', 'language', 'product'] as const;
const noFilter = { search: '', product: '', kind: '', status: '', assignee: '', due: '', language: '' };
const defaults = { page: 1, ...noFilter, sort: 'date', order: 'desc' } as const;

/** Reads a list's query from the URL; invalid parameters are ignored. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get('page') ?? defaults.page);
  const sort = oneOf(inboxItemSorts, query.get('sort')) ?? defaults.sort;
  return {
    page: Number.isInteger(page) && page > 0 ? page : defaults.page,
    search: query.get('search') ?? '',
    product: query.get('product') ?? '',
    kind: someOf(inboxKinds, query.get('kind')),
    status: someOf(itemStatuses, query.get('status')),
    assignee: query.get('assignee') ?? '',
    due: oneOf(dueFilters, query.get('due')) ?? '',
    language: query.get('language') ?? '',
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

/** Takes every filter off. */
export const withoutFilters: Partial<ListQuery> = { ...noFilter, sort: 'date', order: 'desc' };

/** What a view keeps of a query: filters and order, as the API takes them. */
export function viewQueryOf(query: URLSearchParams): Record<string, string> {
  const { page: _, order, ...filters } = readListQuery(query);
  const kept = withoutEmpty({ ...filters, sort: filters.sort === defaults.sort ? '' : filters.sort });
  return order === usualOrder(filters.sort) ? kept : { ...kept, order };
}

/** The query of an export: the same filters, every page. */
export function exportQueryOf(query: URLSearchParams): string {
  const { page: _, ...filters } = readListQuery(query);
  return new URLSearchParams(withoutEmpty(filters)).toString();
}

export function hasFilters(query: URLSearchParams): boolean {
  const read = readListQuery(query);
  return filterNames.some((name) => read[name] !== '');
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

/** Those that are known, with commas. */
function someOf(known: readonly string[], text: string | null): string {
  const values = (text ?? '').split(',');
  return known.filter((value) => values.includes(value)).join(',');
}

function withoutEmpty(filters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}
