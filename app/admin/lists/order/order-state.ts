import type { ListDefinition, ListedRecord } from '../list-definition.ts';
import type { ListState } from '../list-state.ts';

type Orderable = Pick<ListDefinition<ListedRecord>, 'isOrderedByHand' | 'orderedWithin' | 'noun'>;

/** Whether the records shown can be put in order, and what is missing where they cannot. */
export type OrderState = { isPossible: boolean; hint: string };

/** Only the complete order that visitors see can be changed, not that of a part of it. */
export function orderStateOf(list: Orderable, state: ListState): OrderState {
  const isSiteOrder = state.sort.by === 'position' && state.sort.order === 'asc';
  if (!list.isOrderedByHand || !isSiteOrder) return { isPossible: false, hint: '' };
  const owner = list.orderedWithin;
  if (owner !== undefined && !state.filters[owner]) {
    return { isPossible: false, hint: `Choose a ${owner} to put its ${list.noun.many} in order.` };
  }
  const others = Object.entries(state.filters).filter(([name, value]) => name !== owner && value);
  if (state.search !== '' || others.length > 0) {
    const what = `To put ${list.noun.many} in order, show all of them: without search and status.`;
    return { isPossible: false, hint: what };
  }
  return { isPossible: true, hint: '' };
}
