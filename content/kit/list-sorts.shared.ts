type SortOrder = 'asc' | 'desc';

/** A declared order taken apart: `likes desc`. */
export function parseSort(sort: string): { by: string; order: SortOrder } {
  const [by = '', order] = sort.split(' ');
  return { by, order: order === 'desc' ? 'desc' : 'asc' };
}

/** The order of a list where none is requested. */
export function defaultSortOf(entity: { sorts: readonly [string, ...string[]] }) {
  return parseSort(entity.sorts[0]);
}
