import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { readListQuery } from '../list-query.ts';
import { InboxToolbar } from './InboxToolbar.tsx';

const query = readListQuery(new URLSearchParams());

export const examples: Examples = {
  Plain: <InboxToolbar query={query} onChange={nothing} />,
  'Sorted by name': (
    <InboxToolbar query={{ ...query, search: 'Ann', sort: 'name', order: 'asc' }} onChange={nothing} />
  ),
};
