import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { inboxSortOptions } from '../inbox.ts';
import { readListQuery } from '../list-query.ts';
import { InboxToolbar } from './InboxToolbar.tsx';

const inbox = { searchHint: 'Name, email, phone or city', hasProducts: true, sorts: inboxSortOptions };
const query = readListQuery(new URLSearchParams());

export const examples: Examples = {
  'With a choice of products': <InboxToolbar inbox={inbox} query={query} onChange={nothing} />,
  'Sorted by name, without products': (
    <InboxToolbar
      inbox={{ ...inbox, hasProducts: false }}
      query={{ ...query, search: 'Ann', sort: 'name', order: 'asc' }}
      onChange={nothing}
    />
  ),
};
