import { Button } from '@mantine/core';
import type { Examples } from '../../../catalogue/examples.ts';
import { EmptyState, NothingFound, NothingYet } from './EmptyState.tsx';

export const examples: Examples = {
  'With an action': (
    <EmptyState
      title="No products yet"
      text="The first one opens the showcase."
      action={<Button>Add one</Button>}
    />
  ),
  'Without an action': <EmptyState title="No messages" text="Nobody has written yet." />,
  'Something else has to be there first': (
    <NothingYet
      noun={{ one: 'product', many: 'products' }}
      purpose="A product is a stone with its pictures."
      newPath="/admin/products/new/"
      missing={{ noun: { one: 'category' }, path: 'categories' }}
    />
  ),
  'Nothing found': <NothingFound noun={{ many: 'products' }} allPath="/admin/products/" />,
};
